import { mediaMessages } from '@/features/media/media.messages';
import { lockMedia } from '@/features/media/media.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Prisma, Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';

import { selectColumns } from '@/lib/list/select-columns';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { listModeratedKinds } from '@/lib/site/queries';
import { mediaReplacementInput } from './library.schema';
import { replaceInItems } from './replace-in-items';
import { replaceOnPages } from './replace-on-pages';

const columns = {
  ...selectColumns('id', 'detail', 'status', 'categoryId', 'organisationId'),
  organisation: { select: { kind: true } },
} as const satisfies Prisma.NewsSelect;
type Item = Prisma.NewsGetPayload<{ select: typeof columns }>;

/**
 * Replaces a file of the library wherever it is used: in items, banners, logos, documents, notices and posts of the
 * forum, all or none. Unsaved edits, earlier versions, answers to notices and reports keep the old file; editors who
 * have an item open get a conflict when they save.
 *
 * @throws AppError 'missing' for files that are not in the library, 'invalid' for one of another kind, 'conflict' when
 *   the file is used where the viewer may not write: by other organisations, on the site's own pages, in a notice, or
 *   in a public item whose changes need approval
 */
export const replaceMedia = command({
  access: 'news.publish',
  input: mediaReplacementInput,
  run: async ({ id, newMediaId }, viewer, tx) => {
    const old = await lockMedia(tx, viewer, id);
    const next = await lockMedia(tx, viewer, newMediaId);
    if (old.kind !== next.kind)
      throw new AppError('invalid', pickMessage(mediaMessages, 'media.otherKind'), {
        newMediaId: mediaMessages['media.otherKind'],
      });
    const items = await lockItems(tx, id);
    await assertOwnItems(tx, viewer, items);
    await replaceInItems(tx, items, old, next);
    const pages = await replaceOnPages(tx, viewer, { id, newMediaId });
    return { moved: items.length + pages.count, items, others: pages.count, tags: pages.tags };
  },
  invalidates: (_, { items, tags }) => [...new Set([...items.flatMap(toTags), ...tags])],
  audit: ({ id, newMediaId }, { items, others }) => ({
    action: 'media.replace',
    noun: 'media',
    nounId: id,
    after: { newMediaId, news: items.map((item) => item.id), others },
  }),
});

/** The items that use a file, locked until the end of the transaction. */
async function lockItems(tx: Transaction, mediaId: number): Promise<Item[]> {
  await tx.$queryRaw`
    SELECT id FROM news WHERE cover_id = ${mediaId}
      OR id IN (SELECT news_id FROM news_picture WHERE media_id = ${mediaId})
      OR id IN (SELECT news_id FROM news_attachment WHERE media_id = ${mediaId})
      OR id IN (SELECT news_id FROM news_inline_media WHERE media_id = ${mediaId})
    ORDER BY id FOR UPDATE`;
  const some = { some: { mediaId } };
  return tx.news.findMany({
    where: { OR: [{ coverId: mediaId }, { pictures: some }, { attachments: some }, { inlineMedia: some }] },
    select: columns,
  });
}

async function assertOwnItems(tx: Transaction, viewer: Viewer, items: readonly Item[]): Promise<void> {
  if (can(viewer, 'news.everywhere')) return;
  const moderated: readonly string[] = await listModeratedKinds(tx);
  const closed = items.some(
    ({ organisationId, status, organisation }) =>
      organisationId !== viewer.organisationId || (status === 'allow' && moderated.includes(organisation.kind)),
  );
  if (closed) throw new AppError('conflict', pickMessage(mediaMessages, 'media.foreignUse'));
}

const toTags = ({ id, categoryId, organisationId }: Item): string[] => [
  tag.news(id),
  tag.lists(categoryId),
  tag.lists(),
  tag.home,
  tag.organisation(organisationId),
];
