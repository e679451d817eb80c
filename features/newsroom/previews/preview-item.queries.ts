import { listUsableMedia } from '@/features/media/media.queries';
import { findUnpublishedNews } from '@/features/news/news.queries';
import type { NewsItem } from '@/features/news/news.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { id } from '@/lib/command/validation';
import { findAutosave } from '../editor/autosave.queries';
import { listMediaIds } from '../item/parts.rules';
import { findRevisedItem, findRevision } from '../revisions/revisions.queries';
import { findDecidableItem, type NewsroomItem } from '../workflow/workflow.queries';
import { findPreviewLink } from './previews.queries';
import { addPreviewKey, addPreviewKeys } from './previews.rules';

/** Query parameters of a preview, as typed. */
type PreviewRequest = { id: string; key: string; revision: string; autosave?: string };

type Preview = {
  item: NewsItem;
  /** Suffix for the URLs of the text's pictures. */
  pictureQuery: string;
  /** True if it shows the pending revision. */
  pending: boolean;
  /** True if it shows what the viewer has written and not saved. */
  unsaved?: boolean;
  /** Expiry of the link that opened it. */
  until?: string;
};

/**
 * An item, its pending revision, or what the viewer has written of it, as the public page would show it: for viewers who
 * may see it in the newsroom; the first two also for anyone with the key of a valid link.
 *
 * @returns undefined if there is nothing to show, 'limited' for a client address that has tried too many keys
 */
export async function findPreview(
  viewer: Viewer,
  { id: asked, key, revision, autosave = '' }: PreviewRequest,
): Promise<Preview | 'limited' | undefined> {
  if (key === '') {
    const found = id.safeParse(asked);
    const seen = found.success && (await findDecidableItem(viewer, found.data));
    if (!seen) return undefined;
    return autosave === '' ? findPreviewItem(seen.id, revision) : findUnsavedItem(viewer, seen, autosave);
  }
  const link = await findPreviewLink(key, viewer.address);
  if (link === undefined || link === 'limited') return link;
  const preview = await findPreviewItem(link.newsId, revision);
  if (!preview) return undefined;
  const pictureQuery = addPreviewKey('/media/', key).slice('/media/'.length);
  return { ...preview, item: addPreviewKeys(preview.item, key), pictureQuery, until: link.expiresAt };
}

async function findPreviewItem(newsId: number, wanted: string): Promise<Preview | undefined> {
  const item = await findUnpublishedNews(newsId);
  if (!item) return undefined;
  if (wanted === '') return { item, pictureQuery: '', pending: false };
  const revision = wanted === 'pending' ? await findRevision(item, 'pending') : undefined;
  return revision && { item: await findRevisedItem(item, revision.content), pictureQuery: '', pending: true };
}

/** The item with the content of the viewer's own autosave; files that the viewer may not use are left out. */
async function findUnsavedItem(viewer: Viewer, seen: NewsroomItem, key: string): Promise<Preview | undefined> {
  const [item, content] = await Promise.all([findUnpublishedNews(seen.id), findAutosave(viewer, seen.id, key)]);
  if (!item || !content) return undefined;
  const usable = await listUsableMedia(viewer, { ids: listMediaIds(content) });
  const ids = new Set([...usable, ...seen.media].map((file) => file.id));
  const shown = {
    ...content,
    coverId: content.coverId !== null && ids.has(content.coverId) ? content.coverId : null,
    pictures: content.pictures.filter(({ mediaId }) => ids.has(mediaId)),
    attachments: content.attachments.filter(({ mediaId }) => ids.has(mediaId)),
  };
  return { item: await findRevisedItem(item, shown), pictureQuery: '', pending: false, unsaved: true };
}
