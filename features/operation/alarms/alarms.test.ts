import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { createGate } from '@/testing/gate';
import { anAdministrator } from '@/testing/people';
import { watchAlarms } from './alarms.commands';
import { alarmRules } from './alarms.rules';
import type { AlarmFacts, AlarmRule } from './alarms.schema';
import { type AlarmRow, planAlarms } from './pacing.rules';

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.parse('2026-11-27T08:00:00Z') + minutes * MINUTE);
const [rule] = alarmRules as [AlarmRule, ...AlarmRule[]];
const row = (given: Partial<AlarmRow>): AlarmRow => ({
  ...{ id: rule.id, raisedAt: at(0), found: 'x', mailedAt: at(0), clearedAt: null },
  ...given,
});
/** States of the lines of a round, and the row that is stored. */
const plan = (stored: AlarmRow[], verdict: 'x' | 'fine' | 'unknown', minutes: number) => {
  const judged = [{ rule, verdict: verdict === 'x' ? { found: 'x' } : verdict }];
  const { rows, lines } = planAlarms(stored, judged, at(minutes));
  return { states: lines.map(({ state }) => state), row: rows[0] };
};

test('an alarm is told when it is raised, and once a day while it lasts', () => {
  expect(plan([], 'x', 0)).toEqual({ states: ['new'], row: row({}) });
  expect(plan([row({})], 'x', 1)).toEqual({ states: [], row: undefined });
  expect(plan([row({})], 'x', 24 * 60 - 1).states).toEqual([]);
  expect(plan([row({})], 'x', 24 * 60)).toEqual({ states: ['lasting'], row: row({ mailedAt: at(24 * 60) }) });
});

test('its end is told once, if the alarm was told', () => {
  expect(plan([row({})], 'fine', 5)).toEqual({ states: ['over'], row: row({ mailedAt: at(5), clearedAt: at(5) }) });
  expect(plan([row({ mailedAt: null })], 'fine', 5)).toEqual({
    states: [],
    row: row({ mailedAt: null, clearedAt: at(5) }),
  });
  expect(plan([row({ clearedAt: at(5) })], 'fine', 6)).toEqual({ states: [], row: undefined });
});

test('one that comes back within the hour is told after it, if it is still there', () => {
  const over = row({ mailedAt: at(5), clearedAt: at(5) });
  const back = row({ raisedAt: at(10), mailedAt: at(5) });
  expect(plan([over], 'x', 10)).toEqual({ states: [], row: back });
  expect(plan([back], 'x', 64).states).toEqual([]);
  expect(plan([back], 'x', 65)).toEqual({ states: ['new'], row: { ...back, mailedAt: at(65) } });
  expect(plan([back], 'fine', 20)).toEqual({ states: [], row: { ...back, clearedAt: at(20) } });
});

test('a fact that can’t be read changes nothing', () => {
  expect(plan([row({})], 'unknown', 9_999)).toEqual({ states: [], row: undefined });
  expect(plan([], 'unknown', 0)).toEqual({ states: [], row: undefined });
});

const queues = { mails: 9, mailsGivenUp: 0, mailSeconds: 4_000, imports: 2, importSeconds: 5_000 };
const facts = (given: Partial<AlarmFacts>): AlarmFacts => ({
  ...{
    now: Date.now(),
    machines: undefined,
    checks: undefined,
    queues: undefined,
    errors: undefined,
    beats: undefined,
    nights: undefined,
  },
  ...given,
});
const listMails = async () => {
  const mails = await db.mailMessage.findMany({ where: { template: 'system-alarms' }, orderBy: { id: 'asc' } });
  return mails.map(({ recipient, data }) => ({ recipient, data: decrypt(data) as { items: { state: string }[] } }));
};

test('without an address nothing is mailed until there is one; several alarms are one mail to each administrator', async () => {
  expect(await watchAlarms(facts({ queues }))).toBe(2);
  expect(await listMails()).toEqual([]);
  await anAdministrator({ account: { email: 'one@example.org' } });
  await anAdministrator({ account: { email: 'two@example.org' } });
  await anAdministrator({ account: { email: 'gone@example.org', status: 'closed' } });
  await watchAlarms(facts({ queues }));
  await watchAlarms(facts({ queues }));
  const mails = await listMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['one@example.org', 'two@example.org']);
  expect(mails[0]?.data).toMatchObject({
    link: '/administrator/system',
    items: [
      { state: 'new', severity: 'urgent', title: 'อีเมลค้างในคิว', found: 'รอมาแล้ว 1 ชั่วโมง' },
      { state: 'new', severity: 'warning', title: 'การนำเข้าข้อมูลค้าง' },
    ],
  });
});

test('the recovery goes to the addresses of the setting', async () => {
  env.ALARM_MAIL = ['operator@example.go.th'];
  await watchAlarms(facts({ queues: { ...queues, mailSeconds: null } }));
  env.ALARM_MAIL = undefined;
  const mail = (await listMails()).at(-1);
  expect(mail?.recipient).toBe('operator@example.go.th');
  expect(mail?.data.items).toMatchObject([{ state: 'over', title: 'อีเมลค้างในคิว' }]);
  expect(await db.alarm.findUnique({ where: { id: 'mail.late' } })).toMatchObject({ clearedAt: expect.any(Date) });
});

test('a machine that comes while another one judges does nothing', async () => {
  const [arrived, released] = [createGate(), createGate()];
  const other = db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('alarms', 0))`;
    arrived.open();
    await released.opened;
  });
  await arrived.opened;
  expect(await watchAlarms(facts({ queues }))).toBe(0);
  released.open();
  await other;
  expect(await watchAlarms(facts({ queues }))).toBe(1);
});
