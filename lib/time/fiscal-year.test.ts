import { getCurrentFiscalYear, getFiscalYear, getFiscalYearRange } from './fiscal-year';

test('a fiscal year starts in October, in Thai time, and is named after the year in which it ends', () => {
  expect(getFiscalYear('2025-09-30')).toBe(2568);
  expect(getFiscalYear('2025-10-01')).toBe(2569);
  expect(getFiscalYear('2026-01-01')).toBe(2569);
  expect(getCurrentFiscalYear(new Date('2025-09-30T16:59:59Z'))).toBe(2568);
  expect(getCurrentFiscalYear(new Date('2025-09-30T17:00:00Z'))).toBe(2569);
});

test('the range of a fiscal year is its first and last day', () => {
  expect(getFiscalYearRange(2569)).toEqual({ from: '2025-10-01', to: '2026-09-30' });
});
