import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import type { Prisma, Transaction } from '../db';
import { AppError } from '../errors';
import type { NewsroomItem } from '../newsroom/rows';
import type { ItemFacts, NewsContent } from '../newsroom/schema';
import { picturesIn, plainColumns, textColumns } from './rows';

/**
 * Looks whether an item may stand where it shall and use the files that it names: those of the writer's organisation, those
 * that it used before, for who stands over all any.
 *
 * @param foreign what happens to files that it may not use
 * @returns what was written, without such files when they are dropped
 * @throws AppError 'invalid' for a category of another section and, when they are refused, for foreign files
 */
export async function checkPlaces(
  tx: Transaction,
  viewer: Viewer,
  content: NewsContent,
  foreign: 'refuse' | 'drop',
  before?: NewsroomItem,
): Promise<NewsContent> {
  const category = await tx.category.findUnique({ where: { id: content.categoryId }, select: { section: true } });
  if (category?.section !== content.section) {
    throw new AppError('invalid', 'errors.invalid', { categoryId: 'newsroom.badCategory' });
  }
  const usable = await usableFiles(tx, viewer, content, before);
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
  const wrong = Object.entries(isForeign).flatMap(([field, is]) => (is ? [[field, 'newsroom.badMedia']] : []));
  if (wrong.length > 0) throw new AppError('invalid', 'errors.invalid', Object.fromEntries(wrong));
  return content;
}

async function usableFiles(tx: Transaction, viewer: Viewer, content: NewsContent, before?: NewsroomItem) {
  const asked = [
    ...(content.coverId === null ? [] : [content.coverId]),
    ...content.pictures.map(({ mediaId }) => mediaId),
    ...content.attachments.map(({ mediaId }) => mediaId),
  ];
  const used = before?.media.map(({ id }) => id) ?? [];
  const rows = await tx.media.findMany({
    where: { id: { in: asked }, OR: [{ id: { in: used } }, { deletedAt: null, ...libraryOf(viewer) }] },
    select: { id: true, kind: true },
  });
  const images = rows.filter(({ kind }) => kind === 'image').map(({ id }) => id);
  return { all: new Set(rows.map(({ id }) => id)), images: new Set(images) };
}

/** The files that a viewer may put into an item. */
function libraryOf(viewer: Viewer): Prisma.MediaWhereInput {
  return can(viewer, 'news.everywhere') ? {} : { organisationId: viewer.organisationId ?? NOBODY };
}
const NOBODY = -1;

/** A new draft, with everything that belongs to it. */
export async function writeNewItem(
  tx: Transaction,
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
      ...textColumns(content),
      ...plainColumns(content),
      ...timeOf(content, new Date()),
      section: content.section,
      organisationId: facts.organisation.id,
      systemUserId: facts.systemUserId ?? office?.id ?? null,
      collegeUserId: facts.collegeUserId,
      saveKey,
      count: { create: {} },
    },
    select: { id: true },
  });
  await writeParts(tx, id, facts.organisation.id, content);
  return id;
}

/** Puts what was written in the place of what stood there; the item's row is locked by the caller. */
export async function writeContent(tx: Transaction, item: NewsroomItem, content: NewsContent): Promise<void> {
  const isOut = item.facts.status === 'allow' && content.publishAt === null;
  await tx.news.update({
    where: { id: item.id },
    data: {
      ...textColumns(content),
      ...plainColumns(content),
      ...(isOut ? {} : timeOf(content, new Date(item.publishAt))),
      version: { increment: 1 },
    },
  });
  await tx.newsPicture.deleteMany({ where: { newsId: item.id } });
  await tx.newsAttachment.deleteMany({ where: { newsId: item.id } });
  await tx.newsInlineMedia.deleteMany({ where: { newsId: item.id } });
  await writeParts(tx, item.id, item.organisation.id, content);
}

/** Keeps a revision under the item's next number. */
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
function timeOf({ publishAt }: NewsContent, standIn: Date) {
  return publishAt === null
    ? { publishAt: standIn, publishOnApproval: true }
    : { publishAt: new Date(publishAt), publishOnApproval: false };
}

async function writeParts(tx: Transaction, newsId: number, organisationId: number, content: NewsContent) {
  await tx.newsPicture.createMany({
    data: content.pictures.map((one, index) => ({ newsId, position: index + 1, ...one })),
  });
  await tx.newsAttachment.createMany({
    data: content.attachments.map((one, index) => ({ newsId, position: index + 1, ...one })),
  });
  const inline = await tx.media.findMany({
    where: { hash: { in: picturesIn(content.detail) }, organisationId },
    select: { id: true },
  });
  await tx.newsInlineMedia.createMany({ data: inline.map(({ id: mediaId }) => ({ newsId, mediaId })) });
}
