import { type Viewer, visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { aNews } from '@/testing/builders';
import { anAddress } from '@/testing/log-in';
import { submitContentReport } from './news.commands';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const reader = (address: string) => ({ ...visitor, visitorKeys: buildVisitorKeys({ address, userAgent: BROWSER }) });

describe('reports', () => {
  test('only one report per visitor is stored', async () => {
    const { id } = await aNews();
    await submitContentReport({ id, reason: 'wrong', text: 'ตัวเลขไม่ตรง' }, reader('10.0.0.1'));
    await submitContentReport({ id, reason: 'other' }, reader('10.0.0.1'));
    await submitContentReport({ id, reason: 'other' }, reader('10.0.0.2'));
    const kept = await db.newsReport.findMany({ where: { newsId: id }, orderBy: { id: 'asc' } });
    expect(kept).toMatchObject([{ reason: 'wrong', text: 'ตัวเลขไม่ตรง' }, { reason: 'other' }]);
  });

  test('a visitor may report again once the first report is closed', async () => {
    const { id } = await aNews();
    await submitContentReport({ id, reason: 'wrong' }, reader('10.0.0.3'));
    await db.newsReport.updateMany({ where: { newsId: id }, data: { status: 'done' } });
    await submitContentReport({ id, reason: 'other' }, reader('10.0.0.3'));
    expect(await db.newsReport.count({ where: { newsId: id } })).toBe(2);
  });

  test.each([
    { reason: 'nonsense' },
    { reason: undefined },
    { reason: 'wrong', text: 'ก'.repeat(1_001) },
    { reason: 'wrong', text: 'a\u0000b' },
  ])('%o is refused', async (wrong) => {
    const { id } = await aNews();
    await expect(submitContentReport({ id, ...wrong }, reader('10.0.0.1'))).rejects.toMatchObject({ kind: 'invalid' });
  });

  const flood = async (number: number, asker: (at: number) => Viewer) => {
    const { id } = await aNews();
    const before = await db.newsReport.count();
    const kinds = [];
    for (let at = 0; at < number; at++)
      kinds.push(
        await submitContentReport({ id, reason: 'other' }, asker(at)).then(
          () => 'kept',
          ({ kind }) => kind,
        ),
      );
    return { kept: kinds.filter((kind) => kind === 'kept').length, rows: (await db.newsReport.count()) - before };
  };

  test('a visitor may report 10 times an hour', async () => {
    const address = anAddress();
    expect(await flood(15, () => ({ ...reader(address), address }))).toEqual({ kept: 10, rows: 1 });
  });

  test('600 reports from one network leave 60 rows, whatever visitor ids they send', async () => {
    const viewerAt = (at: number) => {
      const address = `2001:db8:9:9::${at.toString(16)}`;
      return { ...visitor, address, visitorKeys: buildVisitorKeys({ address, userAgent: `${BROWSER} ${at}` }) };
    };
    expect(await flood(600, viewerAt)).toEqual({ kept: 60, rows: 60 });
  });
});
