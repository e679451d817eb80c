import { listUsableMedia } from '@/features/media/media.queries';
import { rememberPictureTexts } from '@/features/media/picture-texts.store';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { createFieldError, createInvalidError } from '@/lib/errors/errors';
import { getCurrentTime } from '@/lib/time/current-time';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import type { NewsroomItem } from '../workflow/workflow.queries';
import type { ItemFacts } from '../workflow/workflow.schema';
import type { NewsContent } from './content.schema';
import { listMediaIds } from './parts.rules';
import { findInlineHashes, listUsedPictures, toPlainColumns, toTextColumns } from './save.rows';

/**
 * Checks that an item's category belongs to its section, and that it may use the files that it names: those of the
 * writer's organisation and those that it used before; with `news.everywhere`, any.
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
  const category = await tx.category.findUnique({ where: { id: content.categoryId }, select: { section: true } });
  if (category?.section !== content.section) throw createFieldError('categoryId', words['newsroom.badCategory']);
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
      ...(isOut ? {} : toTimeColumns(content, new Date(item.publishAt))),
      version: { increment: 1 },
    },
  });
  await tx.newsPicture.deleteMany({ where: { newsId: item.id } });
  await tx.newsAttachment.deleteMany({ where: { newsId: item.id } });
  await writeMediaRows(tx, viewer, item.id, content);
}

/** Stores a revision under the item's next number. */
export async function writeRevision(
  tx: Transaction,
  viewer: Viewer,
  revision: { newsId: number; state: 'saved' | 'pending'; content: NewsContent; baseVersion: number },
): Promise<void> {
  const last = await tx.newsRevision.aggregate({ where: { newsId: revision.newsId }, _max: { number: true } });
  await tx.newsRevision.create({
    data: { ...revision, number: (last._max.number ?? 0) + 1, accountId: viewer.accountId },
  });
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
