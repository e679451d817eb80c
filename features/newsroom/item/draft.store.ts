import { isDeepStrictEqual } from 'node:util';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { listModeratedKinds } from '@/lib/site/queries';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { findNewItemFacts, lockNewsroomItem, type NewsroomItem } from '../workflow/workflow.queries';
import { getEditingMode, getStanding } from '../workflow/workflow.rules';
import type { NewsContent } from './content.schema';
import { isAutosavedDirectly, isWritten } from './draft.rules';
import { isLastAutosave, writeRevision } from './revision.store';
import { normaliseContent } from './save.rows';
import { checkReferences, lockMadeItem, restoreFixedFields, writeContent, writeNewItem } from './save.store';

type Autosave = { key: string; id?: number; version?: number; content: NewsContent };

/**
 * Place of an autosave: in the item (`draft`), or beside it, as readers or approvers see the item (`kept`) or
 * somebody else wrote it since it was opened (`behind`).
 */
export type DraftSaved = { id: number; version: number; state: 'draft' | 'kept' | 'behind'; created: boolean };

/**
 * Writes an autosave into its draft; the first one of a new item makes the draft. Files that the viewer may not use are
 * left out. Two autosaves with one key never make two drafts, whatever became of their answers.
 *
 * @throws AppError 'missing', 'forbidden', 'invalid' for a new item in which nothing is written
 */
export async function writeDraft(tx: Transaction, viewer: Viewer, autosave: Autosave): Promise<DraftSaved> {
  const content = normaliseContent(autosave.content);
  if (autosave.id !== undefined) {
    return updateDraft(tx, viewer, await lockNewsroomItem(tx, viewer, autosave.id), { ...autosave, content });
  }
  const made = await lockMadeItem(tx, viewer, autosave.key);
  // The opening of the editor doesn't know the draft's version: it is behind unless it wrote the draft last.
  if (made) return updateDraft(tx, viewer, made, { ...autosave, version: undefined, content });
  return createDraft(tx, viewer, autosave.key, content);
}

async function createDraft(tx: Transaction, viewer: Viewer, key: string, typed: NewsContent): Promise<DraftSaved> {
  if (!isWritten(typed)) throw createFieldError('topic', words['newsroom.topicRequired']);
  const facts = await findNewItemFacts(tx, viewer, typed.section);
  if (!getStanding(viewer, facts)) throw new AppError('forbidden', pickMessage(words, 'newsroom.mayNot'));
  const pinned = typed.pinned && can(viewer, 'news.everywhere');
  const content = await checkReferences(tx, viewer, { ...typed, pinned }, 'drop');
  const id = await writeNewItem(tx, viewer, facts, key, content);
  await writeRevision(tx, viewer, { newsId: id, state: 'saved', content, baseVersion: 1, autosaveKey: key });
  return { id, version: 1, state: 'draft', created: true };
}

async function updateDraft(
  tx: Transaction,
  viewer: Viewer,
  item: NewsroomItem,
  { key, version, content: typed }: Autosave,
): Promise<DraftSaved> {
  const { id } = item;
  const editing = getEditingMode(viewer, item.facts, await listModeratedKinds(tx));
  if (!isAutosavedDirectly(editing, item.facts.status))
    return { id, version: version ?? item.version, state: 'kept', created: false };
  const fixed = restoreFixedFields(viewer, typed, item.content);
  const content = await checkReferences(tx, viewer, fixed, 'drop', item);
  if (isDeepStrictEqual(content, item.content)) return { id, version: item.version, state: 'draft', created: false };
  if (item.version !== version && !(await isLastAutosave(tx, viewer, id, key)))
    return { id, version: version ?? 0, state: 'behind', created: false };
  await writeContent(tx, viewer, item, content);
  await writeRevision(tx, viewer, {
    newsId: id,
    state: 'saved',
    content,
    baseVersion: item.version,
    autosaveKey: key,
  });
  return { id, version: item.version + 1, state: 'draft', created: false };
}
