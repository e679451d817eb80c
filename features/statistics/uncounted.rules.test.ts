import { measures } from './statistics.schema';
import { listUncounted, listUncountedInBucket } from './uncounted.rules';

const firstDays = { published: '2024-01-10', reads: '2025-03-15', shares: '2025-03-15' };
const period = { from: '2025-05-01', to: '2025-06-30' };
const counted = { now: [], before: [], beforeInPart: [] };

describe('a compared period', () => {
  test.each([
    ['after the first count', '2025-03-16', '2025-04-30', counted],
    ['from the first counted day on', '2025-03-15', '2025-04-30', counted],
    ['from the day before', '2025-03-14', '2025-04-30', { ...counted, beforeInPart: ['reads', 'shares'] }],
    ['until the first counted day', '2025-01-01', '2025-03-15', { ...counted, beforeInPart: ['reads', 'shares'] }],
    ['until the day before', '2025-01-01', '2025-03-14', { ...counted, before: ['reads', 'shares'] }],
    [
      'around the first item',
      '2024-01-01',
      '2024-02-28',
      { ...counted, before: ['reads', 'shares'], beforeInPart: ['published'] },
    ],
    ['before everything', '2023-01-01', '2023-12-31', { ...counted, before: measures }],
  ])('%s', (_, from, to, wanted) => {
    expect(listUncounted({ period, compared: { from, to }, firstDays })).toEqual(wanted);
  });
});

test('without a comparison nothing of it is marked', () => {
  expect(listUncounted({ period, compared: undefined, firstDays })).toEqual(counted);
});

describe('a bucket', () => {
  const compared = { from: '2024-12-01', to: '2025-11-30' };
  const list = (key: string | undefined, step: 'day' | 'month' | 'year', range = compared) =>
    listUncountedInBucket({ key, step, range, firstDays });
  const inPart = { uncounted: [], inPart: ['reads', 'shares'] };
  const whole = { uncounted: [], inPart: [] };

  test('with the first counted day is counted in part, unless it begins with it', () => {
    expect(list('2025-02', 'month')).toEqual({ uncounted: ['reads', 'shares'], inPart: [] });
    expect(list('2025-03', 'month')).toEqual(inPart);
    expect(list('2025-04', 'month')).toEqual(whole);
    expect(list('2025-03-14', 'day')).toEqual({ uncounted: ['reads', 'shares'], inPart: [] });
    expect(list('2025-03-15', 'day')).toEqual(whole);
    expect(list('2567', 'year')).toEqual({ uncounted: ['reads', 'shares'], inPart: [] });
    expect(list('2568', 'year')).toEqual(inPart);
    expect(list(undefined, 'month')).toEqual(whole);
  });

  test('that the range begins with the first counted day is counted whole', () => {
    expect(list('2025-03', 'month', { from: '2025-03-15', to: '2025-11-30' })).toEqual(whole);
    expect(list('2025-03', 'month', { from: '2025-03-14', to: '2025-11-30' })).toEqual(inPart);
  });
});
