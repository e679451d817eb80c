import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { findLastChange } from '@/lib/audit/last-change';
import { isProofError } from '@/lib/auth/fresh-proof';
import { readFormViewer } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError, createInvalidError, ignoreOutage, isOutage } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { gatewayMessages } from '@/lib/http/messages';
import { describeError, log } from '@/lib/log/log';
import { pickMessage } from '@/lib/messages/message';
import { requestContext, setStatus } from '@/lib/request/context';

/** State of a form after it was sent. */
export type FormState = {
  /** Message for a toast; set on success. */
  done?: string;
  /** Error message for the whole form. */
  error?: string;
  /** Error messages by field name. */
  fields?: Record<string, string>;
  /** Typed values, to fill the form again; never a password. On success, values that the form shows once. */
  values?: Record<string, string>;
  /** Next page after success. */
  to?: string;
  /** Fields that undo the action when sent to it; set on success if it can be undone. */
  undo?: Record<string, string>;
  /** True if somebody else changed the data first, so the page must be reloaded. */
  conflict?: boolean;
  /** Set if an older version was open in the form: the last author and the time of the last change, where known. */
  stale?: { by?: string; at?: string };
  /** True if the password must be typed again first; the same form is sent once more after it. */
  proof?: boolean;
  /** True if the portal was down or overloaded, so the same form may be sent again. */
  unsent?: boolean;
};

export type FormFields = Readonly<Record<string, string>>;
type FormHandler = (
  fields: FormFields,
  viewer: Viewer,
  /** The form itself, for repeated fields. */
  form: FormData,
) => Promise<Pick<FormState, 'done' | 'to' | 'values' | 'undo' | 'error'>>;

/** Names of fields that hold secrets and are not returned. */
const SECRET_FIELD = /password|code|apikey/i;
/** Names of fields that React adds to a form sent without script. */
const REACT_FIELD = /^\$ACTION/;

/**
 * Wraps a command for a form: reads the form and its viewer, and returns the words of refusals. It never throws, except
 * for Next's own redirects; a bug is logged under an id that the sender sees. Every export of a server actions file must
 * be made here (testing/server-actions.test.ts), as anybody can call one with any arguments.
 *
 * @param plain fields whose names look like secrets but are not, such as an organisation's code: they are returned
 */
export function formAction(
  run: FormHandler,
  plain: readonly string[] = [],
): (before: FormState, form: FormData) => Promise<FormState> {
  return async (_before, form) => {
    let fields: FormFields = {};
    let viewer: Viewer | undefined;
    try {
      fields = readFields(form);
      viewer = await readFormViewer();
      if (!viewer) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.foreign'));
      return await run(fields, viewer, form);
    } catch (error) {
      const failed = toFailedState(toClientError(error, viewer));
      return { ...failed, ...(await toStaleState(error)), values: omitSecretFields(fields, plain) };
    }
  };
}

/**
 * Response of an action that leads to another page. With script the page navigates by itself, as Next's own redirect
 * from an action would request the next page at an address that may not be ours; without script the response is a
 * redirect.
 */
export async function redirectTo(to: string, done: string): Promise<Pick<FormState, 'done' | 'to'>> {
  if (!(await headers()).has('next-action')) redirect(to);
  return { done, to };
}

/**
 * Text fields of a form by name; anything but a form is refused. The last value of a repeated field counts, as for
 * checkboxes after a hidden default.
 */
function readFields(form: unknown): FormFields {
  if (!(form instanceof FormData)) throw createInvalidError({});
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !REACT_FIELD.test(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** Reports an expired session instead of a missing right, for a form that was open until its session ended. */
function toClientError(error: unknown, viewer: Viewer | undefined): unknown {
  const isForbidden = error instanceof AppError && error.key === 'errors.forbidden';
  const isNobody = viewer !== undefined && viewer.accountId === undefined;
  return isForbidden && isNobody
    ? new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'))
    : error;
}

function toFailedState(error: unknown): FormState {
  if (isProofError(error)) return { error: error.text, proof: true };
  if (error instanceof AppError) return toFormState(error);
  if (isOutage(error)) {
    setStatus(503);
    log.warn({ error: describeError(error) }, 'a form failed in an outage');
    return { error: gatewayMessages['front.away'].th, unsent: true };
  }
  if (error instanceof Error && 'digest' in error) throw error;
  const id = requestContext.getStore()?.id ?? randomUUID();
  log.error({ request: id, error: describeError(error) }, 'a form failed');
  return { error: `${errorMessages['errors.broken']} (${id})` };
}

/** Account that saved the thing since the form was opened, and when; nothing for another refusal. */
async function toStaleState(error: unknown): Promise<Pick<FormState, 'stale' | 'error'>> {
  if (!(error instanceof AppError) || !error.changed) return {};
  const last = await findLastChange(error.changed).catch(ignoreOutage);
  return { error: errorMessages['errors.stale'], stale: last ? { by: last.by, at: last.at.toISOString() } : {} };
}

/** Adds the wait in minutes, or in seconds below one minute. */
function toFormState({ kind, text, fields, retryAfterSeconds = 0 }: AppError): FormState {
  const wait =
    retryAfterSeconds >= 60 ? ` (อีก ${Math.ceil(retryAfterSeconds / 60)} นาที)` : ` (อีก ${retryAfterSeconds} วินาที)`;
  return {
    error: kind === 'limited' && retryAfterSeconds > 0 ? text + wait : text,
    ...(Object.keys(fields).length > 0 ? { fields: { ...fields } } : {}),
    ...(kind === 'conflict' ? { conflict: true } : {}),
    ...(kind === 'busy' ? { unsent: true } : {}),
  };
}

const omitSecretFields = (fields: FormFields, plain: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => plain.includes(name) || !SECRET_FIELD.test(name)));
