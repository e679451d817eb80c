import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { isOutage } from '@/lib/errors/errors';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { createBatcher } from '@/lib/jobs/batch';
import { toThaiDay } from '@/lib/time/format';
import { aCategory, aNews, createHiddenNews } from '@/testing/builders';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { countRead, countShare, countVisits } from './counters.commands';
import { newsMessages } from './news.messages';

/** Maximum of a counter column. */
const MOST = 2_147_483_647;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const reader = (address: string, randomId?: string, userAgent = BROWSER) => ({
  ...visitor,
  visitorKeys: buildVisitorKeys({ address, userAgent, randomId }),
});

describe('reading and sharing', () => {
  test('a visitor counts once, and a second visitor counts too', async () => {
    const { id } = await aNews();
    expect(await countRead({ id }, reader('10.0.0.1'))).toEqual({ reads: 1 });
    expect(await countRead({ id }, reader('10.0.0.1'))).toEqual({ reads: 1 });
    expect(await countRead({ id: String(id) }, reader('10.0.0.2'))).toEqual({ reads: 2 });
    expect(await countShare({ id }, reader('10.0.0.1'))).toEqual({ shares: 1 });
    const day = await db.newsDailyCount.findMany({ where: { newsId: id } });
    expect(day).toMatchObject([{ reads: 2, shares: 1 }]);
  });

  test('the same visitor counts again after thirty minutes', async () => {
    const { id } = await aNews();
    await countRead({ id }, reader('10.0.0.1'));
    await db.newsVisit.updateMany({ where: { newsId: id }, data: { at: new Date(Date.now() - 31 * 60_000) } });
    expect(await countRead({ id }, reader('10.0.0.1'))).toEqual({ reads: 2 });
  });

  test('twenty requests of one visitor at the same moment count once', async () => {
    const { id } = await aNews();
    await Promise.all(Array.from({ length: 20 }, () => countRead({ id }, reader('10.0.0.1'))));
    expect(await countRead({ id }, reader('10.0.0.1'))).toEqual({ reads: 1 });
  });

  test('one address counts at most sixty visitors of an item', async () => {
    const { id } = await aNews();
    for (let number = 0; number < 65; number++) await countRead({ id }, reader('10.0.0.9', `device ${number}`));
    expect(await countRead({ id }, reader('10.0.0.9', 'one more'))).toEqual({ reads: 60 });
  });

  test('a robot changes nothing', async () => {
    const { id } = await aNews();
    const robot = reader('10.0.0.3', undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    expect(await countRead({ id }, robot)).toEqual({ reads: 0 });
  });

  test('an item that is not public is not counted', async () => {
    const { categoryId } = await aNews();
    for (const { id } of await createHiddenNews(categoryId)) {
      await expect(countRead({ id }, reader('10.0.0.1'))).rejects.toMatchObject({ kind: 'missing' });
      expect(await db.newsCount.count({ where: { newsId: id } })).toBe(0);
    }
  });

  test('a missing id gets the error message of the old site', async () => {
    await expect(countRead({}, reader('10.0.0.1'))).rejects.toMatchObject({
      kind: 'invalid',
      fields: { id: newsMessages['news.idRequired'].th },
    });
  });
});

describe('batches', () => {
  const readers = (number: number, first = 0) =>
    Array.from({ length: number }, (_, at) => reader(`10.1.${(first + at) >> 8}.${(first + at) & 255}`));
  const totals = async (ids: readonly number[]) => {
    const rows = await db.newsCount.findMany({ where: { newsId: { in: [...ids] } }, orderBy: { newsId: 'asc' } });
    return rows.map(({ reads, shares }) => ({ reads, shares }));
  };

  test('a computer room behind one address counts sixty times, even if a visitor sends two requests at once', async () => {
    const { id } = await aNews();
    const devices = Array.from({ length: 70 }, (_, number) => reader('10.0.0.8', `device ${number}`));
    await Promise.all([...devices.slice(0, 30), ...devices].map((device) => countRead({ id }, device)));
    expect(await countRead({ id }, reader('10.0.0.8', 'one more'))).toEqual({ reads: 60 });
    expect(await countRead({ id }, reader('10.0.0.7'))).toEqual({ reads: 61 });
  });

  test('each request gets its own result: counted, not public, a robot, no id', async () => {
    const [item, other, hidden] = [await aNews(), await aNews(), await aNews({ status: 'wait' })];
    const robot = reader('10.0.0.1', undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    const answers = await Promise.allSettled([
      countRead({ id: item.id }, reader('10.0.0.1')),
      countShare({ id: item.id }, reader('10.0.0.1')),
      countRead({ id: hidden.id }, reader('10.0.0.1')),
      countRead({ id: other.id }, robot),
      countRead({}, reader('10.0.0.1')),
      countRead({ id: other.id }, reader('10.0.0.2')),
    ]);
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.kind))).toEqual([
      { reads: 1 },
      { shares: 1 },
      'missing',
      { reads: 1 },
      'invalid',
      { reads: 1 },
    ]);
    expect(await totals([hidden.id])).toEqual([]);
    expect(await db.newsVisit.count({ where: { newsId: hidden.id } })).toBe(0);
  });

  test('two processes count the same items concurrently: every visitor once, without deadlock', async () => {
    // To the database, another queue looks like another process.
    const another = createBatcher('test.counts', { run: countVisits, pauseMs: 1, maxBatch: 50, maxWaiting: 5_000 });
    const countThere = (newsId: number, kind: 'read' | 'share', { visitorKeys }: ReturnType<typeof reader>) =>
      another({ newsId, kind, visitor: visitorKeys });
    const items = [await aNews(), await aNews(), await aNews()].map(({ id }) => id);
    const visits = readers(150).flatMap((who) => items.map((id) => ({ id, who })));
    const [forward, backward] = [visits, visits.toReversed()];
    await Promise.all([
      ...forward.map(({ id, who }) => countRead({ id }, who)),
      ...backward.map(({ id, who }) => countThere(id, 'read', who)),
      ...backward.map(({ id, who }) => countThere(id, 'share', who)),
    ]);
    expect(await totals(items)).toEqual(items.map(() => ({ reads: 150, shares: 150 })));
    const days = await db.newsDailyCount.findMany({ where: { newsId: { in: items } } });
    expect(days.map(({ reads, shares }) => ({ reads, shares }))).toEqual(
      items.map(() => ({ reads: 150, shares: 150 })),
    );
  });

  test('a count at its maximum stays there, and its batch continues', async () => {
    const [full, item] = [await aNews(), await aNews()];
    await db.newsCount.create({ data: { newsId: full.id, categoryId: full.categoryId, reads: MOST } });
    await db.newsDailyCount.create({
      data: { newsId: full.id, day: new Date(toThaiDay(new Date())), reads: MOST - 1 },
    });
    const [clamped, ...counted] = await Promise.allSettled([
      countRead({ id: full.id }, reader('10.0.0.1')),
      ...readers(9).map((who) => countRead({ id: item.id }, who)),
    ]);
    expect(clamped).toEqual({ status: 'fulfilled', value: { reads: MOST } });
    expect(await countRead({ id: full.id }, reader('10.0.0.2'))).toEqual({ reads: MOST });
    expect(await db.newsDailyCount.findMany({ where: { newsId: full.id } })).toMatchObject([{ reads: MOST }]);
    expect(counted.map(({ status }) => status)).toEqual(counted.map(() => 'fulfilled'));
    expect(await totals([item.id])).toEqual([{ reads: 9, shares: 0 }]);
    expect(await db.newsVisit.count({ where: { newsId: full.id } })).toBe(2);
  });

  test('a batch whose connection is cut acknowledges and counts nothing; a retry counts', async () => {
    const { id } = await aNews();
    let asked: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT 1 FROM news WHERE id = ${id} FOR UPDATE`;
        asked = Promise.allSettled(readers(20).map((who) => countRead({ id }, who)));
        let cut = 0;
        await waitUntilTrue(async () => {
          cut = await db.$executeRaw`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND query LIKE '%WITH items%' AND wait_event_type = 'Lock'`;
          return cut > 0;
        });
        expect(cut).toBe(1);
        const answers = await asked;
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
        for (const one of answers) expect(one.status === 'rejected' && isOutage(one.reason)).toBe(true);
      },
      { timeout: 15_000 },
    );
    expect(await totals([id])).toEqual([]);
    expect(await countRead({ id }, reader('10.1.0.0'))).toEqual({ reads: 1 });
  });

  test('moving an item to another category and counting it wait for each other', async () => {
    const { id } = await aNews();
    const categories = await Promise.all(Array.from({ length: 4 }, () => aCategory()));
    const moves = categories.map(({ id: categoryId }) => db.news.update({ where: { id }, data: { categoryId } }));
    await Promise.all([...readers(40).map((who) => countRead({ id }, who)), ...moves]);
    expect(await totals([id])).toEqual([{ reads: 40, shares: 0 }]);
  });
});
