import type { SearchParams } from '@/lib/list/list';
import { aCategory, aNews, createHiddenNews, makeUnique } from '@/testing/builders';
import { aCollege, aProvince, aStaffOffice } from '@/testing/people';
import { listPublishedNews, listPublishedProvinces } from './published.queries';
import { publishedList } from './published.rules';

const read = async (params: SearchParams) => listPublishedNews(publishedList.read(params));
const idsOf = async (params: SearchParams) => (await read(params)).items.map(({ id }) => id);

test('shows public items of all organisations, and nothing else', async () => {
  const { id: categoryId } = await aCategory();
  await createHiddenNews(categoryId);
  const [one, other] = [await aNews({ categoryId }), await aNews({ categoryId })];
  expect((await idsOf({ category: String(categoryId) })).toSorted()).toEqual([one.id, other.id].toSorted());
  const lifestyle = await aNews({ section: 'lifestyle' });
  expect(await idsOf({ category: String(lifestyle.categoryId) })).toEqual([]);
});

test('searches headlines literally, however they are typed', async () => {
  const mark = makeUnique('ทุนการศึกษา');
  const item = await aNews({ topic: `${mark} 100% ปี ๒๕๖๙` });
  expect(await idsOf({ search: `${mark} 100%` })).toEqual([item.id]);
  expect(await idsOf({ search: `${mark} 100% ปี 2569` })).toEqual([item.id]);
  expect(await idsOf({ search: `${mark} 1_0` })).toEqual([]);
});

test('filters by kind, province and Thai days', async () => {
  const { id: categoryId } = await aCategory();
  const province = await aProvince();
  const college = await aCollege({ organisation: { provinceId: province.id } });
  const institute = await aStaffOffice('iven');
  const ofCollege = await aNews({
    categoryId,
    organisationId: college.organisation.id,
    publishAt: new Date('2024-02-28T17:00:00Z'),
  });
  const ofInstitute = await aNews({
    categoryId,
    organisationId: institute.organisation.id,
    publishAt: new Date('2024-02-28T16:59:59Z'),
  });
  const category = String(categoryId);
  expect(await idsOf({ category, kind: 'college' })).toEqual([ofCollege.id]);
  expect(await idsOf({ category, kind: 'institute' })).toEqual([ofInstitute.id]);
  expect(await idsOf({ category, province: String(province.id) })).toEqual([ofCollege.id]);
  expect(await idsOf({ category, from: '29/2/2567' })).toEqual([ofCollege.id]);
  expect(await idsOf({ category, to: '28/2/2567' })).toEqual([ofInstitute.id]);
  expect(await idsOf({ category, from: '2024-02-29', to: '2024-02-29' })).toEqual([ofCollege.id]);
  expect(await listPublishedProvinces()).toContainEqual({ id: province.id, name: province.name });
});

test('is sorted newest first or most read first, and pages without gaps', async () => {
  const { id: categoryId } = await aCategory();
  const made = [];
  for (let day = 1; day <= 14; day += 1) {
    const publishAt = new Date(Date.UTC(2025, 0, day));
    made.push(await aNews({ categoryId, publishAt, count: { create: { reads: day === 3 ? 90 : 1 } } }));
  }
  const category = String(categoryId);
  const newest = made.map(({ id }) => id).toReversed();
  const { items, total } = await read({ category });
  expect(total).toBe(14);
  expect(items.map(({ id }) => id)).toEqual(newest.slice(0, 12));
  expect(await idsOf({ category, page: '2' })).toEqual(newest.slice(12));
  expect(await idsOf({ category, page: '3' })).toEqual([]);
  const [first, ...rest] = await idsOf({ category, sort: 'news_countread' });
  expect(first).toBe(made[2]?.id);
  expect(rest).toEqual(newest.filter((id) => id !== first).slice(0, 11));
});
