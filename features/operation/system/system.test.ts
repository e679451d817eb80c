import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { areas } from '@/lib/areas/areas';
import type { ScreenProps } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getCurrentMs } from '@/lib/time/current-time';
import { toOfficeViewer } from '@/testing/organisations';
import { anAdministrator } from '@/testing/people';
import { countStatements } from '@/testing/statements';
import { collectProcess } from '../reports/collect-process';
import { reportMachine } from '../reports/machine.commands';
import { storeReport } from '../reports/reports.commands';
import { listMachines } from '../reports/reports.queries';
import { MACHINE } from '../reports/reports.schema';
import { SystemScreen } from '../staff/system-screen';
import { formatDuration } from './duration.rules';
import { readQueues } from './queues.queries';
import { readBlockedAddresses, readFailedLogins } from './security.queries';
import { readStatements } from './statements.queries';
import { readSystem } from './system.queries';

const MINUTE = 60_000;

async function render(viewer: Viewer): Promise<string> {
  const row = areas.VecAdmin.rows.find(({ screen }) => screen === 'system');
  if (!row) throw new Error('the area has no such screen');
  const props: Pick<ScreenProps, 'row' | 'viewer'> = { row, viewer };
  const stream = await renderToReadableStream(createElement(SystemScreen, props));
  await stream.allReady;
  return new Response(stream).text();
}

const writeRefusals = (rows: readonly { address?: string; hours: number; action?: string; after?: object }[]) =>
  db.auditLog.createMany({
    data: rows.map(({ address, hours, action = 'session.open', after }) => ({
      ...{ actorName: 'visitor', action, noun: 'limit', nounId: 'login.pair', outcome: 'refused', address },
      at: new Date(getCurrentMs() - hours * 60 * MINUTE),
      ...(after && { after }),
    })),
  });

test('a machine is there with its processes while they report', async () => {
  await storeReport('gateway', collectProcess(), 'one:3000');
  await storeReport('render-0', collectProcess(), 'one:3000');
  await reportMachine();
  const now = getCurrentMs();
  const machines = await listMachines(now);
  expect(machines.map(({ machine, processes }) => [machine, processes.map(({ name }) => name)])).toEqual([
    ['one:3000', ['gateway', 'render-0']],
  ]);
  expect(machines[0]?.processes[0]?.facts.rssBytes).toBeGreaterThan(10_000_000);
  expect(await listMachines(now + 4 * MINUTE)).toEqual([]);
});

test('the report of a machine names its disks and its backups', async () => {
  await reportMachine();
  await storeReport('gateway', collectProcess());
  const own = (await listMachines()).find(({ facts }) => facts);
  expect(own?.facts).toMatchObject({ node: process.versions.node, backup: { count: 0, partial: [] } });
  expect(own?.facts?.disks.find(({ name }) => name === 'data')).toMatchObject({ freeBytes: expect.any(Number) });
  expect(own?.facts).not.toHaveProperty('replica');
});

test('a report of another version is left out, and the machine stays', async () => {
  await storeReport('gateway', collectProcess(), 'old:1');
  await db.processReport.create({ data: { machine: 'old:1', process: MACHINE, at: new Date(), facts: { x: 1 } } });
  expect((await listMachines()).find(({ machine }) => machine === 'old:1')).toMatchObject({ facts: undefined });
});

