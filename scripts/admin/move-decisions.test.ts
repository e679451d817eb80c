import {
  addOldCategory,
  anOldRow,
  ensureAgency,
  moveIn,
  type OldSite,
  openOldSite,
  takeIds,
} from '@/features/moving/moving.test-support';
import { db } from '@/lib/db/db';
import { anOffice, makeUnique } from '@/testing/builders';
import { decide, listConflicts, mapNames } from './move-decisions';

let site: OldSite;
beforeEach(async () => {
  await ensureAgency();
  site = await openOldSite();
});
afterEach(() => site.close());

test('conflicts are named, decided one by one or all at once', async () => {
  const { id: news_type } = addOldCategory(site);
  const ids = takeIds(3);
  site.rows.push(...ids.map((id) => anOldRow(id, { news_type })));
  await moveIn(site);
  await db.news.updateMany({ where: { id: { in: ids } }, data: { topic: 'แก้ที่นี่', version: { increment: 1 } } });
  for (const row of site.rows) row.news_topic = 'แก้ที่เว็บเดิม';
  const run = String((await moveIn(site)).id);
  const [first = 0] = ids;
  expect((await listConflicts([run])).lines.join('\n')).toContain(`${first}  แก้ที่เว็บเดิม`);
  expect((await decide([run, 'there', String(first)])).facts).toMatchObject({ decided: 1 });
  expect(await db.news.findUnique({ where: { id: first } })).toMatchObject({ topic: 'แก้ที่เว็บเดิม' });
  expect((await decide([run, 'here'])).facts).toMatchObject({ decided: 2, left: 0 });
  expect((await listConflicts([run])).lines.join()).toContain('no conflicts');
  await expect(decide([run, 'both'])).rejects.toThrow('here|there');
  await expect(decide(['x', 'here'])).rejects.toThrow('here|there');
});

test('names are shown with suggestions, chosen by id, and the exact ones accepted', async () => {
  const { organisation } = await anOffice();
  const { id: news_type } = addOldCategory(site);
  const [id = 0] = takeIds(1);
  const name = makeUnique('หน่วยงานเดิม');
  site.rows.push(anOldRow(id, { news_type, usersystems_name: name }));
  const { sourceId } = await db.moveRun.findUniqueOrThrow({ where: { id: (await moveIn(site)).id } });
  const source = String(sourceId);
  expect((await mapNames([source])).lines.join('\n')).toContain(`office ${name} → –`);
  expect((await mapNames([source, 'office', name, String(organisation.id)])).facts).toMatchObject({ moved: 1 });
  expect((await mapNames([source, 'office'])).lines.join('\n')).toContain(`→ ${organisation.id} ${organisation.name}`);
  expect((await mapNames([source, 'exact'])).facts).toMatchObject({ accepted: 0 });
  await expect(mapNames([source, 'room'])).rejects.toThrow('move map');
  await expect(mapNames([source, 'office', name, 'x'])).rejects.toThrow('move map');
});
