import { visitor } from '../auth/viewer';
import { db } from '../db';
import { aNews, hiddenNews } from '../testing/builders';
import { readVisitor } from '../visitor';
import { countRead, countShare, reportNews } from './commands';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const reader = (address: string, randomId?: string, userAgent = BROWSER) => ({
  ...visitor,
  counted: readVisitor({ address, userAgent, randomId }),
});

describe('reading and sharing', () => {
  test('a visitor counts once, a second visitor again', async () => {
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

  test('what readers may not see is not counted', async () => {
    const { categoryId } = await aNews();
    for (const { id } of await hiddenNews(categoryId)) {
      await expect(countRead({ id }, reader('10.0.0.1'))).rejects.toMatchObject({ kind: 'missing' });
      expect(await db.newsCount.count({ where: { newsId: id } })).toBe(0);
    }
  });

  test('no id is told in the words of the old site', async () => {
    await expect(countRead({}, reader('10.0.0.1'))).rejects.toMatchObject({
      kind: 'invalid',
      fields: { id: 'news.idRequired' },
    });
  });
});

describe('reports', () => {
  test('a report is kept once a visitor', async () => {
    const { id } = await aNews();
    await reportNews({ id, reason: 'wrong', text: 'ตัวเลขไม่ตรง' }, reader('10.0.0.1'));
    await reportNews({ id, reason: 'other' }, reader('10.0.0.1'));
    await reportNews({ id, reason: 'other' }, reader('10.0.0.2'));
    const kept = await db.newsReport.findMany({ where: { newsId: id }, orderBy: { id: 'asc' } });
    expect(kept).toMatchObject([{ reason: 'wrong', text: 'ตัวเลขไม่ตรง' }, { reason: 'other' }]);
  });

  test.each([
    { reason: 'nonsense' },
    { reason: undefined },
    { reason: 'wrong', text: 'ก'.repeat(1_001) },
    { reason: 'wrong', text: 'a\u0000b' },
  ])('%o is refused', async (wrong) => {
    const { id } = await aNews();
    await expect(reportNews({ id, ...wrong }, reader('10.0.0.1'))).rejects.toMatchObject({ kind: 'invalid' });
  });
});
