import { isDeepStrictEqual } from 'node:util';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { enqueueMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { listModeratedKinds } from '@/lib/site/queries';
import { assertReady } from '../house-style/house-style.store';
import { listNewsNotifications } from '../notifications/notifications.queries';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { findNewItemFacts, lockNewsroomItem, type NewsroomItem, toItemTags } from '../workflow/workflow.queries';
import { canDecideRevision, getEditingMode, getStanding } from '../workflow/workflow.rules';
import { newsCategoryInput, newsCopyInput, newsInput } from '../workflow/workflow.schema';
import type { NewsContent } from './content.schema';
import { isLastAutosave, keepAutosaved, writeRevision } from './revision.store';
import { normaliseContent } from './save.rows';
import { checkReferences, lockMadeItem, restoreFixedFields, writeContent, writeNewItem } from './save.store';

type Saved = { id: number; version: number; state: 'saved' | 'pending'; touched: string[] };

/**
 * Saves an item: a new one as a draft, an existing one at once, or, if it is public and the writer may not publish, as
 * a revision that waits for approval while the public text stays.
 *
 * @returns the item's id and current version; a save repeated with the same key or content returns the first one's
 *   result
 * @throws AppError 'conflict' when somebody else saved since the version that was opened, 'forbidden', 'missing',
 *   'invalid'
 */
export const saveNews = command({
  access: 'news.write',
  input: newsInput,
  run: async (input, viewer, tx): Promise<Saved> => {
    const content = {
      ...normaliseContent(input.content),
      pinned: input.content.pinned && can(viewer, 'news.everywhere'),
    };
    const saved =
      input.id === undefined
        ? await createItem(tx, viewer, input.key, content)
        : await updateItem(tx, viewer, { ...input, id: input.id, content });
    await tx.newsAutosave.deleteMany({ where: { accountId: viewer.accountId ?? 0, id: input.key } });
    return saved;
  },
  invalidates: (_, { touched }) => touched,
  audit: (_, { id, version, state }) => ({ action: 'news.save', noun: 'news', nounId: id, after: { version, state } }),
});

/**
 * Moves an item to another category of its section; as `saveNews`.
 *
 * @throws AppError also 'conflict' if the item is in that category already
 */
export const recategorise = command({
  access: 'news.write',
  input: newsCategoryInput,
  run: async ({ id, version, categoryId }, viewer, tx): Promise<Saved> => {
    const item = await lockNewsroomItem(tx, viewer, id);
    if (item.content.categoryId === categoryId)
      throw new AppError('conflict', pickMessage(words, 'newsroom.sameCategory'));
    return updateItem(tx, viewer, { id, version, content: { ...item.content, categoryId } });
  },
  invalidates: (_, { touched }) => touched,
  audit: ({ id, categoryId }) => ({ action: 'news.recategorise', noun: 'news', nounId: id, after: { categoryId } }),
});

/**
 * Copies any item that the viewer may see into a draft of the viewer's; files that the viewer may not use are left out.
 */
export const duplicateNews = command({
  access: 'news.write',
  input: newsCopyInput,
  run: async ({ id, key }, viewer, tx): Promise<Saved> => {
    const { content } = await lockNewsroomItem(tx, viewer, id);
    const usable = await checkReferences(tx, viewer, content, 'drop');
    return createItem(tx, viewer, key, { ...usable, publishAt: null, unpublishAt: null, pinned: false });
  },
  audit: ({ id }, copy) => ({ action: 'news.duplicate', noun: 'news', nounId: copy.id, before: { id } }),
});

async function createItem(tx: Transaction, viewer: Viewer, key: string, content: NewsContent): Promise<Saved> {
  const made = await lockMadeItem(tx, viewer, key);
  if (made) {
    const { id, version } = made;
    // An autosave made the draft, and its answer was lost: this is the first save of what was typed since.
    if (await isLastAutosave(tx, viewer, id, key)) return updateItem(tx, viewer, { id, version, content, key });
    return { id, version, state: 'saved', touched: [] };
  }
  if (content.topic === '') throw createFieldError('topic', words['newsroom.topicRequired']);
  const facts = await findNewItemFacts(tx, viewer, content.section);
  if (!getStanding(viewer, facts)) throw new AppError('forbidden', pickMessage(words, 'newsroom.mayNot'));
  const id = await writeNewItem(tx, viewer, facts, key, await checkReferences(tx, viewer, content, 'refuse'));
  await writeRevision(tx, viewer, { newsId: id, state: 'saved', content, baseVersion: 1 });
  return { id, version: 1, state: 'saved', touched: [] };
}

type Opened = { id: number; version?: number; content: NewsContent; correction?: string; key?: string };

async function updateItem(
  tx: Transaction,
  viewer: Viewer,
  { id, version, content: raw, correction, key }: Opened,
): Promise<Saved> {
  const item = await lockNewsroomItem(tx, viewer, id);
  const editing = getEditingMode(viewer, item.facts, await listModeratedKinds(tx));
  if (editing === 'no') throw new AppError('forbidden', pickMessage(words, 'newsroom.mayNot'));
  const content = restoreFixedFields(viewer, raw, item.content);
  if (isDeepStrictEqual(content, item.content) && !correction) {
    await keepAutosaved(tx, viewer, id, key);
    return { id, version: item.version, state: 'saved', touched: [] };
  }
  if (item.version !== version && !(await isLastAutosave(tx, viewer, id, key)))
    throw new AppError('conflict', pickMessage(words, 'newsroom.changed'));
  if (content.topic === '') throw createFieldError('topic', words['newsroom.topicRequired']);
  await checkReferences(tx, viewer, content, 'refuse', item);
  if (editing === 'revision') {
    await savePending(tx, viewer, item, content);
    return { id, version: item.version, state: 'pending', touched: [] };
  }
  await writeContent(tx, viewer, item, content);
  await writeRevision(tx, viewer, { newsId: id, state: 'saved', content, baseVersion: item.version }, key);
  if (correction && item.facts.status === 'allow') {
    await tx.newsCorrection.create({ data: { newsId: id, note: correction, accountId: viewer.accountId } });
  }
  const moved = { ...item, category: { ...item.category, id: content.categoryId } };
  return { id, version: item.version + 1, state: 'saved', touched: [...toItemTags(item), ...toItemTags(moved)] };
}

/**
 * An item has at most one pending revision; a newer one of the same writer replaces it, and the older stays in the
 * history.
 */
async function savePending(tx: Transaction, viewer: Viewer, item: NewsroomItem, content: NewsContent): Promise<void> {
  const waiting = await tx.newsRevision.findFirst({ where: { newsId: item.id, state: 'pending' } });
  if (waiting && waiting.accountId !== viewer.accountId)
    throw new AppError('conflict', pickMessage(words, 'newsroom.pendingByOther'));
  if (waiting) await tx.newsRevision.update({ where: { id: waiting.id }, data: { state: 'saved' } });
  await assertReady(tx, content);
  await writeRevision(tx, viewer, { newsId: item.id, state: 'pending', content, baseVersion: item.version });
  const moderated = await listModeratedKinds(tx);
  const mayDecide = (other: Viewer) => canDecideRevision(other, item.facts, moderated);
  await enqueueMails(tx, await listNewsNotifications(tx, viewer, item, { event: 'revise' }, mayDecide));
}
