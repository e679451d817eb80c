import { db } from '@/lib/db/db';
import { aCategory, aNews } from '@/testing/builders';
import { tagsOf } from '@/testing/hear';
import { administrator, lastLine, rolesBut, someone } from '@/testing/lists';
import { orderFront, pinFront, placeFront } from './pinned.commands';
import { listFrontEntries, listHero } from './pinned.queries';

/** All in one category, as the order of categories comes before that of days. */
let categoryId: number;
beforeAll(async () => {
  categoryId = (await aCategory()).id;
});
const mainNews = (given: object = {}) => aNews({ approveLevel: 3, categoryId, ...given });
const heroIds = async () => (await listHero()).map(({ id }) => id);
const chosenIds = async () =>
  (await listFrontEntries()).filter(({ pinned, placed }) => pinned || placed).map(({ card }) => card.id);

beforeEach(() => db.news.updateMany({ data: { pinned: false, frontPosition: null, approveLevel: 1 } }));

test.each(rolesBut('VecAdmin', 'newseditors'))('%s changes nothing of the front page', async (role) => {
  const { id } = await mainNews();
  const refused = { kind: 'forbidden' };
  await expect(orderFront({ ids: [] }, someone(role))).rejects.toMatchObject(refused);
  await expect(pinFront({ id, pinned: true }, someone(role))).rejects.toMatchObject(refused);
  await expect(placeFront({ id, placed: true }, someone(role))).rejects.toMatchObject(refused);
});

test('an editor pins an item above newer ones, and lets it go', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  const older = await mainNews({ publishAt: day(9) });
  const newer = await mainNews({ publishAt: day(2) });
  expect(await heroIds()).toEqual([newer.id, older.id]);
  const editor = someone('newseditors');
  const tags = await tagsOf(() => pinFront({ id: older.id, pinned: 'true' }, editor));
  expect(tags).toEqual(['home', 'lists', `lists:${older.categoryId}`, `news:${older.id}`].toSorted());
  expect(await heroIds()).toEqual([older.id, newer.id]);
  expect(await lastLine('news')).toMatchObject({ action: 'front.pin', before: { pinned: false } });
  await pinFront({ id: older.id, pinned: false }, editor);
  expect(await heroIds()).toEqual([newer.id, older.id]);
});

test('placed items stand in the order that was written, before the others', async () => {
  const items = [await mainNews(), await mainNews(), await mainNews()];
  const [one = 0, two = 0, three = 0] = items.map(({ id }) => id);
  await placeFront({ id: one, placed: 'true' }, administrator);
  await placeFront({ id: two, placed: true }, administrator);
  expect(await chosenIds()).toEqual([one, two]);
  expect(await tagsOf(() => orderFront({ ids: [two, one] }, administrator))).toEqual(['home']);
  expect(await heroIds()).toEqual([two, one, three]);
  expect(await lastLine('front')).toMatchObject({ before: { ids: [one, two] }, after: { ids: [two, one] } });
  await placeFront({ id: two, placed: false }, administrator);
  expect(await chosenIds()).toEqual([one]);
  await expect(orderFront({ ids: [two, one] }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('only public items of the main news can be pinned or placed', async () => {
  const others = [
    await aNews({ approveLevel: 2 }),
    await mainNews({ status: 'hide' }),
    await aNews({ approveLevel: 3, section: 'lifestyle' }),
    await mainNews({ publishAt: new Date(Date.now() + 86_400_000) }),
    await mainNews({ deletedAt: new Date() }),
  ];
  for (const { id } of others) {
    await expect(pinFront({ id, pinned: true }, administrator)).rejects.toMatchObject({ kind: 'missing' });
    await expect(placeFront({ id, placed: true }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  }
  expect(await listFrontEntries()).toEqual([]);
});
