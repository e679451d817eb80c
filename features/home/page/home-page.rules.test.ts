import { setSectionVisible, toSectionId } from '../layout/layout.rules';
import { defaultLayout, type FrontLayout, type SectionKind } from '../layout/layout.schema';
import { composeHomePage, type HomeCandidates, toSpans } from './home-page.rules';

/** Ids from `first` on, newest first. */
const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Every section wants items that others want too: main news and videos are of the first categories. */
const candidates: HomeCandidates = {
  main: range(101, 5),
  categories: [
    { id: 1, ids: range(101, 20) },
    { id: 2, ids: range(201, 20) },
    { id: 3, ids: range(301, 20) },
  ],
  lifestyle: range(401, 20),
  videos: [101, 201, 301, 401, 106, 205, 305, 405],
  mostRead: [101, 106, 201, 301, 310, 311, 312, 313, 314, 315],
};

const switchOff = (...kinds: SectionKind[]): FrontLayout =>
  kinds.reduce((layout, kind) => setSectionVisible(layout, toSectionId(kind), false), defaultLayout);
const compose = (layout: FrontLayout, given: Partial<HomeCandidates> = {}) => {
  const sections = composeHomePage(layout, { ...candidates, ...given });
  return new Map(sections.map(({ kind, ids, groups }) => [kind, groups.length > 0 ? groups : ids]));
};

test('no item is twice on the page, and each section is filled up', () => {
  const page = compose(defaultLayout);
  const all = [...page.values()].flat(2);
  expect(new Set(all).size).toBe(all.length);
  expect(page.get('main')).toEqual(range(101, 5));
  expect(page.get('leading')).toEqual([range(106, 4), range(201, 5)]);
  expect(page.get('mostRead')).toEqual([301, 310, 311, 312, 313, 314]);
  expect(page.get('videos')).toEqual([401, 305, 405]);
  expect(page.get('categories')).toEqual([[302, 303, 304, 306]]);
  expect(page.get('lifestyle')).toEqual([402, 403, 404, 406]);
});

test('a section further up has the items first, but the main news has its own wherever it stands', () => {
  const { sections } = defaultLayout;
  const rest = sections.filter(({ kind }) => kind !== 'videos');
  const page = compose({ ...defaultLayout, sections: [{ kind: 'videos', visible: true }, ...rest.toReversed()] });
  expect(page.get('videos')).toEqual([201, 301, 401, 106]);
  expect(page.get('main')).toEqual(range(101, 5));
  expect(page.get('leading')).toEqual([range(107, 4), [202, 203, 204, 205, 206]]);
});

test('a section that is switched off is not there and takes nothing', () => {
  const page = compose(switchOff('main', 'mostRead', 'banners'));
  expect([...page.keys()]).toEqual(['leading', 'videos', 'categories', 'lifestyle', 'online', 'links']);
  expect(page.get('leading')).toEqual([range(101, 4), range(201, 5)]);
});

test('without the leading categories all are shown in short', () => {
  expect(compose(switchOff('leading')).get('categories')).toHaveLength(3);
});

test('a category whose items are all in the main news does not lead', () => {
  const page = compose(defaultLayout, {
    categories: [{ id: 9, ids: [101, 102] }, ...candidates.categories.slice(1)],
  });
  expect(page.get('leading')).toEqual([range(201, 4), range(301, 5)]);
});

test('digests fill every line of three or two, whatever their number', () => {
  for (const count of range(1, 14)) {
    const spans = toSpans(count);
    expect(spans).toHaveLength(count);
    let line = 0;
    for (const span of spans) {
      line += span;
      expect(line).toBeLessThanOrEqual(6);
      if (line === 6) line = 0;
    }
    expect(line).toBe(0);
  }
  expect(toSpans(0)).toEqual([]);
  expect(toSpans(5)).toEqual([3, 3, 2, 2, 2]);
});
