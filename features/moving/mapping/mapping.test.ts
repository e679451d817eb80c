import { transitionNews } from '@/features/newsroom/workflow/workflow.commands';
import { db } from '@/lib/db/db';
import { anOffice, makeUnique } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { addOldCategory, anOldRow, moveIn, type OldSite, openForEachTest, takeIds } from '../moving.test-support';
import { acceptExact, chooseMapping } from './mapping.commands';
import { countMappings, findAgency, listMappings } from './mapping.queries';

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

const findItem = (id: number) => db.news.findUniqueOrThrow({ where: { id }, include: { count: true } });
const sourceOf = async (runId: number) => (await db.moveRun.findUniqueOrThrow({ where: { id: runId } })).sourceId;
const page = { page: 1, per: 48 };

test('a dry run names offices and categories, unmapped ones first, and what it would make anew', async () => {
  const { organisation } = await anOffice();
  const { name: category, id: news_type } = addOldCategory(site);
  const [id = 0] = takeIds(1);
  const unknown = makeUnique('หน่วยงานเดิม');
  site.offices.push({ usersystems_name: organisation.name, usersystems_uname: '' });
  site.rows.push(anOldRow(id, { news_type, usersystems_name: unknown }));
  const sourceId = await sourceOf((await moveIn(site, { isDry: true })).id);
  expect(await countMappings(sourceId)).toEqual({ office: { all: 2, open: 1 }, category: { all: 1, open: 1 } });
  const { rows } = await listMappings(sourceId, 'office', page);
  expect(rows.map(({ label, targetId }) => [label, targetId])).toEqual([
    [unknown, null],
    [organisation.name, organisation.id],
  ]);
  expect((await listMappings(sourceId, 'category', page)).rows).toMatchObject([{ label: category, targetId: null }]);
  expect(await db.category.count({ where: { name: category } })).toBe(0);
});

test('a choice places the items to come, and those that have come and that nobody edited', async () => {
  const [first, second] = [await anOffice(), await anOffice()];
  const { id: news_type } = addOldCategory(site);
  const [untouched = 0, edited = 0, later = 0] = takeIds(3);
  const name = makeUnique('หน่วยงานเดิม');
  site.rows.push(...[untouched, edited].map((id) => anOldRow(id, { news_type, usersystems_name: name })));
  const sourceId = await sourceOf((await moveIn(site)).id);
  await transitionNews({ id: edited, version: 1, event: 'hide', comment: 'ผิด' }, administrator);
  const agency = await findAgency();
  const choose = (targetId: number) => chooseMapping({ sourceId, kind: 'office', name, targetId }, administrator);
  const tags = await recordInvalidatedTags(async () =>
    expect(await choose(first.organisation.id)).toMatchObject({ moved: 1 }),
  );
  expect(tags).toEqual(expect.arrayContaining([`news:${untouched}`]));
  expect(await findItem(untouched)).toMatchObject({
    ...{ organisationId: first.organisation.id, systemUserId: first.systemUser.id, version: 2 },
  });
  expect(await findItem(edited)).toMatchObject({ organisationId: agency?.id });
  site.rows.push(anOldRow(later, { news_type, usersystems_name: name }));
  expect(await moveIn(site)).toMatchObject({ written: 1, unchanged: 2, conflict: 0 });
  expect(await findItem(later)).toMatchObject({ organisationId: first.organisation.id });
  expect(await choose(second.organisation.id)).toMatchObject({ moved: 2 });
  expect((await listMappings(sourceId, 'office', page)).rows).toMatchObject([
    { label: name, target: second.organisation.name, chosen: true, items: 3 },
  ]);
});

test('a category moves its items with their counts', async () => {
  const { id: news_type } = addOldCategory(site);
  const other = addOldCategory(site);
  const [id = 0, there = 0] = takeIds(2);
  site.rows.push(anOldRow(id, { news_type }), anOldRow(there, { news_type: other.id }));
  const sourceId = await sourceOf((await moveIn(site)).id);
  const choice = { sourceId, kind: 'category', name: String(news_type), targetId: other.id };
  expect(await chooseMapping(choice, administrator)).toMatchObject({ moved: 1 });
  expect(await findItem(id)).toMatchObject({ categoryId: other.id, count: { categoryId: other.id, reads: 10 } });
  expect(await moveIn(site)).toMatchObject({ unchanged: 2, conflict: 0 });
});

test('names that are the same but for their writing are accepted at once', async () => {
  const place = makeUnique('เมือง');
  const { organisation } = await anOffice();
  await db.organisation.update({ where: { id: organisation.id }, data: { name: `วิทยาลัยเทคนิค${place}` } });
  const { id: news_type } = addOldCategory(site);
  const [id = 0] = takeIds(1);
  site.rows.push(anOldRow(id, { news_type, usersystems_name: `วท. ${place}` }));
  const sourceId = await sourceOf((await moveIn(site)).id);
  expect(await acceptExact({ sourceId, kind: 'office' }, administrator)).toMatchObject({ accepted: 1, moved: 1 });
  expect(await findItem(id)).toMatchObject({ organisationId: organisation.id });
  expect(await acceptExact({ sourceId, kind: 'office' }, administrator)).toMatchObject({ accepted: 0 });
});

test('an unknown name or target is refused, and every choice while a run writes', async () => {
  const { id: news_type } = addOldCategory(site);
  const [id = 0] = takeIds(1);
  const name = makeUnique('หน่วยงานเดิม');
  site.rows.push(anOldRow(id, { news_type, usersystems_name: name }));
  const run = await moveIn(site);
  const sourceId = await sourceOf(run.id);
  const choose = (given: object) =>
    chooseMapping({ sourceId, kind: 'office', name, targetId: 1, ...given }, administrator);
  await expect(choose({ name: 'ไม่มี' })).rejects.toMatchObject({ key: 'moving.mapping.missing' });
  await expect(choose({ targetId: 2_000_000_000 })).rejects.toMatchObject({ fields: { targetId: expect.any(String) } });
  await expect(choose({ sourceId: 2_000_000_000 })).rejects.toMatchObject({ kind: 'missing' });
  await db.moveRun.update({ where: { id: run.id }, data: { status: 'running' } });
  await expect(choose({})).rejects.toMatchObject({ key: 'moving.mapping.busy' });
});
