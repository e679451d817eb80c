import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { aDataRequest } from '@/testing/data-requests';
import { administrator } from '@/testing/lists';
import { listMailsTo } from '@/testing/log-in';
import { anAdministrator, anEditor } from '@/testing/people';
import { extendDataRequest } from './data-requests.commands';
import { remindHandlers } from './reminders.commands';

/** Noon in Thailand: remaining days are calendar days, so adding a few hours stays within the same day. */
const START = Math.floor(Date.now() / DAY_MS) * DAY_MS + 5 * HOUR_MS;
const at = (days: number) => new Date(START + days * DAY_MS);

test('administrators are reminded a week and a day before, once each, and again after an extension', async () => {
  expect(await remindHandlers(at(24))).toBe(0);
  const [email, office] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
  await anAdministrator({ account: { email } });
  await anAdministrator({ organisation: { email: office } });
  const gone = `${randomUUID()}@example.org`;
  await anAdministrator({ account: { email: gone, status: 'closed' } });
  const editor = `${randomUUID()}@example.org`;
  await anEditor({ account: { email: editor } });

  const { id, trackingCode } = await aDataRequest({ dueAt: at(30) });
  await aDataRequest({ dueAt: at(30), closedAt: at(1), status: 'done' });
  expect(await remindHandlers(at(22.9))).toBe(0);
  expect(await remindHandlers(at(23.1))).toBe(1);
  expect(await remindHandlers(at(23.2))).toBe(0);
  expect(await remindHandlers(at(28.9))).toBe(0);
  expect(await remindHandlers(at(29.1))).toBe(1);
  expect(await remindHandlers(at(29.2))).toBe(0);
  expect(await remindHandlers(at(31))).toBe(0);
  const link = `/administrator/contact_us/${id}?part=rights`;
  expect(await listMailsTo(email)).toMatchObject([
    { template: 'rights-reminder', data: { trackingCode, days: 7, link } },
    { template: 'rights-reminder', data: { trackingCode, days: 1, link } },
  ]);
  expect(await listMailsTo(office)).toHaveLength(2);
  expect([...(await listMailsTo(gone)), ...(await listMailsTo(editor))]).toEqual([]);

  await extendDataRequest({ id, reason: 'ข้อมูลอยู่หลายหน่วยงาน', steps: 1 }, administrator);
  expect(await remindHandlers(at(53.1))).toBe(1);
  expect(await listMailsTo(email)).toHaveLength(3);
});

test('a request first seen a day before it is due causes one mail, not two', async () => {
  const email = `${randomUUID()}@example.org`;
  await anAdministrator({ account: { email } });
  await aDataRequest({ dueAt: at(100.5) });
  expect(await remindHandlers(at(100))).toBe(1);
  expect(await listMailsTo(email)).toHaveLength(1);
});
