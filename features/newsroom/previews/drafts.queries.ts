import { readUnpublished } from '@/features/news/news.queries';
import type { NewsItem } from '@/features/news/news.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { id } from '@/lib/command/validation';
import { findRevision, reviseItem } from '../revisions/revisions.queries';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { openPreviewLink } from './previews.queries';
import { keyed, withKey } from './previews.rules';

/** What the address of a preview asks for, as it was typed. */
type Wish = { id: string; key: string; revision: string };

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
export async function readPreview(
  viewer: Viewer,
  { id: asked, key, revision }: Wish,
): Promise<Preview | 'limited' | undefined> {
  if (key === '') {
    const found = id.safeParse(asked);
    const seen = found.success && (await findNewsroomItem(viewer, found.data));
    return seen ? readItem(seen.id, revision) : undefined;
  }
  const link = await openPreviewLink(key, viewer.address);
  if (link === undefined || link === 'limited') return link;
  const preview = await readItem(link.newsId, revision);
  if (!preview) return undefined;
  const pictureQuery = keyed('/media/', key).slice('/media/'.length);
  return { ...preview, item: withKey(preview.item, key), pictureQuery, until: link.expiresAt };
}

async function readItem(newsId: number, wanted: string): Promise<Preview | undefined> {
  const item = await readUnpublished(newsId);
  if (!item) return undefined;
  if (wanted === '') return { item, pictureQuery: '', pending: false };
  const revision = wanted === 'pending' ? await findRevision(item, 'pending') : undefined;
  return revision && { item: await reviseItem(item, revision.content), pictureQuery: '', pending: true };
}
