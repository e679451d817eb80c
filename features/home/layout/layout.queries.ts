import { memoizeByTags } from '@/lib/cache/memoize';
import { db, type Transaction } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { completeLayout } from './layout.rules';
import { defaultLayout, type FrontLayout, LAYOUTS_KEY, type StoredLayouts, storedLayouts } from './layout.schema';

/** The layouts of the front page; the default one until an editor publishes another. */
export async function findLayouts(tx: Pick<Transaction, 'setting'> = db): Promise<StoredLayouts> {
  const row = await tx.setting.findUnique({ where: { key: LAYOUTS_KEY }, select: { value: true } });
  if (!row) return { published: defaultLayout, draft: null, previous: null };
  const { published, draft, previous } = storedLayouts.parse(row.value);
  return {
    published: completeLayout(published),
    draft: draft && completeLayout(draft),
    previous: previous && completeLayout(previous),
  };
}

/** The layout that readers see. */
export const findPublishedLayout = memoizeByTags(
  'front layout',
  [tag.home],
  async (): Promise<FrontLayout> => (await findLayouts()).published,
);

/** The layout that editors are arranging, or the published one. */
export async function findDraftLayout(): Promise<FrontLayout> {
  const { draft, published } = await findLayouts();
  return draft ?? published;
}
