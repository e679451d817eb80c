'use server';

import { getSentNoticesHref } from '@/lib/areas/notice-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { type FormFields, formAction, redirectTo } from '@/lib/command/form-action';
import { formatNumber } from '@/lib/time/format';
import { readNoticeAudience } from './audience/audience.rules';
import { deleteNotice, duplicateNotice, saveNotice } from './notices.commands';
import { noticesMessages } from './notices.messages';
import { readAttachments } from './notices.rules';
import { formatUnit, sendsToPeople } from './people/people.rules';
import { recallNotice, sendNotice } from './sending.commands';

const buildNoticePath = (viewer: Viewer, id: number | string): string =>
  `${getSentNoticesHref(viewer)}/${encodeURIComponent(id)}`;

/** Redirect targets after saving, by the `step` of the pressed button. */
const nextPages: Readonly<Record<string, (fields: FormFields) => string>> = {
  preview: () => '?view=preview',
  send: () => '?ask=send',
  find: ({ find = '' }) => `?${new URLSearchParams({ find })}#circles`,
};
/** Step of a button that shows a page of the recipients, such as `recipients-2`. */
const RECIPIENTS_STEP = /^recipients-([1-9][0-9]{0,3})$/;

function toNextPage(fields: FormFields): string {
  const { step = '' } = fields;
  const [, page] = RECIPIENTS_STEP.exec(step) ?? [];
  if (page !== undefined) return `?recipients=${page}#circles`;
  return (Object.hasOwn(nextPages, step) && nextPages[step]?.(fields)) || '';
}

/** Saves a draft. `id` and `version` are empty for a new one; `step` is the button pressed. */
export const saveNoticeAction = formAction(async (fields, viewer) => {
  const { id, version, step = '' } = fields;
  const saved = await saveNotice(
    {
      ...fields,
      id: id || undefined,
      version: version || undefined,
      circles: readNoticeAudience(fields),
      attachments: readAttachments(fields),
      isReady: step === 'send',
    },
    viewer,
  );
  return redirectTo(`${buildNoticePath(viewer, saved.id)}${toNextPage(fields)}`, noticesMessages['notices.saved']);
});

export const sendNoticeAction = formAction(async ({ id = '', version }, viewer) => {
  const { delivered } = await sendNotice({ id, version }, viewer);
  return redirectTo(
    buildNoticePath(viewer, id),
    `${noticesMessages['notices.sentDone']} ${formatNumber(delivered)} ${formatUnit(sendsToPeople(viewer))}`,
  );
});

export const deleteNoticeAction = formAction(async ({ id }, viewer) => {
  await deleteNotice({ id }, viewer);
  return redirectTo(getSentNoticesHref(viewer), noticesMessages['notices.deleted']);
});

export const recallNoticeAction = formAction(async ({ id = '' }, viewer) => {
  await recallNotice({ id }, viewer);
  return redirectTo(buildNoticePath(viewer, id), noticesMessages['notices.recalledDone']);
});

/** Creates a draft from a notice. */
export const duplicateNoticeAction = formAction(async ({ id }, viewer) => {
  const made = await duplicateNotice({ id }, viewer);
  return redirectTo(buildNoticePath(viewer, made.id), noticesMessages['notices.duplicated']);
});
