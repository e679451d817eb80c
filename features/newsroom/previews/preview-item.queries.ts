import { findUnpublishedNews } from '@/features/news/news.queries';
import type { NewsItem } from '@/features/news/news.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { id } from '@/lib/command/validation';
import { findRevisedItem, findRevision } from '../revisions/revisions.queries';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { findPreviewLink } from './previews.queries';
import { addPreviewKey, addPreviewKeys } from './previews.rules';

/** What the address of a preview asks for, as it was typed. */
type PreviewRequest = { id: string; key: string; revision: string };

type Preview = {
  item: NewsItem;
  /** What stands behind the addresses of the text's pictures. */
  pictureQuery: string;
  /** Whether it is the revision that waits for approval. */
  pending: boolean;
  /** The end of the link that opened it. */
  until?: string;
};

/**
 * An item, or its revision that waits, as the public page would show it: for a viewer who may see it in the newsroom, and for
 * whoever has the key of a living link.
 *
 * @returns undefined where there is nothing to see, 'limited' for an address that has tried too many keys
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
