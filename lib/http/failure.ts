import { randomUUID } from 'node:crypto';
import { AppError, isOutage } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { messages } from '@/lib/messages/messages';
import { trace } from '@/lib/request/context';
import { apiMessages } from './api-messages';
import { type RefusalName, Refused, refusals } from './refusals';

type Failure = {
  status: number;
  cookies?: undefined;
  headers: Record<string, string>;
  body: { status: false; code: string; message: string; errors?: Record<string, string>; id?: string };
};

const words = new Map<string, { th: string }>(Object.entries({ ...messages, ...apiMessages }));
const findWords = (key: string | undefined): string | undefined => words.get(key ?? '')?.th;

/** What the client hears of an error: an expected one in its own words, any other as an id under which it is logged. */
export function failure(error: unknown): Failure {
  if (error instanceof Refused) return failWith(error.refusal);
  if (error instanceof AppError) return failWith(error.kind, error.key, error.fields, error.retryAfterSeconds);
  if (isOutage(error)) {
    log.warn({ error: describeError(error) }, 'a call met an outage');
    return failWith('busy');
  }
  const id = trace.getStore()?.id ?? randomUUID();
  log.error({ request: id, error: describeError(error) }, 'a call failed');
  const broken = failWith('broken');
  return { ...broken, body: { ...broken.body, id } };
}

function failWith(
  name: RefusalName,
  key?: string,
  fields: Readonly<Record<string, string>> = {},
  retryAfter?: number,
): Failure {
  const refusal = refusals[name];
  const [firstField] = Object.values(fields);
  const errors = Object.entries(fields).map(([field, message]) => [
    field,
    findWords(message) ?? apiMessages['api.invalidField'].th,
  ]);
  return {
    status: refusal.status,
    headers: {
      ...('headers' in refusal ? refusal.headers : {}),
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
    body: {
      status: false,
      code: refusal.code,
      message: findWords(firstField) ?? findWords(key) ?? apiMessages[refusal.message].th,
      ...(errors.length > 0 ? { errors: Object.fromEntries(errors) } : {}),
    },
  };
}
