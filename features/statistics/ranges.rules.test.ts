import {
  addDays,
  addMonths,
  countDays,
  findComparedPeriod,
  formatPeriod,
  getBucketKey,
  listBuckets,
  resolvePeriod,
  resolveStep,
  splitByMonths,
} from './ranges.rules';

const NOW = new Date('2026-11-21T03:00:00Z');
const SINCE = '2024-11-01';
const of = (preset: Parameters<typeof resolvePeriod>[0]['preset'], from?: string, to?: string) =>
  resolvePeriod({ preset, from, to }, SINCE, NOW);

test('presets end today in Thailand, and the past fiscal year on its last day', () => {
  expect(of('year')).toEqual({ from: '2025-12-01', to: '2026-11-21' });
  expect(of('days30')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(of('month')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(of('fiscal')).toEqual({ from: '2026-10-01', to: '2026-11-21' });
  expect(of('lastFiscal')).toEqual({ from: '2025-10-01', to: '2026-09-30' });
  expect(of('all')).toEqual({ from: SINCE, to: '2026-11-21' });
  expect(resolvePeriod({ preset: 'month' }, SINCE, new Date('2026-10-31T18:00:00Z'))).toEqual({
    from: '2026-11-01',
    to: '2026-11-01',
  });
});

test('typed days are limited to the days that have figures', () => {
  expect(of('custom', '2026-01-15', '2026-02-03')).toEqual({ from: '2026-01-15', to: '2026-02-03' });
  expect(of('custom', '1900-01-01', '2999-01-01')).toEqual({ from: SINCE, to: '2026-11-21' });
  expect(of('custom', '2027-05-01', '2027-06-01')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(of('custom', '2020-05-01', '2020-06-01')).toEqual({ from: '2020-06-01', to: '2020-06-01' });
  expect(of('custom', undefined, '2026-02-03')).toEqual({ from: SINCE, to: '2026-02-03' });
});

test('day arithmetic crosses months and leap years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
  expect(addMonths('2023-02-28', 12)).toBe('2024-02-29');
  expect(addMonths('2026-03-30', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -2)).toBe('2025-11-15');
  expect(countDays({ from: '2024-02-01', to: '2024-03-01' })).toBe(30);
});

test('a period is compared with the one before it or with the same one of the year before', () => {
  expect(findComparedPeriod({ from: '2026-10-23', to: '2026-11-21' }, 'previous')).toEqual({
    from: '2026-09-23',
    to: '2026-10-22',
  });
  expect(findComparedPeriod({ from: '2026-11-01', to: '2026-11-21' }, 'previous')).toEqual({
    from: '2026-10-01',
    to: '2026-10-21',
  });
  expect(findComparedPeriod({ from: '2025-10-01', to: '2026-09-30' }, 'previous')).toEqual({
    from: '2024-10-01',
    to: '2025-09-30',
  });
  expect(findComparedPeriod({ from: '2024-02-29', to: '2024-02-29' }, 'lastYear')).toEqual({
    from: '2023-02-28',
    to: '2023-02-28',
  });
  expect(findComparedPeriod({ from: '2026-01-01', to: '2026-01-31' }, 'none')).toBeUndefined();
});

test('a fiscal year begins in October, and buckets carry Buddhist years', () => {
  const period = { from: '2025-09-30', to: '2025-10-01' };
  expect(listBuckets(period, 'year').map(({ key }) => key)).toEqual(['2568', '2569']);
  expect(listBuckets(period, 'month')).toEqual([
    { key: '2025-09', label: 'ก.ย. 2568', short: 'ก.ย. 68' },
    { key: '2025-10', label: 'ต.ค. 2568', short: 'ต.ค. 68' },
  ]);
  expect(listBuckets(period, 'day').map(({ label }) => label)).toEqual(['30 ก.ย. 2568', '1 ต.ค. 2568']);
  for (const step of ['day', 'month', 'year'] as const) {
    const keys = listBuckets({ from: '2024-01-31', to: '2025-03-01' }, step).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain(getBucketKey('2024-02-29', step));
  }
  expect(formatPeriod({ from: '2025-10-01', to: '2026-09-30' })).toBe('1 ต.ค. 2568 – 30 ก.ย. 2569');
});

test('long periods get coarser buckets, even if days are requested', () => {
  expect(resolveStep({ from: '2026-11-01', to: '2026-11-21' })).toBe('day');
  expect(resolveStep({ from: '2025-12-01', to: '2026-11-21' })).toBe('month');
  expect(resolveStep({ from: '2016-12-01', to: '2026-11-21' })).toBe('year');
  expect(resolveStep({ from: '2016-12-01', to: '2026-11-21' }, 'day')).toBe('month');
  expect(resolveStep({ from: '2025-12-01', to: '2026-11-21' }, 'day')).toBe('day');
});

test('the parts of a period contain each of its days once', () => {
  const today = '2026-11-21';
  const days = [
    '2026-08-01',
    '2026-08-15',
    '2026-08-31',
    '2026-09-01',
    '2026-10-30',
    '2026-10-31',
    '2026-11-20',
    today,
  ];
  for (const from of days) {
    for (const to of days.filter((day) => day >= from)) {
      const parts = splitByMonths({ from, to }, today);
      const held: string[] = [];
      for (let day = parts.from; day < parts.monthsFrom; day = addDays(day, 1)) held.push(day);
      expect(parts.monthsFrom === parts.monthsTo || parts.monthsFrom.endsWith('-01')).toBe(true);
      for (let day = parts.monthsFrom; day < parts.monthsTo; day = addDays(day, 1)) held.push(day);
      for (let day = parts.monthsTo; day <= parts.to; day = addDays(day, 1)) held.push(day);
      const wanted = [];
      for (let day = from; day <= (to === today ? '2026-11-30' : to); day = addDays(day, 1)) wanted.push(day);
      expect({ from, to, held }).toEqual({ from, to, held: wanted });
    }
  }
});
