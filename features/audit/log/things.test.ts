import { writeAudit } from '@/lib/audit/audit';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, aNews, makeUnique } from '@/testing/builders';
import { aCollege } from '@/testing/people';
import { countStatements } from '@/testing/statements';
import { toChanges } from './changes.rules';
import { findAuditEntry, listAuditEntries, readAuditRows } from './log.queries';
import { formatAuditThing } from './log.rules';
import { carriedNames, thingFinders } from './thing-names.queries';

const write = (name: string, noun: string, nounId: string | number | undefined, after?: object, before?: object) =>
  writeAudit(db, { ...visitor, name }, { action: `${noun}.save`, noun, nounId, before, after });
const listThings = async (search: string) => (await listAuditEntries({ search })).items.map(formatAuditThing).reverse();

test('an object that is gone is named by its entry, in list, detail and export', async () => {
  const actor = makeUnique('ผู้ทำ');
  await write(actor, 'notice', 2_000_000_001, { title: 'ประชุมประจำเดือน' });
  await write(actor, 'category', 2_000_000_002, undefined, { name: 'ข่าวทุน' });
  await write(actor, 'category', 2_000_000_003, { visible: true });
  await write(actor, 'report', 2_000_000_004, { title: 'ไม่ใช่ชื่อของรายงาน' });
  const things = ['“ประชุมประจำเดือน”', '“ข่าวทุน”', 'รหัส 2000000003', 'รหัส 2000000004'];
  expect(await listThings(actor)).toEqual(things);
  const { items } = await listAuditEntries({ search: actor });
  expect((await findAuditEntry(items.at(-1)?.id ?? ''))?.thing).toBe('ประชุมประจำเดือน');
  const exported = [];
  for await (const rows of readAuditRows({ search: actor })) exported.push(...rows.map(formatAuditThing));
  expect(exported).toEqual([...things].reverse());
});

test('single objects, policies and days have words of their own', async () => {
  const actor = makeUnique('ผู้ทำ');
  await write(actor, 'logo', 1);
  await write(actor, 'policy', 'privacy');
  await write(actor, 'traffic', '2026-11-20');
  await write(actor, 'front', undefined);
  expect(await listThings(actor)).toEqual([undefined, 'นโยบายความเป็นส่วนตัว', '20 พ.ย. 2569', undefined]);
});

test('a page costs a few statements, however many rows it has', async () => {
  const [few, many] = [makeUnique('น้อย'), makeUnique('มาก')];
  const made = async (actor: string, count: number) => {
    for (let index = 0; index < count; index++) {
      const item = await aNews();
      await write(actor, 'news', item.id);
      await write(actor, 'category', 2_000_000_000 + index, { name: 'ก' });
    }
  };
  await made(few, 1);
  await made(many, 12);
  const count = (actor: string) => countStatements(() => listAuditEntries({ search: actor }));
  await count(few);
  expect(await count(many)).toBe(await count(few));
  expect((await listThings(many)).every((thing) => thing?.startsWith('“'))).toBe(true);
});

test('fields that refer to objects show their names', async () => {
  const [category, college, nounId] = [await aCategory({ name: 'ข่าวกีฬา' }), await aCollege(), makeUnique('n')];
  const states = { after: { categoryId: category.id, authorId: college.account.id, coverId: 2_000_000_000 } };
  await writeAudit(db, visitor, {
    action: 'news.save',
    noun: 'news',
    nounId,
    before: { categoryId: 1_999 },
    ...states,
  });
  const [line] = (await listAuditEntries({ search: nounId })).items;
  const entry = await findAuditEntry(line?.id ?? '');
  expect(toChanges(entry?.before, entry?.after, entry?.references)).toMatchObject([
    { field: 'หมวดหมู่', before: 'รหัส 1999', after: 'ข่าวกีฬา' },
    { field: 'ภาพปก', after: 'รหัส 2000000000' },
    { field: 'ผู้เขียน', after: college.account.displayName },
  ]);
});

test('every finder reads, and every carried name is of a noun that is found', async () => {
  for (const find of Object.values(thingFinders)) expect(await find([2_000_000_000])).toEqual([]);
  expect(Object.keys(carriedNames).filter((noun) => !(noun in thingFinders))).toEqual([]);
});
