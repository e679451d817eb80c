import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { aCategory, aNews, createHiddenNews, makeUnique } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import {
  deleteCategory,
  moveCategoryItems,
  orderCategories,
  restoreCategory,
  saveCategory,
  showCategory,
} from './categories.commands';
import { categoriesMessages } from './categories.messages';
import { listCategoryEntries } from './categories.queries';

const wishes = (given: object = {}) => ({
  ...{ name: makeUnique('หมวด'), nameEn: 'Section', colorDeep: '#1d3f5c', color: '#5f8fa8', visible: 'on' },
  ...given,
});
const findRow = (id: number) => db.category.findUniqueOrThrow({ where: { id }, include: { menu: true } });
const allIds = async () =>
  (await db.category.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })).map(({ id }) => id);

test.each(getRolesExcept('VecAdmin'))('%s cannot change categories', async (role) => {
  const { id } = await aCategory();
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveCategory(wishes(), viewer)).rejects.toMatchObject(refused);
  await expect(orderCategories({ ids: await allIds() }, viewer)).rejects.toMatchObject(refused);
  await expect(showCategory({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(deleteCategory({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreCategory({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(moveCategoryItems({ id, to: id + 1 }, viewer)).rejects.toMatchObject(refused);
  expect(await findRow(id)).toMatchObject({ visible: true });
});

describe('saving', () => {
  test('a new category is added last, and in the menu after the other categories, before the other entries', async () => {
    const last = await db.menuEntry.create({ data: { kind: 'contact', position: 9_000_000 } });
    const { after } = await saveCategory(wishes(), administrator);
    const { menu, position } = await findRow(after.id);
    expect(position).toBe(Math.max(...(await db.category.findMany()).map((row) => row.position)));
    expect(menu).toMatchObject([{ kind: 'category', visible: true }]);
    const contact = await db.menuEntry.findUniqueOrThrow({ where: { id: last.id } });
    expect(contact.position).toBeGreaterThan(menu[0]?.position ?? Number.POSITIVE_INFINITY);
    const second = await saveCategory(wishes(), administrator);
    expect((await findRow(second.after.id)).menu[0]?.position).toBeGreaterThan(menu[0]?.position ?? 0);
    expect(await findLastAuditRow('category')).toMatchObject({
      action: 'category.add',
      after: second.after,
      before: null,
    });
  });

  test('a Life Style category gets no menu entry', async () => {
    const { after } = await saveCategory(wishes({ section: 'lifestyle' }), administrator);
    expect((await findRow(after.id)).menu).toEqual([]);
  });

  test('invalidates every list and every page', async () => {
    const { id } = await aCategory();
    const tags = await recordInvalidatedTags(() => saveCategory(wishes({ id }), administrator));
    expect(tags).toEqual(['categories', 'home', 'lists', `lists:${id}`]);
    expect(await findLastAuditRow('category')).toMatchObject({
      action: 'category.save',
      nounId: String(id),
      before: { id },
    });
  });

  test.each([
    ['แม่น้ำ', 'เเม่น\u0e4d้า'],
    ['กำแพง', 'กํา\u200bแพง'],
    ['ปี ๒๕๖๙', 'ปี  2569'],
  ])('%s and a lookalike count as the same name', async (name, other) => {
    // As stored before names were normalised.
    const stored = await aCategory({ name: `${other} ${makeUnique('x')}` });
    const twice = saveCategory(wishes({ name: stored.name.replace(other, name) }), administrator);
    await expect(twice).rejects.toMatchObject({
      kind: 'invalid',
      fields: { name: categoriesMessages['categories.nameTaken'] },
    });
  });

  test('a name is unique regardless of case', async () => {
    const { name } = await aCategory({ name: makeUnique('News Room') });
    const twice = saveCategory(wishes({ name: name.toUpperCase() }), administrator);
    await expect(twice).rejects.toMatchObject({
      kind: 'invalid',
      fields: { name: categoriesMessages['categories.nameTaken'] },
    });
    const name2 = makeUnique('พร้อมกัน');
    const both = await Promise.allSettled([1, 2].map(() => saveCategory(wishes({ name: name2 }), administrator)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    [{ name: ' ' }, { name: categoriesMessages['categories.nameMissing'] }],
    [{ name: 'ก'.repeat(61) }, { name: categoriesMessages['categories.nameLong'] }],
    [{ name: 'ก\u0000ข' }, { name: inputMessages['ui.badText'] }],
    [{ nameEn: '' }, { nameEn: categoriesMessages['categories.nameEnMissing'] }],
    [{ nameEn: 'ข่าว' }, { nameEn: categoriesMessages['categories.nameEnLatin'] }],
    [{ color: 'red' }, { color: categoriesMessages['categories.badColor'] }],
    [{ colorDeep: '#1d3f5c;}' }, { colorDeep: categoriesMessages['categories.badColor'] }],
    [{ colorDeep: '#f2d9a0' }, { colorDeep: categoriesMessages['categories.tooPale'] }],
    [{ colorDeep: '#767676', color: '#ffffff' }, { color: categoriesMessages['categories.tooPale'] }],
  ])('%j is refused', async (given, fields) => {
    await expect(saveCategory(wishes(given), administrator)).rejects.toMatchObject({ kind: 'invalid', fields });
  });

  test('markup in a name is stored as plain text', async () => {
    const name = makeUnique('<b>ข่าว</b>');
    const { after } = await saveCategory(wishes({ name }), administrator);
    expect((await findRow(after.id)).name).toBe(name);
  });
});

describe('the order', () => {
  test('is saved completely, audits the previous order, and is refused if the list has changed', async () => {
    await aCategory();
    const before = await allIds();
    const ids = before.toReversed();
    const tags = await recordInvalidatedTags(() => orderCategories({ ids: ids.join() }, administrator));
    expect(tags).toEqual(expect.arrayContaining(['categories', 'home', 'lists', ...ids.map((id) => `lists:${id}`)]));
    expect(await allIds()).toEqual(ids);
    expect(await findLastAuditRow('category')).toMatchObject({ before: { ids: before }, after: { ids } });
    await aCategory();
    await expect(orderCategories({ ids }, administrator)).rejects.toMatchObject({
      kind: 'conflict',
      key: 'ordered.changed',
    });
  });

  test('set by two administrators concurrently is one of the two, never a mixture', async () => {
    const ids = await allIds();
    const orders = [ids, ids.toReversed()];
    await Promise.all(orders.map((order) => orderCategories({ ids: order }, administrator)));
    expect(orders).toContainEqual(await allIds());
  });

  test.each([['1,1'], ['1,x'], [[1, null]], [{}], ['']])('%j is not a valid order', async (ids) => {
    await aCategory();
    await expect(orderCategories({ ids }, administrator)).rejects.toMatchObject({
      kind: expect.stringMatching(/invalid|conflict/),
    });
  });
});

test('hiding shows how many items readers lose, and hides them from readers', async () => {
  const { id } = await aCategory();
  await aNews({ categoryId: id });
  await createHiddenNews(id);
  const entry = async () => (await listCategoryEntries()).find((one) => one.id === id);
  expect(await entry()).toMatchObject({ items: 8, readable: 1, visible: true });
  const tags = await recordInvalidatedTags(() => showCategory({ id, visible: 'false' }, administrator));
  expect(tags).toEqual(['categories', 'home', 'lists', `lists:${id}`]);
  expect(await entry()).toMatchObject({ visible: false });
  expect(await findLastAuditRow('category')).toMatchObject({ action: 'category.hide', before: { visible: true } });
});

describe('deleting', () => {
  test('is refused while the category has items, including drafts and those in the bin', async () => {
    const draft = await aNews({ status: 'draft' });
    const binned = await aNews({ deletedAt: new Date() });
    for (const { categoryId: id } of [draft, binned]) {
      const deleted = deleteCategory({ id }, administrator);
      await expect(deleted).rejects.toMatchObject({ kind: 'conflict', key: 'categories.hasItems' });
    }
  });

  test('also deletes the menu entry, and can be undone once, restoring everything', async () => {
    const { after } = await saveCategory(wishes(), administrator);
    const before = await findRow(after.id);
    await deleteCategory({ id: after.id }, administrator);
    expect(await db.category.findUnique({ where: { id: after.id } })).toBeNull();
    expect(await db.menuEntry.count({ where: { categoryId: after.id } })).toBe(0);
    await restoreCategory({ id: after.id }, administrator);
    const { name, position, menu } = await findRow(after.id);
    expect({ name, position }).toEqual({ name: before.name, position: before.position });
    expect(menu[0]).toMatchObject({ visible: true, position: before.menu[0]?.position });
    await expect(restoreCategory({ id: after.id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('restoring a category that never existed fails with missing', async () => {
    await expect(restoreCategory({ id: 2_147_483_000 }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('moving the items', () => {
  test('moves all of them with their counts, and invalidates both lists', async () => {
    const [from, to] = [await aCategory(), await aCategory()];
    const item = await aNews({ categoryId: from.id });
    await db.newsCount.create({ data: { newsId: item.id, categoryId: from.id, reads: 7 } });
    await aNews({ categoryId: from.id, status: 'draft' });
    const tags = await recordInvalidatedTags(() => moveCategoryItems({ id: from.id, to: to.id }, administrator));
    expect(tags).toEqual(expect.arrayContaining(['lists', `lists:${from.id}`, `lists:${to.id}`]));
    const moved = await db.news.findUniqueOrThrow({ where: { id: item.id }, include: { count: true } });
    expect(moved).toMatchObject({ categoryId: to.id, version: 2, count: { categoryId: to.id, reads: 7 } });
    await deleteCategory({ id: from.id }, administrator);
    expect(await db.news.count({ where: { categoryId: to.id } })).toBe(2);
  });

  test('is allowed only to another category of the same section', async () => {
    const [news, lifestyle] = [await aCategory(), await aCategory({ section: 'lifestyle' })];
    const wrong = (to?: number) => moveCategoryItems({ id: news.id, to }, administrator);
    await expect(wrong(lifestyle.id)).rejects.toMatchObject({
      fields: { to: categoriesMessages['categories.otherSection'] },
    });
    await expect(wrong(news.id)).rejects.toMatchObject({ fields: { to: categoriesMessages['categories.toSame'] } });
    await expect(wrong()).rejects.toMatchObject({ fields: { to: categoriesMessages['categories.toMissing'] } });
  });
});
