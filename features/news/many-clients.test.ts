import { db } from '@/lib/db/db';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { aNews } from '@/testing/builders';
import { countVisits } from './counters.commands';

const CLIENTS = 8;
const ROUNDS = 60;
const ITEMS = 12;
/** Number of random items in a batch. */
const CHOSEN = 9;

/** Reproducible pseudo-random numbers below 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

let readers = 0;
const aVisitor = () =>
  buildVisitorKeys({
    address: `10.${(readers >> 14) & 127}.${(readers >> 7) & 127}.${readers++ & 127}`,
    userAgent: 'Firefox',
  });

test('eight clients that count the same new items concurrently, in any order, lose no counts and get no errors', async () => {
  const random = randomFrom(1);
  const refused: unknown[] = [];
  const expected = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await aNews();
    const items = [made.id];
    while (items.length < ITEMS) items.push((await aNews({ categoryId: made.categoryId })).id);
    const batches = Array.from({ length: CLIENTS }, () =>
      shuffled(items, random)
        .slice(0, CHOSEN)
        .map((newsId) => ({ newsId, kind: 'read' as const, visitor: aVisitor() })),
    );
    for (const { newsId } of batches.flat()) expected.set(newsId, (expected.get(newsId) ?? 0) + 1);
    const outcomes = await Promise.allSettled(batches.map(countVisits));
    for (const outcome of outcomes) if (outcome.status === 'rejected') refused.push(outcome.reason);
  }
  expect(refused).toEqual([]);
  const rows = await db.newsCount.findMany({ where: { newsId: { in: [...expected.keys()] } } });
  expect(new Map(rows.map(({ newsId, reads }) => [newsId, reads]))).toEqual(expected);
  const days = await db.newsDailyCount.findMany({ where: { newsId: { in: [...expected.keys()] } } });
  expect(new Map(days.map(({ newsId, reads }) => [newsId, reads]))).toEqual(expected);
}, 120_000);
