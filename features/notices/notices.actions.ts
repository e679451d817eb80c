'use server';

import { type Fields, type FormState, formAction, goOn } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { formatNumber } from '@/lib/time/format';
import { readCircles } from './audience/audience.rules';
import { deleteNotice, duplicateNotice, recallNotice, saveNotice, sendNotice } from './notices.commands';
import { readFiles } from './notices.rules';

const LIST = '/administrator/notices';
const pageOf = (id: number | string): string => `${LIST}/${encodeURIComponent(id)}`;

/** What a button of the form does after saving: where the page goes on. */
const steps: Readonly<Record<string, (id: number, fields: Fields) => string>> = {
  preview: (id) => `${pageOf(id)}?view=preview`,
  send: (id) => `${pageOf(id)}?ask=send`,
  find: (id, { find = '' }) => `${pageOf(id)}?${new URLSearchParams({ find })}#circles`,
};

const saveOne = formAction(async (fields, viewer) => {
  const { id, version, title, body, mustRead, answerWanted, deadlineAt, step = '' } = fields;
  const saved = await saveNotice(
    {
      ...{ title, body, mustRead, answerWanted, deadlineAt },
      id: id || undefined,
      version: version || undefined,
      circles: readCircles(fields),
      attachments: readFiles(fields),
    },
    viewer,
  );
  const to = Object.hasOwn(steps, step) ? steps[step]?.(saved.id, fields) : undefined;
  return goOn(to ?? pageOf(saved.id), say('notices.saved'));
});

/**
 * Saves a draft. Fields `id` and `version` (empty for a new one), `title`, `body`, `mustRead`, `answerWanted`, `deadlineAt`,
 * `circle-…` and `attachment-…`; `step` names what comes next, by the button that was pressed.
 */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const sendOne = formAction(async ({ id = '', version }, viewer) => {
  const { delivered } = await sendNotice({ id, version }, viewer);
  return goOn(
    pageOf(id),
    `${say('notices.sentDone')} ${formatNumber(delivered)} ${say('noticeCircles.organisations')}`,
  );
});

/** Fields `id` and `version`. */
export async function send(before: FormState, form: FormData): Promise<FormState> {
  return sendOne(before, form);
}

const deleteOne = formAction(async ({ id }, viewer) => {
  await deleteNotice({ id }, viewer);
  return goOn(LIST, say('notices.deleted'));
});

/** Field `id`. */
export async function remove(before: FormState, form: FormData): Promise<FormState> {
  return deleteOne(before, form);
}

const recallOne = formAction(async ({ id = '' }, viewer) => {
  await recallNotice({ id }, viewer);
  return goOn(pageOf(id), say('notices.recalledDone'));
});

/** Field `id`. */
export async function recall(before: FormState, form: FormData): Promise<FormState> {
  return recallOne(before, form);
}

const duplicateOne = formAction(async ({ id }, viewer) => {
  const made = await duplicateNotice({ id }, viewer);
  return goOn(pageOf(made.id), say('notices.duplicated'));
});

/** Makes a draft of a notice; field `id`. */
export async function duplicate(before: FormState, form: FormData): Promise<FormState> {
  return duplicateOne(before, form);
}
