import { db } from '@/lib/db/db';
import { aCategory, aNews } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { findHomePage } from '../page/home-page.queries';
import { orderHome, pinToHome, placeOnHome } from './pinned.commands';
import { listHomeEntries } from './pinned.queries';

/** One category for all items, as categories are sorted before dates. */
let categoryId: number;
beforeAll(async () => {
  categoryId = (await aCategory()).id;
});
const mainNews = (given: object = {}) => aNews({ approveLevel: 3, categoryId, ...given });
const heroIds = async () => {
  const { sections } = await findHomePage();
  return sections.flatMap(({ kind, items }) => (kind === 'main' ? items.map(({ id }) => id) : []));
};
const chosenIds = async () =>
  (await listHomeEntries()).filter(({ pinned, placed }) => pinned || placed).map(({ card }) => card.id);

beforeEach(() => db.news.updateMany({ data: { pinned: false, frontPosition: null, approveLevel: 1 } }));

test.each(getRolesExcept('VecAdmin', 'newseditors'))('%s cannot change the front page', async (role) => {
  const { id } = await mainNews();
  const refused = { kind: 'forbidden' };
  await expect(orderHome({ ids: [] }, createRoleViewer(role))).rejects.toMatchObject(refused);
  await expect(pinToHome({ id, pinned: true }, createRoleViewer(role))).rejects.toMatchObject(refused);
  await expect(placeOnHome({ id, placed: true }, createRoleViewer(role))).rejects.toMatchObject(refused);
});

test('an editor pins an item above newer ones, and unpins it', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  const older = await mainNews({ publishAt: day(9) });
  const newer = await mainNews({ publishAt: day(2) });
  expect(await heroIds()).toEqual([newer.id, older.id]);
  const editor = createRoleViewer('newseditors');
  const tags = await recordInvalidatedTags(() => pinToHome({ id: older.id, pinned: 'true' }, editor));
  expect(tags).toEqual(['home', 'lists', `lists:${older.categoryId}`, `news:${older.id}`].toSorted());
  expect(await heroIds()).toEqual([older.id, newer.id]);
  expect(await findLastAuditRow('news')).toMatchObject({ action: 'front.pin', before: { pinned: false } });
  await pinToHome({ id: older.id, pinned: false }, editor);
  expect(await heroIds()).toEqual([newer.id, older.id]);
});

test('placed items come in their saved order, before the others', async () => {
  const items = [await mainNews(), await mainNews(), await mainNews()];
  const [one = 0, two = 0, three = 0] = items.map(({ id }) => id);
  await placeOnHome({ id: one, placed: 'true' }, administrator);
  await placeOnHome({ id: two, placed: true }, administrator);
  expect(await chosenIds()).toEqual([one, two]);
  expect(await recordInvalidatedTags(() => orderHome({ ids: [two, one] }, administrator))).toEqual(['home']);
  expect(await heroIds()).toEqual([two, one, three]);
  expect(await findLastAuditRow('front')).toMatchObject({ before: { ids: [one, two] }, after: { ids: [two, one] } });
  await placeOnHome({ id: two, placed: false }, administrator);
  expect(await chosenIds()).toEqual([one]);
  await expect(orderHome({ ids: [two, one] }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
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
    await expect(pinToHome({ id, pinned: true }, administrator)).rejects.toMatchObject({ kind: 'missing' });
    await expect(placeOnHome({ id, placed: true }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  }
  expect(await listHomeEntries()).toEqual([]);
});
