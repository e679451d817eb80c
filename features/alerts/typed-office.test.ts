import { db } from '@/lib/db/db';
import { anOrganisation, makeUnique } from '@/testing/builders';
import { alertsMessages } from './alerts.messages';
import { findTypedOffice } from './alerts.queries';
import { readAlertFormData } from './subscriptions/subscriptions.queries';

const refusal = (key: string) => ({ kind: 'invalid', fields: { office: key } });

test('an office is found by its full or short name, regardless of spaces and case', async () => {
  const [name, shortName] = [makeUnique('วิทยาลัยเทคนิคดอยคำ'), makeUnique('VTC')];
  const { id } = await anOrganisation({ name, shortName });
  await anOrganisation({ name: `${name} แห่งที่สอง` });
  for (const typed of [name, ` ${name} `, shortName, shortName.toLowerCase()]) {
    expect(await findTypedOffice(typed)).toBe(id);
  }
});

test('a part of the name is enough if only one office has it', async () => {
  const name = makeUnique('วิทยาลัยสารพัดช่าง');
  const { id } = await anOrganisation({ name });
  expect(await findTypedOffice(name.slice(4))).toBe(id);
});

test('empty input means every office; no match or several yield a field error', async () => {
  const name = makeUnique('วิทยาลัยการอาชีพ');
  await Promise.all(['หนึ่ง', 'สอง'].map((end) => anOrganisation({ name: `${name} ${end}` })));
  expect(await findTypedOffice('  ')).toBeUndefined();
  await expect(findTypedOffice('ไม่มีหน่วยงานนี้แน่นอน')).rejects.toMatchObject(refusal(alertsMessages['alerts.noOffice']));
  await expect(findTypedOffice('%%')).rejects.toMatchObject(refusal(alertsMessages['alerts.noOffice']));
  await expect(findTypedOffice(name)).rejects.toMatchObject(refusal(alertsMessages['alerts.manyOffices']));
});

test('of two offices with the same name, the one in the page’s URL is chosen', async () => {
  const name = makeUnique('วิทยาลัยชื่อซ้ำ');
  const [, second] = [await anOrganisation({ name }), await anOrganisation({ name })];
  await expect(findTypedOffice(name)).rejects.toMatchObject(refusal(alertsMessages['alerts.manyOffices']));
  expect(await findTypedOffice(name, String(second.id))).toBe(second.id);
});

test('a closed office can’t be chosen', async () => {
  const { id, name } = await anOrganisation({ name: makeUnique('วิทยาลัยที่ปิด') });
  await db.organisation.update({ where: { id }, data: { status: 'closed' } });
  await expect(findTypedOffice(name)).rejects.toMatchObject(refusal(alertsMessages['alerts.noOffice']));
  expect((await readAlertFormData({ organisationId: id })).office).toBeUndefined();
});

test('the form does not carry the names of all offices', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => anOrganisation({ name: makeUnique('วิทยาลัยยาวมาก') })),
  );
  const form = JSON.stringify(await readAlertFormData({ organisationId: made[0]?.id }));
  expect(made.filter(({ name }) => form.includes(name)).map(({ id }) => id)).toEqual([made[0]?.id]);
});
