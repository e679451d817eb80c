'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction, redirectTo } from '@/lib/command/form-action';
import { AppError } from '@/lib/errors/errors';
import { t } from '@/lib/messages/messages';
import { readThaiDateTime } from '@/lib/time/thai-time';
import { decideRevision, duplicateNews, recategorise, saveNews } from './save.commands';

/** A list of an area: a plain path, so that nobody is sent to another site. */
const LIST_PATH = /^(?:\/[a-z][a-z_]*){2,3}$/i;

const saveForm = formAction(async (fields, viewer) => {
  const { id, key, version, content = '', correction, path = '' } = fields;
  const saved = await saveNews(
    {
      ...(id ? { id, version } : {}),
      key,
      content: { ...readHiddenContent(content), ...readTyped(fields) },
      correction: correction || undefined,
    },
    viewer,
  );
  const done = t('editor.state.saved');
  return LIST_PATH.test(path) ? redirectTo(`${path}/${saved.id}?edit=1`, done) : { done };
});

/** The editor's plain form: headline, text, category and times are typed, everything else comes back as it was. */
export async function saveNewsAction(before: FormState, form: FormData): Promise<FormState> {
  return saveForm(before, form);
}

/** What the form carries of the item without showing it. */
function readHiddenContent(json: string): object {
  try {
    const rest: unknown = JSON.parse(json);
    if (typeof rest === 'object' && rest !== null) return rest;
  } catch {
    throw new AppError('invalid', 'errors.invalid');
  }
  throw new AppError('invalid', 'errors.invalid');
}

type Typed = { topic?: string; detail?: string; categoryId?: string; publishAt?: string; unpublishAt?: string };

function readTyped({ topic = '', detail = '', categoryId, publishAt = '', unpublishAt = '' }: Typed) {
  return { topic, detail, categoryId, publishAt: toInstant(publishAt), unpublishAt: toInstant(unpublishAt) };
}

/** A typed time with its offset; what is none stays as it is, and is refused. */
const toInstant = (typed: string): string | null =>
  typed === '' ? null : (readThaiDateTime(typed)?.toISOString() ?? typed);

/** The page of an item in an area, below which others are found; the copy opens there. */
const toItemPath = (path: string, id: number): string | undefined => {
  const [place = '', query] = path.split('?');
  if (!LIST_PATH.test(place)) return undefined;
  return query === undefined ? `${place}/${id}?edit=1` : `${place}?news_id=${id}&edit=1`;
};

const copyForm = formAction(async ({ id, key, path = '' }, viewer) => {
  const copy = await duplicateNews({ id, key }, viewer);
  const [done, to] = [t('newsroom.done.copy'), toItemPath(path, copy.id)];
  return to === undefined ? { done } : redirectTo(to, done);
});

const recategoriseForm = formAction(async ({ id, version, categoryId }, viewer) => {
  const { state } = await recategorise({ id, version, categoryId }, viewer);
  refresh();
  return { done: t(state === 'pending' ? 'newsroom.done.movePending' : 'newsroom.done.move') };
});

const decideForm = formAction(async ({ id, version, revisionId, approve, comment = '' }, viewer) => {
  const isApproved = approve === 'yes';
  await decideRevision({ id, version, revisionId, approve: isApproved, comment }, viewer);
  refresh();
  return { done: t(isApproved ? 'newsRevisions.approved' : 'newsRevisions.refused') };
});

/** Makes a draft of one's own out of an item; fields `id`, `key`, and `path`: the list, or the item's page with its query. */
export async function duplicateNewsAction(before: FormState, form: FormData): Promise<FormState> {
  return copyForm(before, form);
}

/** Puts an item into another category; fields `id`, `version`, `categoryId`. */
export async function recategoriseAction(before: FormState, form: FormData): Promise<FormState> {
  return recategoriseForm(before, form);
}

/** Decides about a revision that waits; fields `id`, `version`, `revisionId`, `approve` (`yes` or `no`), `comment`. */
export async function decideRevisionAction(before: FormState, form: FormData): Promise<FormState> {
  return decideForm(before, form);
}
