'use server';

import { type FormFields, formAction, redirectTo } from '@/lib/command/form-action';
import { formatNumber } from '@/lib/time/format';
import { noticeAudienceMessages } from './audience/audience.messages';
import { readNoticeAudience } from './audience/audience.rules';
import { deleteNotice, duplicateNotice, saveNotice } from './notices.commands';
import { noticesMessages } from './notices.messages';
import { readAttachments } from './notices.rules';
import { recallNotice, sendNotice } from './sending.commands';

const LIST = '/administrator/notices';
const buildNoticePath = (id: number | string): string => `${LIST}/${encodeURIComponent(id)}`;

/** Redirect targets after saving, by the `step` of the pressed button. */
const nextPages: Readonly<Record<string, (id: number, fields: FormFields) => string>> = {
  preview: (id) => `${buildNoticePath(id)}?view=preview`,
  send: (id) => `${buildNoticePath(id)}?ask=send`,
  find: (id, { find = '' }) => `${buildNoticePath(id)}?${new URLSearchParams({ find })}#circles`,
};

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
    },
    viewer,
  );
  const to = Object.hasOwn(nextPages, step) ? nextPages[step]?.(saved.id, fields) : undefined;
  return redirectTo(to ?? buildNoticePath(saved.id), noticesMessages['notices.saved']);
});

export const sendNoticeAction = formAction(async ({ id = '', version }, viewer) => {
  const { delivered } = await sendNotice({ id, version }, viewer);
  return redirectTo(
    buildNoticePath(id),
    `${noticesMessages['notices.sentDone']} ${formatNumber(delivered)} ${noticeAudienceMessages['noticeCircles.organisations']}`,
  );
});

export const deleteNoticeAction = formAction(async ({ id }, viewer) => {
  await deleteNotice({ id }, viewer);
  return redirectTo(LIST, noticesMessages['notices.deleted']);
});

export const recallNoticeAction = formAction(async ({ id = '' }, viewer) => {
  await recallNotice({ id }, viewer);
  return redirectTo(buildNoticePath(id), noticesMessages['notices.recalledDone']);
});

/** Creates a draft from a notice. */
export const duplicateNoticeAction = formAction(async ({ id }, viewer) => {
  const made = await duplicateNotice({ id }, viewer);
  return redirectTo(buildNoticePath(made.id), noticesMessages['notices.duplicated']);
});
