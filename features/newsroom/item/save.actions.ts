'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { AppError } from '@/lib/errors/errors';
import { say } from '@/lib/messages/messages';
import { readThaiMoment } from '@/lib/time/thai-time';
import { decideRevision, duplicateNews, recategorise, saveNews } from './save.commands';

/** A list of an area: a plain path, so that nobody is sent to another site. */
const LIST_PATH = /^(?:\/[a-z][a-z_]*){2,3}$/i;

const saveForm = formAction(async (fields, viewer) => {
  const { id, key, version, content = '', correction, path = '' } = fields;
  const saved = await saveNews(
    {
      ...(id ? { id, version } : {}),
      key,
      content: { ...readRest(content), ...readTyped(fields) },
      correction: correction || undefined,
    },
    viewer,
  );
  const done = say('editor.state.saved');
  return LIST_PATH.test(path) ? goOn(`${path}/${saved.id}?edit=1`, done) : { done };
});

/** The editor's plain form: headline, text, category and times are typed, everything else comes back as it was. */
export async function saveWritten(before: FormState, form: FormData): Promise<FormState> {
  return saveForm(before, form);
}

/** What the form carries of the item without showing it. */
function readRest(json: string): object {
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
  return { topic, detail, categoryId, publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) };
}

/** A typed time with its offset; what is none stays as it is, and is refused. */
const momentOf = (typed: string): string | null =>
  typed === '' ? null : (readThaiMoment(typed)?.toISOString() ?? typed);

/** The page of an item in an area, below which others are found; the copy opens there. */
const placeOf = (path: string, id: number): string | undefined => {
  const [place = '', query] = path.split('?');
  if (!LIST_PATH.test(place)) return undefined;
  return query === undefined ? `${place}/${id}?edit=1` : `${place}?news_id=${id}&edit=1`;
};

const copyForm = formAction(async ({ id, key, path = '' }, viewer) => {
  const copy = await duplicateNews({ id, key }, viewer);
  const [done, to] = [say('newsroom.done.copy'), placeOf(path, copy.id)];
  return to === undefined ? { done } : goOn(to, done);
});

const moveForm = formAction(async ({ id, version, categoryId }, viewer) => {
  const { state } = await recategorise({ id, version, categoryId }, viewer);
  refresh();
  return { done: say(state === 'pending' ? 'newsroom.done.movePending' : 'newsroom.done.move') };
});

const decideForm = formAction(async ({ id, version, revisionId, approve, comment = '' }, viewer) => {
  const isApproved = approve === 'yes';
  await decideRevision({ id, version, revisionId, approve: isApproved, comment }, viewer);
  refresh();
  return { done: say(isApproved ? 'newsRevisions.approved' : 'newsRevisions.refused') };
});

/** Makes a draft of one's own out of an item; fields `id`, `key`, and `path`: the list, or the item's page with its query. */
export async function copyItem(before: FormState, form: FormData): Promise<FormState> {
  return copyForm(before, form);
}

/** Puts an item into another category; fields `id`, `version`, `categoryId`. */
export async function changeCategory(before: FormState, form: FormData): Promise<FormState> {
  return moveForm(before, form);
}

/** Decides about a revision that waits; fields `id`, `version`, `revisionId`, `approve` (`yes` or `no`), `comment`. */
export async function decideOnRevision(before: FormState, form: FormData): Promise<FormState> {
  return decideForm(before, form);
}
