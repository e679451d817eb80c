import type { Sample, SampleRow } from '@/features/news/sample/sample.schema';
import type { NewsroomTab } from './counts.schema';
import type { NewsroomSort } from './list.schema';
import { chooseListPlan } from './search-plan.rules';

/** A sample of 100,000 items, one in four of the office 7; `texts` are those of its rows, newest first. */
const buildSample = (toText: (index: number) => string): Sample => ({
  rows: Array.from({ length: 700 }, (_, index): SampleRow => {
    const text = toText(index);
    return {
      ...{ topic: '', words: '', text, section: 'news', categoryId: 1 + (index % 2), organisationId: 7 + (index % 4) },
      ...{ provinceId: null, systemUserId: index % 4, collegeUserId: null, day: '2026-01-01' },
    };
  }),
  items: 100_000,
  memo: new Map(),
});

type Wishes = {
  needle?: string;
  offices?: number[];
  systemUsers?: number[];
  most?: number;
  sort?: NewsroomSort;
  descending?: boolean;
  tab?: NewsroomTab;
};

const choose = (
  sample: Sample,
  {
    needle = 'word',
    offices,
    systemUsers = [],
    most = 25,
    sort = 'updated',
    descending = true,
    tab = 'all',
  }: Wishes = {},
) =>
  chooseListPlan(sample, {
    search: { readings: [[[needle]]], systemUsers, collegeUsers: [], id: undefined },
    place: { scope: 'all', section: 'news' },
    choice: { needle, tab },
    ...{ offices, order: { sort, descending }, most },
  });

const every = (step: number) => buildSample((index) => (index % step === 0 ? 'a word here' : 'nothing'));

test('a list is walked for a word of many items, and all items with a rare one are found at once by the index', () => {
  expect(choose(every(2))).toEqual({ whole: false });
  expect(choose(every(7))).toEqual({ whole: false });
  expect(choose(every(100))).toEqual({ whole: true, asking: 'indexed' });
  expect(choose(buildSample(() => 'nothing'))).toEqual({ whole: true, asking: 'indexed' });
});

test('a page deep in a list of not so many items is found at once', () => {
  expect(choose(every(7), { most: 2_400 })).toEqual({ whole: true, asking: 'indexed' });
});

test('of a tab with few items the order costs nothing', () => {
  expect(choose(every(20), { sort: 'waiting' })).toEqual({ whole: true, asking: 'indexed' });
  expect(choose(every(7), { sort: 'waiting' })).toEqual({ whole: true, asking: 'indexed' });
  expect(choose(every(7), { sort: 'waiting', tab: 'todo' })).toEqual({ whole: false });
});

test('a word common elsewhere and rare in the list is read in the items of the list', () => {
  const sample = buildSample((index) => (index % 4 === 0 ? 'nothing' : 'a word here'));
  expect(choose(sample, { offices: [7] })).toEqual({ whole: true, asking: 'read' });
  expect(choose(sample, { offices: [8, 9] })).toEqual({ whole: false });
});

test('a word of old items only isn’t looked for from the newest, but from the oldest', () => {
  const sample = buildSample((index) => (index >= 560 ? 'a word here' : 'nothing'));
  expect(choose(sample)).toEqual({ whole: true, asking: 'indexed' });
  expect(choose(sample, { descending: false })).toEqual({ whole: false });
});

test('a word without trigrams is read', () => {
  expect(
    choose(
      buildSample(() => 'nothing'),
      { needle: 'ก' },
    ),
  ).toEqual({ whole: true, asking: 'read' });
});

test('items by an author of the name count as found', () => {
  const sample = buildSample(() => 'nothing');
  expect(choose(sample, { systemUsers: [1, 2] })).toEqual({ whole: false });
});
