import { randomUUID } from 'node:crypto';
import { AppError, isOutage } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { gatewayMessages } from '@/lib/http/messages';
import { describeError, log } from '@/lib/log/log';

/** Message of a refused step of several, that of its fields if it has any; a bug is logged under an id. */
export function formatStepError(error: unknown): string {
  if (error instanceof AppError) {
    const fields = [...new Set(Object.values(error.fields))];
    return fields.length > 0 ? fields.join(' · ') : error.text;
  }
  if (isOutage(error)) return gatewayMessages['front.away'].th;
  const step = randomUUID();
  log.error({ step, error: describeError(error) }, 'a step of several failed');
  return `${errorMessages['errors.broken']} (${step})`;
}
