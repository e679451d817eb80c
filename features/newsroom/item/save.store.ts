import { listUsableMedia } from '@/features/media/media.queries';
import { rememberPictureTexts } from '@/features/media/picture-texts.store';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { createFieldError, createInvalidError } from '@/lib/errors/errors';
import { getCurrentTime } from '@/lib/time/current-time';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { lockNewsroomItem, type NewsroomItem } from '../workflow/workflow.queries';
import type { ItemFacts } from '../workflow/workflow.schema';
import { type NewsContent, NO_CATEGORY } from './content.schema';
import { listMediaIds } from './parts.rules';
import { findInlineHashes, listUsedPictures, toPlainColumns, toTextColumns } from './save.rows';

/**
 * Checks that an item's category belongs to its section, if it has one, and that it may use the files that it names:
 * those of the writer's organisation and those that it used before; with `news.everywhere`, any.
 *
 * @param foreign what happens to files that it may not use
 * @returns the content, without such files if they are dropped
 * @throws AppError 'invalid' for a category of another section and, if they are refused, for foreign files
 */
export async function checkReferences(
  tx: Transaction,
  viewer: Viewer,
  content: NewsContent,
  foreign: 'refuse' | 'drop',
  before?: NewsroomItem,
): Promise<NewsContent> {
  if (content.categoryId !== NO_CATEGORY || foreign === 'refuse') {
    const category = await tx.category.findUnique({ where: { id: content.categoryId }, select: { section: true } });
    if (category?.section !== content.section) throw createFieldError('categoryId', words['newsroom.badCategory']);
  }
  const usable = await listUsableFiles(tx, viewer, content, before);
  const dropped = {
    ...content,
    coverId: content.coverId !== null && usable.images.has(content.coverId) ? content.coverId : null,
    pictures: content.pictures.filter(({ mediaId }) => usable.images.has(mediaId)),
    attachments: content.attachments.filter(({ mediaId }) => usable.all.has(mediaId)),
  };
  if (foreign === 'drop') return dropped;
  const isForeign: Record<string, boolean> = {
    coverId: dropped.coverId !== content.coverId,
    pictures: dropped.pictures.length < content.pictures.length,
    attachments: dropped.attachments.length < content.attachments.length,
  };
  const wrong = Object.entries(isForeign).flatMap(([field, is]) => (is ? [[field, words['newsroom.badMedia']]] : []));
  if (wrong.length > 0) throw createInvalidError(Object.fromEntries(wrong));
  return content;
}

async function listUsableFiles(tx: Transaction, viewer: Viewer, content: NewsContent, before?: NewsroomItem) {
  const held = (before?.media ?? []).map(({ id, picture }) => ({ id, kind: picture ? 'image' : 'document' }));
  const files = [...held, ...(await listUsableMedia(viewer, { ids: listMediaIds(content) }, tx))];
  return {
    all: new Set(files.map(({ id }) => id)),
    images: new Set(files.filter(({ kind }) => kind === 'image').map(({ id }) => id)),
  };
}

/**
 * The item that was made with a save key, locked; undefined if there is none. Requests with the same key run one after
 * the other; the second finds the item that the first created.
 */
export async function lockMadeItem(tx: Transaction, viewer: Viewer, key: string): Promise<NewsroomItem | undefined> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const made = await tx.news.findUnique({ where: { saveKey: key }, select: { id: true } });
  return made ? lockNewsroomItem(tx, viewer, made.id) : undefined;
}

/** Restores fields that the writer can't change: the section always, the pin without the right `news.everywhere`. */
export function restoreFixedFields(viewer: Viewer, wanted: NewsContent, before: NewsContent): NewsContent {
  const pinned = can(viewer, 'news.everywhere') ? wanted.pinned : before.pinned;
  return { ...wanted, section: before.section, pinned };
}

/**
 * Inserts a draft with its media rows.
 *
 * @returns the new item's id
 */
