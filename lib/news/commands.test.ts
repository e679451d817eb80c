import { visitor } from '../auth/viewer';
import { db } from '../db';
import { aNews } from '../testing/builders';
import { readVisitor } from '../visitor';
import { reportNews } from './commands';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const reader = (address: string) => ({ ...visitor, counted: readVisitor({ address, userAgent: BROWSER }) });

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
