import { findUnpublishedNews } from '@/features/news/news.queries';
import type { NewsItem } from '@/features/news/news.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { id } from '@/lib/command/validation';
import { findRevisedItem, findRevision } from '../revisions/revisions.queries';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { findPreviewLink } from './previews.queries';
import { addPreviewKey, addPreviewKeys } from './previews.rules';

/** Query parameters of a preview, as typed. */
type PreviewRequest = { id: string; key: string; revision: string };

type Preview = {
  item: NewsItem;
  /** Suffix for the URLs of the text's pictures. */
  pictureQuery: string;
  /** True if it shows the pending revision. */
  pending: boolean;
  /** Expiry of the link that opened it. */
  until?: string;
};

/**
 * An item, or its pending revision, as the public page would show it: for viewers who may see it in the newsroom, and
 * for anyone with the key of a valid link.
 *
 * @returns undefined if there is nothing to show, 'limited' for a client address that has tried too many keys
 */
export async function findPreview(
  viewer: Viewer,
  { id: asked, key, revision }: PreviewRequest,
): Promise<Preview | 'limited' | undefined> {
  if (key === '') {
    const found = id.safeParse(asked);
    const seen = found.success && (await findNewsroomItem(viewer, found.data));
    return seen ? findPreviewItem(seen.id, revision) : undefined;
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
