import { readdirSync, readFileSync } from 'node:fs';
import { db } from '@/lib/db/db';
import { anOrganisation } from '@/testing/builders';
import { findInitial } from './initial.rules';

const names = [
  ['วิทยาลัยเทคนิคดอยคำ', 'ด'],
  ['วิทยาลัยอาชีวศึกษาเวียงพิงคา', 'ว'],
  ['วิทยาลัยเกษตรและเทคโนโลยีแม่ธารหลวง', 'ม'],
  ['วิทยาลัยบริหารธุรกิจและการท่องเที่ยวไทรงาม', 'ท'],
  ['สถาบันอาชีวศึกษาลุ่มน้ำมูลชี', 'ล'],
  ['สถาบันการอาชีวศึกษาภาคเหนือ', 'ภ'],
  ['สำนักงานอาชีวศึกษาแห่งชาติ จังหวัดเชียงใหม่', 'ช'],
  ['สำนักงานอาชีวศึกษาแห่งชาติ', 'อ'],
  ['สำนักบริหารกลาง', 'บ'],
  ['ศูนย์ทุนและกิจการผู้เรียน', 'ท'],
  ['วิทยาลัยประมง', 'ว'],
  ['Siam college', 'S'],
  ['123', ''],
] as const;

test.each(names)('%s is found under %j', (name, letter) => {
  expect(findInitial(name)).toBe(letter);
});

test('the migration gives the names that are there the same letters', async () => {
  for (const [name] of names) await anOrganisation({ name, initial: '?' });
  const folder = readdirSync('prisma/migrations').find((one) => one.endsWith('_organisation_profile'));
  const sql = readFileSync(`prisma/migrations/${folder}/migration.sql`, 'utf8');
  const [update = ''] = /^UPDATE "organisation" [^;]+/m.exec(sql) ?? [];
  await db.$executeRawUnsafe(update);
  const rows = await db.organisation.findMany({ orderBy: { id: 'asc' }, select: { name: true, initial: true } });
  expect(rows.map((row) => [row.name, row.initial])).toEqual(names.map((one) => [...one]));
});
