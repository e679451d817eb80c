import { randomUUID } from 'node:crypto';
import { isOutage } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import type { GatewayContext, Middleware } from './context';
import type { GatewayRequest } from './gateway-request';
import type { GatewayResponse } from './gateway-response';
import { rejectRequest } from './reject';
import { readTarget } from './target';

/**
 * Runs one request through the middleware; a bug in one of them is logged and answered with 500, an outage with 503.
 *
 * @param known the request's id and body, if they are known already
 */
export async function runMiddleware(
  steps: readonly Middleware[],
  ask: GatewayRequest,
  answer: GatewayResponse,
  { id = randomUUID(), body }: { id?: string | undefined; body?: Buffer | undefined } = {},
): Promise<void> {
  const target = readTarget(ask.url ?? '');
  if (target) ask.url = target.url;
  const visit: GatewayContext = { req: ask, res: answer, id, path: target?.path ?? '', ...(body && { body }) };
  try {
    for (const step of steps) if (await step(visit)) return;
  } catch (error) {
    log.error({ request: visit.id, error: describeError(error) }, 'the gateway failed');
    if (answer.headersSent) answer.destroy();
    else rejectRequest(visit, isOutage(error) ? 'away' : 'broken');
  }
}
