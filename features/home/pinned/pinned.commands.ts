import { isPublic } from '@/features/news/news.queries';
import { MAIN_LEVEL } from '@/features/news/tally.schema';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { checkOrder, newOrder } from '@/lib/list/ordering';
import { tag } from '@/lib/request/context';
import { frontPinning, frontPlacing } from './pinned.schema';

const access = 'news.front';
/** One at a time puts the front page in order; the number is this lock's own. */
const LOCK = 2_569_003;
const lockFront = (tx: Transaction) => tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;

const mainNews = () => ({ ...isPublic(), section: 'news', approveLevel: MAIN_LEVEL }) as const;
const pinnedOrPlaced = [{ pinned: true }, { frontPosition: { not: null } }];

async function findItem(tx: Transaction, id: number) {
  const item = await tx.news.findFirst({
    where: { id, AND: [mainNews()] },
    select: { categoryId: true, pinned: true, frontPosition: true },
  });
  if (!item) throw new AppError('missing', 'frontPage.missing');
  return item;
}

/**
 * Puts the pinned and placed items of the front page in a new order. Pinned ones stand first whatever their place.
 *
 * @throws AppError 'conflict' when the ids are not exactly those that are pinned or placed
 */
export const orderFront = command({
  access,
  input: newOrder,
  touches: () => [tag.home],
  run: async ({ ids }, _viewer, tx) => {
    await lockFront(tx);
    const stored = await tx.news.findMany({
      where: { AND: [mainNews(), { OR: pinnedOrPlaced }] },
      select: { id: true },
      orderBy: [{ pinned: 'desc' }, { frontPosition: { sort: 'asc', nulls: 'last' } }, { publishAt: 'desc' }],
    });
    checkOrder(stored, ids);
    await tx.$executeRaw`UPDATE news n SET front_position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE n.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'front.order', noun: 'front', before: { ids: before }, after: { ids } }),
});

/**
 * Pins an item of the main news above all others, or lets it go. Who has it open for writing is told at the next saving.
 *
 * @throws AppError 'missing' for what is no public item of the main news
 */
export const pinFront = command({
  access,
  input: frontPinning,
  run: async ({ id, pinned }, _viewer, tx) => {
    await lockFront(tx);
    const before = await findItem(tx, id);
    await tx.news.update({ where: { id }, data: { pinned, version: { increment: 1 } } });
    return before;
  },
  touches: ({ id }, { categoryId }) => [tag.home, tag.news(id), tag.lists(), tag.lists(categoryId)],
  audit: ({ id, pinned }, before) => ({
    action: pinned ? 'front.pin' : 'front.unpin',
    noun: 'news',
    nounId: id,
    before: { pinned: before.pinned },
    after: { pinned },
  }),
});

/**
 * Gives an item a place of its own behind those that have one, or takes it away.
 *
 * @throws AppError 'missing' for what is no public item of the main news
 */
export const placeFront = command({
  access,
  input: frontPlacing,
  touches: () => [tag.home],
  run: async ({ id, placed }, _viewer, tx) => {
    await lockFront(tx);
    const { frontPosition } = await findItem(tx, id);
    if (placed === (frontPosition !== null)) return { frontPosition };
    const { _max } = await tx.news.aggregate({ _max: { frontPosition: true } });
    const next = placed ? (_max.frontPosition ?? 0) + 10 : null;
    await tx.news.update({ where: { id }, data: { frontPosition: next } });
    return { frontPosition };
  },
  audit: ({ id, placed }, before) => ({
    action: placed ? 'front.place' : 'front.unplace',
    noun: 'news',
    nounId: id,
    before,
    after: { placed },
  }),
});
