import { randomUUID } from 'node:crypto';
import { AppError, isOutage } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { requestContext } from '@/lib/request/context';
import { apiMessages } from './api-messages';
import { HttpError, type HttpErrorName, httpErrors } from './http-errors';

type FailureResponse = {
  status: number;
  cookies?: undefined;
  headers: Record<string, string>;
  body: { status: false; code: string; message: string; errors?: Record<string, string>; id?: string };
};

/**
 * Converts an error to the response: an expected one with its message, any other with the id under which it is logged.
 */
export function toFailureResponse(error: unknown): FailureResponse {
  if (error instanceof HttpError) return buildFailure(error.errorName);
  if (error instanceof AppError) return buildFailure(error.kind, error);
  if (isOutage(error)) {
    log.warn({ error: describeError(error) }, 'a request failed in an outage');
    return buildFailure('busy');
  }
  const id = requestContext.getStore()?.id ?? randomUUID();
  log.error({ request: id, error: describeError(error) }, 'a call failed');
  const broken = buildFailure('broken');
  return { ...broken, body: { ...broken.body, id } };
}

function buildFailure(name: HttpErrorName, error?: AppError): FailureResponse {
  const refusal = httpErrors[name];
  const fields = error?.fields ?? {};
  const [firstField] = Object.values(fields);
  return {
    status: refusal.status,
    headers: {
      ...('headers' in refusal ? refusal.headers : {}),
      ...(error?.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) }),
    },
    body: {
      status: false,
      code: refusal.code,
      message: firstField ?? error?.text ?? apiMessages[refusal.message].th,
      ...(firstField === undefined ? {} : { errors: { ...fields } }),
    },
  };
}
