import { randomUUID } from 'node:crypto';
import { AppError, isOutage } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { findThai } from '@/lib/messages/message';
import { messages } from '@/lib/messages/messages';
import { requestContext } from '@/lib/request/context';
import { apiMessages } from './api-messages';
import { HttpError, type HttpErrorName, httpErrors } from './http-errors';

type FailureResponse = {
  status: number;
  cookies?: undefined;
  headers: Record<string, string>;
  body: { status: false; code: string; message: string; errors?: Record<string, string>; id?: string };
};

const allMessages = { ...messages, ...apiMessages };
const findMessage = (key: string | undefined): string | undefined => findThai(allMessages, key ?? '');

/**
 * Converts an error to the response: an expected one with its message, any other with the id under which it is logged.
 */
export function toFailureResponse(error: unknown): FailureResponse {
  if (error instanceof HttpError) return buildFailure(error.errorName);
  if (error instanceof AppError) return buildFailure(error.kind, error.key, error.fields, error.retryAfterSeconds);
  if (isOutage(error)) {
    log.warn({ error: describeError(error) }, 'a request failed in an outage');
    return buildFailure('busy');
  }
  const id = requestContext.getStore()?.id ?? randomUUID();
  log.error({ request: id, error: describeError(error) }, 'a call failed');
  const broken = buildFailure('broken');
  return { ...broken, body: { ...broken.body, id } };
}

function buildFailure(
  name: HttpErrorName,
  key?: string,
  fields: Readonly<Record<string, string>> = {},
  retryAfter?: number,
): FailureResponse {
  const refusal = httpErrors[name];
  const [firstField] = Object.values(fields);
  const errors = Object.entries(fields).map(([field, message]) => [
    field,
    findMessage(message) ?? apiMessages['api.invalidField'].th,
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
      message: findMessage(firstField) ?? findMessage(key) ?? apiMessages[refusal.message].th,
      ...(errors.length > 0 ? { errors: Object.fromEntries(errors) } : {}),
    },
  };
}
