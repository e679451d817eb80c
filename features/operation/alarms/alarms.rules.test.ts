import type { MachineFacts, MachineReport } from '../reports/reports.schema';
import { alarmRules, findAlarms, judgeAlarms } from './alarms.rules';
import type { AlarmFacts } from './alarms.schema';

const NOW = Date.parse('2026-11-27T08:00:00Z');
const HOUR = 3_600_000;
const before = (hours: number) => new Date(NOW - hours * HOUR).toISOString();

const disk = { folder: '/data', freeBytes: 5e10, bytes: 1e11, freeFiles: 900_000, files: 1_000_000 };
const goodMachine: MachineFacts = {
  version: '0.1.0',
  node: '24.0.0',
  startedAt: before(48),
  exposed: true,
  disks: [{ ...disk, name: 'data' }],
  leastMegabytes: 200,
  backup: { folder: '/b', schedule: '02:30', count: 3, newest: 'x', newestAt: before(6), partial: [], drillDays: 7 },
  drill: { at: before(48), ok: true, seconds: 40 },
  replica: { isStandby: true, lagSeconds: null },
  jobs: [{ name: 'backup', at: NOW, failures: 0 }],
};
const machine = (facts: Partial<MachineFacts> = {}, ageMinutes = 1): MachineReport => ({
  machine: 'one:3000',
  at: new Date(NOW - ageMinutes * 60_000),
  facts: { ...goodMachine, ...facts },
  processes: [],
});
const beat = (visibleMs: number | null) => ({ at: new Date(NOW), visibleMs });
const badNight = { name: 'เว็บเดิม', problem: 'เว็บเดิมไม่ตอบ', at: new Date(NOW) };
const good: AlarmFacts = {
  now: NOW,
  machines: [machine()],
  errors: { failed: 50 },
  beats: [beat(120), beat(null)],
  nights: { missed: [], failed: [] },
  queues: { mails: 3, mailsGivenUp: 1, mailSeconds: 40, imports: 0, importSeconds: null },
  checks: {
    certificate: { host: 'news.example.go.th', endsAt: before(-60 * 24) },
    seals: { previous: '', from: '0', rows: 0, wholeAt: before(1) },
  },
};
const list = (facts: Partial<AlarmFacts>) => findAlarms({ ...good, ...facts }).map(({ id }) => id);
const listOf = (facts: Partial<MachineFacts>, age?: number) => list({ machines: [machine(facts, age)] });

test('a sound installation has no alarm', () => {
  expect(list({})).toEqual([]);
});

test('each alarm has an id of its own, Thai words and a cure', () => {
  expect(new Set(alarmRules.map(({ id }) => id)).size).toBe(alarmRules.length);
  for (const { id, title, advice } of alarmRules) {
    expect(id).toMatch(/^[a-z]+\.[a-z]+$/);
    expect(`${title} ${advice}`).toMatch(/\p{Script=Thai}.* \p{Script=Thai}/u);
  }
});

test('facts that could not be read raise nothing and clear nothing', () => {
  const unread = {
    now: NOW,
    machines: undefined,
    queues: undefined,
    checks: undefined,
    errors: undefined,
    beats: undefined,
    nights: undefined,
  };
  expect(new Set(judgeAlarms(unread).map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
});

test.each<[string, Partial<MachineFacts>]>([
  ['disk.full', { disks: [{ ...disk, name: 'data', freeBytes: 4e9 }] }],
  ['disk.full', { disks: [{ ...disk, name: 'media', bytes: 1e9, freeBytes: 1.9e8 }] }],
  ['disk.files', { disks: [{ ...disk, name: 'backup', freeFiles: 40_000 }] }],
  ['backup.unscheduled', { backup: { ...goodMachine.backup, schedule: undefined } }],
  ['backup.missed', { backup: { ...goodMachine.backup, newestAt: before(27) } }],
  ['backup.missed', { backup: { ...goodMachine.backup, newestAt: undefined }, drill: undefined }],
  ['backup.failed', { jobs: [{ name: 'backup', at: NOW, failures: 1 }] }],
  ['drill.failed', { drill: { at: before(2), ok: false, seconds: 3, problem: 'tables/news.copy.gz' } }],
  ['drill.missed', { drill: { at: before(9 * 24), ok: true, seconds: 3 } }],
  ['drill.missed', { drill: undefined }],
  ['jobs.failing', { jobs: [{ name: 'alerts', at: NOW, failures: 3 }] }],
  ['replica.behind', { replica: { isStandby: true, lagSeconds: 31 } }],
  ['replica.behind', { replica: { isStandby: false, lagSeconds: null } }],
  ['replica.behind', { replica: null }],
])('%s is found', (id, facts) => {
  expect(listOf(facts)).toEqual([id]);
});

test('a machine whose jobs stand still is found', () => {
  expect(listOf({}, 20)).toEqual(['jobs.silent']);
});

test.each<[string, Partial<AlarmFacts>]>([
  ['canary.late', { beats: [beat(null), beat(11_000), beat(80)] }],
  ['canary.late', { beats: [beat(10_001), beat(null)] }],
  ['move.failed', { nights: { missed: [], failed: [badNight] } }],
  ['move.missed', { nights: { missed: [badNight], failed: [] } }],
  ['errors.many', { errors: { failed: 51 } }],
  ['mail.late', { queues: { mails: 1, mailsGivenUp: 0, mailSeconds: 1_900, imports: 0, importSeconds: null } }],
  ['imports.late', { queues: { mails: 0, mailsGivenUp: 0, mailSeconds: null, imports: 1, importSeconds: 1_900 } }],
  [
    'seals.broken',
    { checks: { seals: { previous: '', from: '4', rows: 0, broken: { id: 2, from: '4', lastId: '9' } } } },
  ],
])('%s is found', (id, facts) => {
  expect(list(facts)).toEqual([id]);
});

test.each([
  [{ host: 'a.example' }, ['certificate.bad']],
  [{ host: 'a.example', endsAt: before(1) }, ['certificate.bad']],
  [{ host: 'a.example', endsAt: before(-900), refusal: 'SELF_SIGNED' }, ['certificate.bad']],
  [{ host: 'a.example', endsAt: before(-13 * 24) }, ['certificate.ending']],
  [{ host: 'a.example', endsAt: before(-15 * 24) }, []],
  [undefined, []],
])('a certificate %j raises %j', (certificate, ids) => {
  expect(list({ checks: { ...good.checks, certificate } })).toEqual(ids);
});

test('a new portal has an hour for its first backup, and a day for its first drill', () => {
  const backup = { ...goodMachine.backup, newestAt: undefined };
  expect(listOf({ backup, drill: undefined, startedAt: before(0.5) })).toEqual([]);
  expect(listOf({ drill: undefined, startedAt: before(20) })).toEqual([]);
});

test('a site of this machine alone needs no backups; of several machines one makes them', () => {
  const backup = { ...goodMachine.backup, schedule: undefined, newestAt: undefined };
  expect(listOf({ exposed: false, backup, drill: undefined })).toEqual([]);
  const other = { ...machine({ backup, drill: undefined }), machine: 'two:3000' };
  expect(list({ machines: [machine(), other] })).toEqual([]);
});

test('of several machines the one with the fault is named', () => {
  const other = { ...machine({ disks: [{ ...disk, name: 'data', freeBytes: 1e9 }] }), machine: 'two:3000' };
  const [alarm] = findAlarms({ ...good, machines: [machine(), other] });
  expect(alarm).toMatchObject({ id: 'disk.full', found: expect.stringMatching(/^two:3000: .*\/data$/) });
});