export async function writeNewItem(
  tx: Transaction,
  viewer: Viewer,
  facts: ItemFacts,
  saveKey: string,
  content: NewsContent,
): Promise<number> {
  const office = await tx.systemUser.findFirst({
    where: { organisationId: facts.organisation.id, isOffice: true },
    select: { id: true },
  });
  const { id } = await tx.news.create({
    data: {
      ...toTextColumns(content),
      ...toPlainColumns(content),
      ...(await findCategoryColumns(tx, content)),
      ...toTimeColumns(content, getCurrentTime()),
      section: content.section,
      organisationId: facts.organisation.id,
      systemUserId: facts.systemUserId ?? office?.id ?? null,
      collegeUserId: facts.collegeUserId,
      saveKey,
      count: { create: {} },
    },
    select: { id: true },
  });
  await writeMediaRows(tx, viewer, id, content);
  return id;
}

/**
 * Replaces an item's content; the caller has locked the item's row.
 *
 * @param viewer owner of the library that pictures in the text may come from; those that the item already uses stay
 */
export async function writeContent(
  tx: Transaction,
  viewer: Viewer,
  item: NewsroomItem,
  content: NewsContent,
): Promise<void> {
  const isOut = item.facts.status === 'allow' && content.publishAt === null;
  await tx.news.update({
    where: { id: item.id },
    data: {
      ...toTextColumns(content),
      ...toPlainColumns(content),
      ...(await findCategoryColumns(tx, content, item)),
      ...(isOut ? {} : toTimeColumns(content, new Date(item.publishAt))),
      version: { increment: 1 },
    },
  });
  await tx.newsPicture.deleteMany({ where: { newsId: item.id } });
  await tx.newsAttachment.deleteMany({ where: { newsId: item.id } });
  await writeMediaRows(tx, viewer, item.id, content);
}

/**
 * Columns of the category. A draft without one is stored in any of its section, as the database requires one.
 *
 * @throws AppError 'invalid' if the section has no category
 */
async function findCategoryColumns(tx: Transaction, { categoryId, section }: NewsContent, before?: NewsroomItem) {
  if (categoryId !== NO_CATEGORY) return { categoryId, categoryChosen: true };
  if (before) return { categoryId: before.category.id, categoryChosen: false };
  const any = await tx.category.findFirst({
    where: { section },
    select: { id: true },
    orderBy: [{ visible: 'desc' }, { position: 'asc' }],
  });
  if (!any) throw createFieldError('categoryId', words['newsroom.badCategory']);
  return { categoryId: any.id, categoryChosen: false };
}

/** Without a chosen time the item is public from its approval on; until then `standIn` orders it in lists. */
function toTimeColumns({ publishAt }: NewsContent, standIn: Date) {
  return publishAt === null
    ? { publishAt: standIn, publishOnApproval: true }
    : { publishAt: new Date(publishAt), publishOnApproval: false };
}

async function writeMediaRows(tx: Transaction, viewer: Viewer, newsId: number, content: NewsContent): Promise<void> {
  await tx.newsPicture.createMany({
    data: content.pictures.map((one, index) => ({ newsId, position: index + 1, ...one })),
  });
  await tx.newsAttachment.createMany({
    data: content.attachments.map((one, index) => ({ newsId, position: index + 1, ...one })),
  });
  const hashes = findInlineHashes(content.detail);
  const held = await tx.media.findMany({
    where: { hash: { in: hashes }, newsInline: { some: { newsId } } },
    select: { id: true },
  });
  const usable = await listUsableMedia(viewer, { hashes }, tx);
  const ids = new Set([...held, ...usable].map(({ id }) => id));
  await tx.newsInlineMedia.deleteMany({ where: { newsId } });
  await tx.newsInlineMedia.createMany({ data: [...ids].map((mediaId) => ({ newsId, mediaId })) });
  await rememberPictureTexts(tx, viewer, listUsedPictures(content));
}
