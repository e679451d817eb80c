import { buildPublicWhere } from '@/features/news/news.queries';
import { MAIN_LEVEL } from '@/features/news/tally.schema';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { lockFrontPage } from '../front-lock.store';
import { homeMessages as words } from './pinned.messages';
import { homePinInput, homePlacementInput } from './pinned.schema';

const access = 'news.front';

const buildMainNewsWhere = () => ({ ...buildPublicWhere(), section: 'news', approveLevel: MAIN_LEVEL }) as const;
const pinnedOrPlaced = [{ pinned: true }, { frontPosition: { not: null } }];

async function requireMainNews(tx: Transaction, id: number) {
  const item = await tx.news.findFirst({
    where: { id, AND: [buildMainNewsWhere()] },
    select: { categoryId: true, pinned: true, frontPosition: true },
  });
  if (!item) throw new AppError('missing', pickMessage(words, 'frontPage.missing'));
  return item;
}

/**
 * Reorders the pinned and placed items of the front page. Pinned ones come first regardless of their position.
 *
 * @throws AppError 'conflict' unless the ids are exactly those of the pinned or placed items
 */
export const orderHome = command({
  access,
  input: orderInput,
  invalidates: () => [tag.home],
  run: async ({ ids }, _viewer, tx) => {
    await lockFrontPage(tx);
    const stored = await tx.news.findMany({
      where: { AND: [buildMainNewsWhere(), { OR: pinnedOrPlaced }] },
      select: { id: true },
      orderBy: [{ pinned: 'desc' }, { frontPosition: { sort: 'asc', nulls: 'last' } }, { publishAt: 'desc' }],
    });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE news n SET front_position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE n.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'front.order', noun: 'front', before: { ids: before }, after: { ids } }),
});

/**
 * Pins an item of the main news above all others, or unpins it. An editor who has it open gets a version conflict on
 * the next save.
 *
 * @throws AppError 'missing' if it is not a public item of the main news
 */
export const pinToHome = command({
  access,
  input: homePinInput,
  run: async ({ id, pinned }, _viewer, tx) => {
    await lockFrontPage(tx);
    const before = await requireMainNews(tx, id);
    await tx.news.update({ where: { id }, data: { pinned, version: { increment: 1 } } });
    return before;
  },
  invalidates: ({ id }, { categoryId }) => [tag.home, tag.news(id), tag.lists(), tag.lists(categoryId)],
  audit: ({ id, pinned }, before) => ({
    action: pinned ? 'front.pin' : 'front.unpin',
    noun: 'news',
    nounId: id,
    before: { pinned: before.pinned },
    after: { pinned },
  }),
});

/**
 * Places an item after the placed ones, or removes its position.
 *
 * @throws AppError 'missing' if it is not a public item of the main news
 */
export const placeOnHome = command({
  access,
  input: homePlacementInput,
  invalidates: () => [tag.home],
  run: async ({ id, placed }, _viewer, tx) => {
    await lockFrontPage(tx);
    const { frontPosition } = await requireMainNews(tx, id);
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
