import { generateToken, hashToken } from '@/lib/auth/cookies';
import { command } from '@/lib/command/command';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { lockNewsroomItem } from '../workflow/workflow.queries';
import { previewLinksMessages } from './previews.messages';
import { buildLivingLinkWhere } from './previews.queries';
import { MAX_PREVIEW_LINKS, PREVIEW_SECONDS, previewLinkIdInput, previewLinkInput } from './previews.schema';

/**
 * Creates a secret link to the preview of an item that the viewer may see.
 *
 * @returns the key that opens it, of which only a hash is stored, and its expiry
 * @throws AppError 'missing' if the viewer may not see the item, 'conflict' for an item in the bin or with too many
 *   links
 */
export const createPreviewLink = command({
  access: 'news.write',
  input: previewLinkInput,
  run: async ({ id, life }, viewer, tx) => {
    const item = await lockNewsroomItem(tx, viewer, id);
    if (item.facts.deleted) throw new AppError('conflict', pickMessage(previewLinksMessages, 'previewLinks.binned'));
    const now = getCurrentTime();
    const living = await tx.newsPreviewLink.count({ where: { newsId: id, ...buildLivingLinkWhere(now) } });
    if (living >= MAX_PREVIEW_LINKS)
      throw new AppError('conflict', pickMessage(previewLinksMessages, 'previewLinks.tooMany'));
    const key = generateToken();
    const expiresAt = new Date(now.getTime() + PREVIEW_SECONDS[life] * 1_000);
    const { id: linkId } = await tx.newsPreviewLink.create({
      data: { newsId: id, tokenHash: hashToken(key, 'preview'), accountId: viewer.accountId, expiresAt },
    });
    return { id: linkId, key, expiresAt: expiresAt.toISOString() };
  },
  audit: ({ id, life }, link) => ({
    action: 'news.sharePreview',
    noun: 'news',
    nounId: id,
    after: { linkId: link.id, life, expiresAt: link.expiresAt },
  }),
});

/**
 * Revokes a link at once; any viewer who may see the item may revoke any link to it.
 *
 * @throws AppError 'missing' for an item that the viewer may not see, and for a link that is gone or is another item's
 */
export const revokePreviewLink = command({
  access: 'news.write',
  input: previewLinkIdInput,
  run: async ({ id, linkId }, viewer, tx) => {
    await lockNewsroomItem(tx, viewer, id);
    const { count } = await tx.newsPreviewLink.deleteMany({ where: { id: linkId, newsId: id } });
    if (count === 0) throw new AppError('missing', pickMessage(previewLinksMessages, 'previewLinks.gone'));
  },
  audit: ({ id, linkId }) => ({ action: 'news.revokePreview', noun: 'news', nounId: id, before: { linkId } }),
});
