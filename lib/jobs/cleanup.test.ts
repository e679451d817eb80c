import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aNews, anOffice } from '@/testing/builders';
import { deleteExpired } from './cleanup';

test('deletes sessions a month after their end, and no others', async () => {
  const { account } = await anOffice();
  const row = (name: number, days: number) => ({
    idHash: new Uint8Array(32).fill(name),
    accountId: account.id,
    absoluteExpiresAt: new Date(Date.now() - days * DAY_MS),
  });
  await db.session.createMany({ data: [row(1, 31), row(2, 29), row(3, -1)] });
  await deleteExpired();
  const left = await db.session.findMany({ where: { accountId: account.id }, orderBy: { absoluteExpiresAt: 'asc' } });
  expect(left.map(({ idHash }) => idHash[0])).toEqual([2, 3]);
});

test('deletes items a month after they went into the bin, with everything that belongs to them, and no others', async () => {
  const { account } = await anOffice();
  const binned = (days: number) => aNews({ status: 'draft', deletedAt: new Date(Date.now() - days * DAY_MS) });
  const [old, young, living] = [await binned(31), await binned(29), await aNews()];
  for (const { id, categoryId } of [old, young]) {
    await db.newsCount.create({ data: { newsId: id, categoryId } });
    await db.newsRevision.create({ data: { newsId: id, number: 1, content: {} } });
    await db.newsReview.create({ data: { newsId: id, actorName: 'x', toStatus: 'draft', toLevel: 0 } });
    await db.newsAutosave.create({ data: { newsId: id, accountId: account.id, content: {} } });
  }
  await deleteExpired();
  const ids = { in: [old.id, young.id, living.id] };
  const left = await db.news.findMany({ where: { id: ids }, select: { id: true }, orderBy: { id: 'asc' } });
  expect(left.map(({ id }) => id)).toEqual([young.id, living.id]);
  for (const rows of [
    await db.newsRevision.count({ where: { newsId: ids } }),
    await db.newsReview.count({ where: { newsId: ids } }),
    await db.newsAutosave.count({ where: { newsId: ids } }),
  ]) {
    expect(rows).toBe(1);
  }
});

test('deletes autosaved text after a month, editing marks after a day and preview links when they expire', async () => {
  const { account } = await anOffice();
  const { id: newsId } = await aNews();
  const accountId = account.id;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const link = (name: number, expiresAt: Date) => ({
    newsId,
    accountId,
    tokenHash: new Uint8Array(32).fill(name),
    expiresAt,
  });
  await db.newsAutosave.createMany({ data: [31, 29].map((days) => ({ accountId, content: {}, savedAt: ago(days) })) });
  await db.newsEditing.create({ data: { newsId, accountId, seenAt: ago(1.1) } });
  await db.newsPreviewLink.createMany({ data: [link(201, ago(0.01)), link(202, ago(-1))] });
  await deleteExpired();
  expect(await db.newsAutosave.count({ where: { accountId } })).toBe(1);
  expect(await db.newsEditing.count({ where: { accountId } })).toBe(0);
  const links = await db.newsPreviewLink.findMany({ where: { newsId } });
  expect(links.map(({ tokenHash }) => tokenHash[0])).toEqual([202]);
});

test('deletes rate limit counters an hour after they expire', async () => {
  const row = (key: string, minutes: number) => ({ key, points: 1, expire: BigInt(Date.now() + minutes * 60_000) });
  await db.rateLimit.createMany({ data: [row('sweep:old', -61), row('sweep:young', -59), row('sweep:running', 5)] });
  await deleteExpired();
  const left = await db.rateLimit.findMany({ where: { key: { startsWith: 'sweep:' } }, orderBy: { expire: 'asc' } });
  expect(left.map(({ key }) => key)).toEqual(['sweep:young', 'sweep:running']);
});

test('deletes visits of more than an hour ago, however many they are, and doesn’t wait for counters', async () => {
  const { id } = await aNews();
  await db.$executeRaw`
    INSERT INTO news_visit (news_id, kind, visitor, address, at)
    SELECT ${id}, 'read', decode(md5(n::text), 'hex'), 'x', now() - make_interval(mins => CASE WHEN n <= 12000 THEN 61 ELSE 59 END)
    FROM generate_series(1, 12010) n`;
  const left = () => db.newsVisit.count({ where: { newsId: id } });
  const one = await db.newsVisit.findFirstOrThrow({ where: { newsId: id }, orderBy: { at: 'asc' } });
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM news_visit WHERE visitor = ${one.visitor} FOR UPDATE`;
    await deleteExpired();
    expect(await left()).toBe(11);
  });
  await deleteExpired();
  expect(await left()).toBe(10);
});
