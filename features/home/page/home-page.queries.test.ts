import { db } from '@/lib/db/db';
import { aCategory, aNews, daysAgo } from '@/testing/builders';
import { countStatements } from '@/testing/statements';
import { setSectionVisible, toSectionId } from '../layout/layout.rules';
import { defaultLayout, LAYOUTS_KEY, type SectionKind } from '../layout/layout.schema';
import { findHomePage, type HomePage } from './home-page.queries';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const idsOf = ({ sections }: HomePage, kind: SectionKind) =>
  sections.flatMap((section) =>
    section.kind === kind
      ? [...section.items, ...section.categories.flatMap(({ items }) => items)].map(({ id }) => id)
      : [],
  );
const listAll = (page: HomePage) => page.sections.flatMap(({ kind }) => idsOf(page, kind));

/** Items of one category, newest first: the first is main news, has a video, and is the most read. */
async function fillCategory(position: number) {
  const { id: categoryId } = await aCategory({ position });
  const items = [];
  for (let age = 1; age <= 12; age++) {
    const first = age === 1 ? { approveLevel: 3, videoLinks: [VIDEO] } : {};
    items.push(await aNews({ categoryId, publishAt: daysAgo(age), ...first }));
  }
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await db.newsDailyCount.createMany({
    data: items.map(({ id }, index) => ({ newsId: id, day: new Date(day), reads: 100 - index })),
  });
  return items.map(({ id }) => id);
}

beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: LAYOUTS_KEY } });
  await db.news.updateMany({ data: { status: 'hide' } });
});

test('an item that leads, has a video and is read most is on the page once, and its place elsewhere is filled', async () => {
  const [first, second, third] = [await fillCategory(1), await fillCategory(2), await fillCategory(3)];
  const page = await findHomePage();
  const all = listAll(page);
  expect(new Set(all).size).toBe(all.length);
  expect(idsOf(page, 'main')).toEqual([first[0], second[0], third[0]]);
  expect(idsOf(page, 'leading')).toEqual([...first.slice(1, 5), ...second.slice(1, 6)]);
  expect(idsOf(page, 'mostRead')).toHaveLength(6);
  expect(idsOf(page, 'categories')).toHaveLength(4);
  expect(idsOf(page, 'videos')).toEqual([]);
});

test('a section that is off gives its items to the others', async () => {
  const [newest] = await fillCategory(1);
  const page = await findHomePage(undefined, async () => setSectionVisible(defaultLayout, toSectionId('main'), false));
  expect(page.sections.map(({ kind }) => kind)).not.toContain('main');
  expect(idsOf(page, 'leading')[0]).toBe(newest);
});

test('the page needs a handful of statements, however many items there are', async () => {
  await fillCategory(1);
  await findHomePage();
  expect(await countStatements(findHomePage)).toBeLessThanOrEqual(5);
});
