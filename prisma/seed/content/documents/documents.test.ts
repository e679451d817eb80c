import { getFiscalYear } from '@/lib/time/fiscal-year';
import { toThaiDay } from '@/lib/time/format';
import { buildDocuments } from './documents';

const days = ['2026-11-20T05:30:00Z', '2026-10-01T00:00:00Z', '2027-03-02T03:00:00Z', '2026-09-30T16:59:00Z'];

test.each(days)(
  'at %s every document is published, on a working day, and no report before its year has ended',
  (at) => {
    const now = new Date(at);
    const documents = buildDocuments(now);
    expect(documents).toHaveLength(27);
    expect(new Set(documents.map(({ fileName }) => fileName)).size).toBe(27);
    for (const { publishAt, year, slug } of documents) {
      expect(publishAt <= now).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(new Date(`${toThaiDay(publishAt)}T00:00:00Z`).getUTCDay());
      const published = getFiscalYear(toThaiDay(publishAt));
      const isReport = slug === 'annual-report' || slug === 'procurement-report';
      expect(published).toBe(isReport ? year + 1 : year);
    }
  },
);

test('editions differ, and have chapters and tables', () => {
  for (const { text, slug } of buildDocuments(new Date('2026-11-20T05:30:00Z'))) {
    expect([slug, text.filter((line) => line.startsWith('# ')).length > 1]).toEqual([slug, true]);
    expect([slug, text.some((line) => line.startsWith('| '))]).toEqual([slug, true]);
  }
});
