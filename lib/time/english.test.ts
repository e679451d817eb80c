/** @jest-environment node */
import { requestContext } from '@/lib/request/context';
import { formatDate, formatDateTime, formatLongDate, formatLongDay, formatYear } from './format';
import { formatThaiDayInput, readThaiDay } from './thai-time';

const morning = new Date('2026-11-20T03:30:00Z');
const inEnglish = <T>(run: () => T): T => requestContext.run({ tags: new Set(), language: 'en' }, run);

test('on English pages dates have English months and the common era', () => {
  inEnglish(() => {
    expect(formatDate(morning)).toBe('20 Nov 2026');
    expect(formatDateTime(morning)).toBe('20 Nov 2026 10:30');
    expect(formatLongDate(morning)).toBe('Friday 20 November 2026, 10:30');
    expect(formatLongDay('2026-11-20')).toBe('20 November 2026');
    expect(formatYear(2569)).toBe(2026);
  });
});

test('typed days are read in both eras there, and shown in the common one', () => {
  inEnglish(() => {
    expect([readThaiDay('20/11/2026'), readThaiDay('20/11/2569')]).toEqual(['2026-11-20', '2026-11-20']);
    expect(formatThaiDayInput('2026-11-20')).toBe('20/11/2026');
  });
  expect(readThaiDay('20/11/2026')).toBeUndefined();
  expect(formatThaiDayInput('2026-11-20')).toBe('20/11/2569');
});
