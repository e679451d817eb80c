import { isOutage } from '@/lib/errors/errors';
import { fetchPage } from './fetch-page';
import type { RenderWorkerClient } from './render-worker-client';

/** Node's code for a server that isn't there; it counts as an outage, so that readers get 503. */
const UNREACHABLE = 'ECONNREFUSED';

/**
 * Calls a render worker for something that only it can know.
 *
 * @param path one of `INTERNAL_PATHS`, with its query
 * @returns the parsed JSON of the response
 * @throws Error with the code of a lost connection if no worker can answer now
 */
export async function callInternal(
  process: RenderWorkerClient | undefined,
  path: string,
  cookie?: string,
): Promise<unknown> {
  if (!process) throw createUnreachableError();
  const { status, body } = await fetchPage(process, {
    path,
    encoding: 'identity',
    host: 'portal',
    id: 'inner',
    internal: { cookie },
  });
  if (status !== 200) throw createUnreachableError();
  return JSON.parse(body.toString('utf8'));
}

const createUnreachableError = (): Error =>
  Object.assign(new Error('no process that draws can answer'), { code: UNREACHABLE });

/**
 * Maps an outage to 'away', as without database or worker the gateway can't tell who may have what; rethrows other
 * errors.
 */
export function catchOutage(error: unknown): 'away' {
  if (!isOutage(error)) throw error;
  return 'away';
}