test('a mail that could go counts by its wait, one for later and one of many do not', async () => {
  const mail = (mailKey: string, minutes: number, given: object = {}) => ({
    ...{ mailKey, template: 'member-known', recipient: 'a@example.org', data: {} },
    ...{
      createdAt: new Date(getCurrentMs() - minutes * MINUTE),
      nextTryAt: new Date(getCurrentMs() - minutes * MINUTE),
    },
    ...given,
  });
  await db.mailMessage.deleteMany();
  expect(await readQueues()).toMatchObject({ mails: 0, mailSeconds: null, imports: 0, importSeconds: null });
  const later = new Date(getCurrentMs() + 60 * MINUTE);
  await db.mailMessage.createMany({
    data: [
      mail('q1', 600, { template: 'alert-items' }),
      mail('q2', 500, { nextTryAt: later }),
      mail('q3', 400, { status: 'sent' }),
      mail('q4', 300, { status: 'failed' }),
    ],
  });
  expect(await readQueues()).toMatchObject({ mails: 2, mailsGivenUp: 1, mailSeconds: null });
  await db.mailMessage.create({ data: mail('q5', 20) });
  const { mailSeconds } = await readQueues();
  expect(Math.round((mailSeconds ?? 0) / 60)).toBe(20);
  // One that was tried and waits for its next attempt is late all the same.
  await db.mailMessage.create({ data: mail('q6', 90, { attempts: 6, nextTryAt: later }) });
  expect(Math.round(((await readQueues()).mailSeconds ?? 0) / 60)).toBe(90);
});

test('refused log-ins and blocked addresses of the last day are counted by address', async () => {
  await writeRefusals([
    { address: '203.0.113.1', hours: 1 },
    { address: '203.0.113.1', hours: 2 },
    { address: '203.0.113.2', hours: 3 },
    { hours: 4 },
    { address: '203.0.113.3', hours: 25 },
  ]);
  expect(await readFailedLogins()).toEqual({
    total: 4,
    addresses: [
      { address: '203.0.113.1', count: 2 },
      { address: '203.0.113.2', count: 1 },
    ],
  });
  const hit = (hours: number, hits: unknown, address = '2001:db8::/64') => ({
    ...{ address, hours, action: 'limit.hit' },
    after: { client: address, hour: `h${hours < 2 ? 1 : hours}`, hits },
  });
  await writeRefusals([
    hit(1.5, 1),
    hit(1, 800),
    hit(5, 20),
    hit(30, 9),
    hit(3, 7, '203.0.113.1'),
    hit(4, 'x', '203.0.113.9'),
  ]);
  expect(await readBlockedAddresses()).toMatchObject({
    total: 3,
    rows: [
      { client: '2001:db8::/64', kind: 'login.pair', hits: 820 },
      { client: '203.0.113.1', hits: 7 },
      { client: '203.0.113.9', hits: 0 },
    ],
  });
});

test('statements are missing where PostgreSQL doesn’t count them', async () => {
  expect(await readStatements()).toBe('missing');
});

test('the screen shows every part, and findings with their cure', async () => {
  env.SMTP_URL = 'smtp://127.0.0.1:9';
  const html = await render(toOfficeViewer(await anAdministrator()));
  env.SMTP_URL = undefined;
  for (const part of [
    'backup',
    'disk',
    'queues',
    'outside',
    'version',
    'logins',
    'errors',
    'blocked',
    'processes',
    'statements',
  ])
    expect(html).toContain(`id="system-${part}"`);
  expect(html).toContain('pg_stat_statements');
  expect(html).toContain('อีเมลค้างในคิว');
  expect(html).toContain('วิธีแก้');
  expect(html).toContain('ส่งอีเมลทดสอบ');
  expect(html).toContain('/administrator/audit?action=session.open&amp;outcome=refused');
});

test('a part that can’t be read says so, and the others stay', async () => {
  await db.$executeRaw`ALTER TABLE import_job RENAME TO import_job_away`;
  const viewer = toOfficeViewer(await anAdministrator());
  const [system, html] = [await readSystem(), await render(viewer)];
  await db.$executeRaw`ALTER TABLE import_job_away RENAME TO import_job`;
  expect(system.queues).toBeUndefined();
  expect(system.database).toMatchObject({ bytes: expect.any(Number) });
  expect(html).toContain('อ่านค่าส่วนนี้ไม่ได้ในขณะนี้');
  expect(html).toContain('id="system-processes"');
});

test('the page takes few statements', async () => {
  expect(await countStatements(() => readSystem())).toBeLessThanOrEqual(16);
});

test.each([
  [-5, '0 วินาที'],
  [59.9, '59 วินาที'],
  [60, '1 นาที'],
  [7_200, '2 ชั่วโมง'],
  [86_400, '24 ชั่วโมง'],
  [172_800, '2 วัน'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
