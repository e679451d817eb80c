'use server';

import { refresh } from 'next/cache';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { createInvalidError } from '@/lib/errors/errors';
import { parseJson } from '@/lib/text/parse-json';
import { readThaiDateTime } from '@/lib/time/thai-time';
import { editorMessages } from '../editor/editor.messages';
import { newsRevisionsMessages } from '../revisions/revisions.messages';
import { newsroomMessages } from '../workflow/workflow.messages';
import { decideRevision } from './decide-revision.commands';
import { duplicateNews, recategorise, saveNews } from './save.commands';

/** Path of a list in an area; only plain paths, so that nobody is redirected to another site. */
const LIST_PATH = /^(?:\/[a-z][a-z_]*){2,3}$/i;

/**
 * Saves the editor's form without script: headlines, text, summary, category and times are typed, the rest is sent back
 * unchanged.
 */
export const saveNewsAction = formAction(async (fields, viewer) => {
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
  const done = editorMessages['editor.state.saved'];
  return LIST_PATH.test(path) ? redirectTo(`${path}/${saved.id}?edit=1`, done) : { done };
});

/** Content that the form sends in a hidden field. */
function readHiddenContent(json: string): object {
  const rest = parseJson(json);
  if (typeof rest === 'object' && rest !== null) return rest;
  throw createInvalidError({});
}

type Typed = Partial<Record<'topic' | 'detail' | 'topicEn' | 'summaryEn', string>> &
  Partial<Record<'categoryId' | 'publishAt' | 'unpublishAt', string>>;

function readTyped({ categoryId, publishAt = '', unpublishAt = '', ...texts }: Typed) {
  const { topic = '', detail = '', topicEn = '', summaryEn = '' } = texts;
  const times = { publishAt: toInstant(publishAt), unpublishAt: toInstant(unpublishAt) };
  return { topic, detail, topicEn, summaryEn, categoryId, ...times };
}

/** A typed time as ISO 8601; an unreadable one is returned as it is, and validation refuses it. */
const toInstant = (typed: string): string | null =>
  typed === '' ? null : (readThaiDateTime(typed)?.toISOString() ?? typed);

/** URL that opens the copy, at the same kind of address as the original; undefined outside of an area. */
const toItemPath = (path: string, id: number): string | undefined => {
  const [place = '', query] = path.split('?');
  if (!LIST_PATH.test(place)) return undefined;
  return query === undefined ? `${place}/${id}?edit=1` : `${place}?news_id=${id}&edit=1`;
};

/** Copies an item into a draft of the viewer's. `path` is the list's, or the item's page with its query. */
export const duplicateNewsAction = formAction(async ({ id, key, path = '' }, viewer) => {
  const copy = await duplicateNews({ id, key }, viewer);
  const [done, to] = [newsroomMessages['newsroom.done.copy'], toItemPath(path, copy.id)];
  return to === undefined ? { done } : redirectTo(to, done);
});

export const recategoriseAction = formAction(async ({ id, version, categoryId }, viewer) => {
  const { state } = await recategorise({ id, version, categoryId }, viewer);
  refresh();
  return { done: newsroomMessages[state === 'pending' ? 'newsroom.done.movePending' : 'newsroom.done.move'] };
});

/** Approves or refuses a pending revision; `approve` is `yes` or `no`. */
export const decideRevisionAction = formAction(async ({ id, version, revisionId, approve, comment = '' }, viewer) => {
  const isApproved = approve === 'yes';
  await decideRevision({ id, version, revisionId, approve: isApproved, comment }, viewer);
  refresh();
  return { done: newsRevisionsMessages[isApproved ? 'newsRevisions.approved' : 'newsRevisions.refused'] };
});
