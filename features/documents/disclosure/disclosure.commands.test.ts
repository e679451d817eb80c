import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { aNews, anOrganisation, makeUnique } from '@/testing/builders';
import { aDocument } from '@/testing/documents';
import { administrator, badTargets, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { copyDisclosures, deleteDisclosure, restoreDisclosure, saveDisclosure } from './disclosure.commands';
import { disclosureMessages } from './disclosure.messages';
import { listDisclosures, listDisclosureYears } from './disclosure.queries';

let number = 0;
const buildDisclosureInput = (given: object = {}) => ({
  ...{ fiscalYear: '2569', number: `O${++number}`, part: 'หมวด', title: makeUnique('รายการ'), note: '', target: '' },
  ...given,
});
const add = async (given: object = {}) => (await saveDisclosure(buildDisclosureInput(given), administrator)).after;
const findHref = async (id: number) => (await listDisclosures(2569)).find((item) => item.id === id)?.href;
test.each(getRolesExcept('VecAdmin'))('%s changes no item', async (role) => {
  const { id } = await add();
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveDisclosure(buildDisclosureInput(), viewer)).rejects.toMatchObject(refused);
  await expect(deleteDisclosure({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreDisclosure({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(copyDisclosures({ from: 2569, to: 2570 }, viewer)).rejects.toMatchObject(refused);
});

test('unsafe targets, duplicate numbers and invalid years are rejected', async () => {
  for (const target of badTargets) {
    await expect(saveDisclosure(buildDisclosureInput({ target }), administrator)).rejects.toMatchObject({
      fields: { target: inputMessages['ui.badTarget'] },
    });
  }
  await add({ number: '900' });
  const taken = saveDisclosure(buildDisclosureInput({ number: 'o900' }), administrator);
  await expect(taken).rejects.toMatchObject({ fields: { number: disclosureMessages['disclosure.taken'] } });
  for (const bad of ['0', 'O0', '1000', '-1', '1e2', '']) {
    const saved = saveDisclosure(buildDisclosureInput({ number: bad }), administrator);
    await expect(saved).rejects.toMatchObject({ fields: { number: disclosureMessages['disclosure.badNumber'].th } });
  }
  const early = saveDisclosure(buildDisclosureInput({ fiscalYear: '2026' }), administrator);
  await expect(early).rejects.toMatchObject({ fields: { fiscalYear: disclosureMessages['disclosure.badYear'].th } });
});

test('an item without a page counts as missing, and so does one whose document is hidden or deleted', async () => {
  expect(await findHref((await add()).id)).toBeUndefined();
  expect(await findHref((await add({ target: '/rights/' })).id)).toBe('/rights/');
  const document = await aDocument();
  const target = `/documents/${document.id}`;
  const { id } = await add({ target });
  expect(await findHref(id)).toBe(target);
  await db.document.update({ where: { id: document.id }, data: { visible: false } });
  expect(await findHref(id)).toBeUndefined();
  await db.document.update({ where: { id: document.id }, data: { visible: true } });
  await db.document.delete({ where: { id: document.id } });
  expect(await findHref(id)).toBeUndefined();
  const unknown = saveDisclosure(buildDisclosureInput({ target }), administrator);
  await expect(unknown).rejects.toMatchObject({ fields: { target: disclosureMessages['disclosure.noDocument'] } });
});

test('a page counts only while it has content', async () => {
  const about = await add({ target: '/about/' });
  const executives = await add({ target: '/executives/' });
  expect([await findHref(about.id), await findHref(executives.id)]).toEqual([undefined, undefined]);
  const value = { about: '<p>หน่วยงาน</p>' };
  await db.setting.upsert({ where: { key: 'site' }, create: { key: 'site', value }, update: { value } });
  const person = await db.executive.create({ data: { name: 'ก', title: 'ข', position: 1 } });
  expect([await findHref(about.id), await findHref(executives.id)]).toEqual(['/about/', '/executives/']);
  await db.executive.update({ where: { id: person.id }, data: { visible: false } });
  expect(await findHref(executives.id)).toBeUndefined();
});

test('an item of news counts only while readers can open it; another site is taken at its word', async () => {
  const news = await aNews();
  const { id } = await add({ target: `/readnews/news/?news_id=${news.id}` });
  expect(await findHref(id)).toBe(`/readnews/news/?news_id=${news.id}`);
  await db.news.update({ where: { id: news.id }, data: { status: 'hide' } });
  expect(await findHref(id)).toBeUndefined();
  expect(await findHref((await add({ target: 'https://example.org/plan.pdf' })).id)).toBe(
    'https://example.org/plan.pdf',
  );
});

test('an organisation counts only while it is open', async () => {
  const { id: organisationId } = await anOrganisation();
  const target = `/organisations/${organisationId}/`;
  const { id } = await add({ target });
  expect(await findHref(id)).toBe(target);
  await db.organisation.update({ where: { id: organisationId }, data: { status: 'closed' } });
  expect(await findHref(id)).toBeUndefined();
});

test('an address that no page of this site has is rejected', async () => {
  for (const target of ['/abuot/', '/administrator/', '/media/x.pdf']) {
    const saved = saveDisclosure(buildDisclosureInput({ target }), administrator);
    await expect(saved).rejects.toMatchObject({ fields: { target: disclosureMessages['disclosure.noPage'] } });
  }
});

test('a deletion is undone unless the number has been taken meanwhile', async () => {
  const row = await add({ target: '/rights/' });
  expect(await recordInvalidatedTags(() => deleteDisclosure({ id: row.id }, administrator))).toEqual(['disclosure']);
  expect(await findLastAuditRow('disclosure')).toMatchObject({
    action: 'disclosure.delete',
    before: { title: row.title },
  });
  await restoreDisclosure({ id: row.id }, administrator);
  expect(await findHref(row.id)).toBe('/rights/');
  await deleteDisclosure({ id: row.id }, administrator);
  await add({ number: String(row.number) });
  await expect(restoreDisclosure({ id: row.id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('a year’s list is copied without its targets and keeps the items of the other year', async () => {
  await Promise.all([1, 2].map((one) => add({ fiscalYear: '2601', number: String(one), target: '/rights/' })));
  await add({ fiscalYear: '2602', number: '2', title: 'ของปีใหม่', target: '/search/' });
  expect(await copyDisclosures({ from: 2601, to: 2602 }, administrator)).toBe(1);
  const items = await listDisclosures(2602);
  expect(items.map(({ href }) => href)).toEqual([undefined, '/search/']);
  expect(await listDisclosureYears()).toContainEqual({ year: 2602, items: 2 });
  const nothing = copyDisclosures({ from: 2699, to: 2602 }, administrator);
  await expect(nothing).rejects.toMatchObject({ kind: 'missing' });
});
