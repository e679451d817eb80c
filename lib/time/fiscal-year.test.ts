import { getCurrentFiscalYear, getFiscalYear, getFiscalYearRange } from './fiscal-year';

test('a fiscal year begins in October, in Thailand, and is called by the year in which it ends', () => {
  expect(getFiscalYear('2025-09-30')).toBe(2568);
  expect(getFiscalYear('2025-10-01')).toBe(2569);
  expect(getFiscalYear('2026-01-01')).toBe(2569);
  expect(getCurrentFiscalYear(new Date('2025-09-30T16:59:59Z'))).toBe(2568);
  expect(getCurrentFiscalYear(new Date('2025-09-30T17:00:00Z'))).toBe(2569);
});

test('its days are told from first to last', () => {
  expect(getFiscalYearRange(2569)).toEqual({ from: '2025-10-01', to: '2026-09-30' });
});
