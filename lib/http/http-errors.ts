import type { apiMessages } from './api-messages';

type HttpErrorDefinition = {
  status: number;
  code: string;
  message: keyof typeof apiMessages;
  headers?: Record<string, string>;
};

/** Seconds until a client may retry, when a rate limit or an outage gives no time of its own. */
const RETRY_SECONDS = '5';

/** Every error of a call; the kinds of AppError are among them. */
export const httpErrors = {
  unknownCall: { status: 404, code: 'UNKNOWN_CALL', message: 'api.unknownCall' },
  method: { status: 405, code: 'METHOD', message: 'api.method', headers: { Allow: 'POST' } },
  mediaType: { status: 415, code: 'MEDIA_TYPE', message: 'api.mediaType' },
  tooLarge: { status: 413, code: 'TOO_LARGE', message: 'api.tooLarge' },
  body: { status: 400, code: 'BODY', message: 'api.body' },
  tooManyFields: { status: 422, code: 'TOO_MANY_FIELDS', message: 'api.tooManyFields' },
  repeatedParam: { status: 400, code: 'REPEATED', message: 'api.repeatedParam' },
  repeated: { status: 422, code: 'REPEATED', message: 'api.repeated' },
  mode: { status: 422, code: 'MODE', message: 'api.mode' },
  key: { status: 401, code: 'API_KEY', message: 'api.key' },
  invalid: { status: 422, code: 'INVALID', message: 'api.invalid' },
  unauthenticated: { status: 401, code: 'LOGIN', message: 'api.login' },
  forbidden: { status: 403, code: 'FORBIDDEN', message: 'api.forbidden' },
  missing: { status: 404, code: 'MISSING', message: 'api.missing' },
  conflict: { status: 409, code: 'CONFLICT', message: 'api.conflict' },
  limited: { status: 429, code: 'LIMITED', message: 'api.limited', headers: { 'Retry-After': RETRY_SECONDS } },
  busy: { status: 503, code: 'BUSY', message: 'api.busy', headers: { 'Retry-After': RETRY_SECONDS } },
  broken: { status: 500, code: 'BROKEN', message: 'api.broken' },
} as const satisfies Record<string, HttpErrorDefinition>;

export type HttpErrorName = keyof typeof httpErrors;

/** A call that is refused before any feature handles it. */
export class HttpError extends Error {
  constructor(readonly errorName: HttpErrorName) {
    super(errorName);
    this.name = 'HttpError';
  }
}
