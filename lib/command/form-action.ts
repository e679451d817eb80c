import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { readFormViewer } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError, isOutage } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { t } from '@/lib/messages/messages';
import { requestContext, setStatus } from '@/lib/request/context';

/** What a form shows after it was sent. */
export type FormState = {
  /** What was done, in words for a toast; set on success. */
  done?: string;
  /** What went wrong with the whole form. */
  error?: string;
  /** What is wrong with single fields, by their names. */
  fields?: Record<string, string>;
  /** What was typed, to fill the form again; never a password. After success, what the form shows this once. */
  values?: Record<string, string>;
  /** Where to go on after success. */
  to?: string;
  /** The fields that, sent to the same action, take back what was done; on success, where there is a way back. */
  undo?: Record<string, string>;
  /** True when somebody else was faster, so that the page is to be loaded again. */
  conflict?: boolean;
  /** True when the portal was away or had too much to do, so that the same may be sent again. */
  unsent?: boolean;
};

export type FormFields = Readonly<Record<string, string>>;
type FormHandler = (
  fields: FormFields,
  viewer: Viewer,
  /** The form itself, where a field comes more than once. */
  form: FormData,
) => Promise<Pick<FormState, 'done' | 'to' | 'values' | 'undo' | 'error'>>;

/** Fields of these names hold secrets and don't come back. */
const SECRET_FIELD = /password|code/i;
/** Names that React adds to a form that is sent without script. */
const REACT_FIELD = /^\$ACTION/;

/**
 * The form's side of a command: reads the form and who sends it, and puts refusals into words. It never throws but for
 * Next's own redirects; a bug is logged under an id that the sender sees. Every export of a file of server actions is made
 * here (testing/server-actions.test.ts), as anybody may call one with whatever arguments.
 *
 * @param plain fields that are called like secrets and hold none, such as an organisation's code: they do come back
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
      if (!viewer) throw new AppError('forbidden', 'errors.foreign');
      return await run(fields, viewer, form);
    } catch (error) {
      return { ...toFailedState(toClientError(error, viewer)), values: omitSecretFields(fields, plain) };
    }
  };
}

/**
 * What an action answers when the page shall go on at once. With script the page goes itself, as Next's own redirect out
 * of an action would ask for the next page at an address that may not be ours; without script the answer is a redirect.
 */
export async function redirectTo(to: string, done: string): Promise<Pick<FormState, 'done' | 'to'>> {
  if (!(await headers()).has('next-action')) redirect(to);
  return { done, to };
}

/** Text fields by name, of a form and of nothing else; of a repeated one the last counts, as with checkboxes behind a hidden default. */
function readFields(form: unknown): FormFields {
  if (!(form instanceof FormData)) throw new AppError('invalid', 'errors.invalid');
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !REACT_FIELD.test(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** A form that stood open until its session had ended hears that, not that the account may not. */
function toClientError(error: unknown, viewer: Viewer | undefined): unknown {
  const isForbidden = error instanceof AppError && error.key === 'errors.forbidden';
  const isNobody = viewer !== undefined && viewer.accountId === undefined;
  return isForbidden && isNobody ? new AppError('unauthenticated', 'errors.unauthenticated') : error;
}

function toFailedState(error: unknown): FormState {
  if (error instanceof AppError) return toFormState(error);
  if (isOutage(error)) {
    setStatus(503);
    log.warn({ error: describeError(error) }, 'a form failed in an outage');
    return { error: t('front.away'), unsent: true };
  }
  if (error instanceof Error && 'digest' in error) throw error;
  const id = requestContext.getStore()?.id ?? randomUUID();
  log.error({ request: id, error: describeError(error) }, 'a form failed');
  return { error: `${t('errors.broken')} (${id})` };
}

/** A wait is told in minutes, or in seconds while it is short. */
function toFormState({ key, kind, fields, retryAfterSeconds = 0 }: AppError): FormState {
  const wait =
    retryAfterSeconds >= 60 ? ` (อีก ${Math.ceil(retryAfterSeconds / 60)} นาที)` : ` (อีก ${retryAfterSeconds} วินาที)`;
  const words = Object.entries(fields).map(([name, message]) => [name, t(message)]);
  return {
    error: kind === 'limited' && retryAfterSeconds > 0 ? t(key) + wait : t(key),
    ...(words.length > 0 ? { fields: Object.fromEntries(words) } : {}),
    ...(kind === 'conflict' ? { conflict: true } : {}),
    ...(kind === 'busy' ? { unsent: true } : {}),
  };
}

const omitSecretFields = (fields: FormFields, plain: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => plain.includes(name) || !SECRET_FIELD.test(name)));
