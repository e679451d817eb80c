import { parse } from 'csv-parse/sync';
import { getCookieName } from '@/lib/auth/cookies';
import { db } from '@/lib/db/db';
import { cutCsvTable } from '@/testing/exports';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { logInPerson } from '@/testing/log-in';
import { aCollege, anAdministrator, type Person } from '@/testing/people';
import { aTrafficLine } from '@/testing/traffic';
import { permitTrafficExport, storeTraffic } from './traffic-log.commands';
import { answerTrafficExport } from './traffic-log.http';
import { trafficMessages as words } from './traffic-log.messages';

const REASON = 'หนังสือที่ ตช 0039/2569';
const buildWindowInput = (given: object = {}) => ({
  day: '2/1/2568',
  from: '08:00',
  to: '09:00',
  reason: REASON,
  ...given,
});
const download = (permit: string, token: string) =>
  answerTrafficExport(
    new Request(`http://localhost:3000/api/v1/traffic/export?permit=${permit}`, {
      headers: { cookie: `${getCookieName('session')}=${token}`, 'sec-fetch-site': 'same-origin' },
    }),
  );
const writeLines = () =>
  storeTraffic([
    aTrafficLine({ at: new Date('2025-01-02T07:59:59.999+07:00'), path: '/before' }),
    aTrafficLine({ at: new Date('2025-01-02T08:00:00+07:00'), path: '/first' }),
    aTrafficLine({
      at: new Date('2025-01-02T08:59:59.999+07:00'),
      path: '/last',
      userAgent: '=1+1',
      address: undefined,
    }),
    aTrafficLine({ at: new Date('2025-01-02T09:00:00+07:00'), path: '/behind' }),
  ]);
const logIn = async (person: Person) => {
  const { token, viewer } = await logInPerson(person);
  return { token, viewer };
};

test('an export contains a window of one day as CSV, after it is audited with its reason', async () => {
  await writeLines();
  const { token, viewer } = await logIn(await anAdministrator());
  const permit = await permitTrafficExport(buildWindowInput(), viewer);
  expect(await findLastAuditRow('traffic')).toMatchObject({
    action: 'traffic.export',
    nounId: '2025-01-02',
    after: { day: '2025-01-02', from: '08:00', to: '09:00', reason: REASON },
  });
  const answer = await download(permit, token);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="traffic-/);
  const file: string[][] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true });
  expect(file).toContainEqual(['ช่วงเวลา', expect.stringContaining(' – '), ...Array(7).fill('')]);
  const [heading, ...rows] = cutCsvTable(file);
  expect(heading).toHaveLength(9);
  expect(rows.map((row) => row.slice(0, 7))).toEqual([
    ['2025-01-02T08:00:00.000+07:00', '203.0.113.9', 'GET', '/first', '200', '', 'Firefox'],
    ['2025-01-02T08:59:59.999+07:00', '', 'GET', '/last', '200', '', "'=1+1"],
  ]);
});

test('a permit is valid only for its account, only for a few minutes, and cannot be forged', async () => {
  const [one, other, college] = await Promise.all(
    [await anAdministrator(), await anAdministrator(), await aCollege()].map(logIn),
  );
  const permit = await permitTrafficExport(buildWindowInput(), one?.viewer ?? administrator);
  const statusOf = async (with_: string, token = '') => (await download(with_, token)).status;
  expect(await statusOf(permit, one?.token)).toBe(200);
  expect(await statusOf(permit, other?.token)).toBe(403);
  expect(await statusOf(permit, college?.token)).toBe(403);
  expect(await statusOf(permit)).toBe(401);
  expect(await statusOf(`${permit.slice(0, -3)}AAA`, one?.token)).toBe(403);
  const old = await permitTrafficExport(
    buildWindowInput(),
    one?.viewer ?? administrator,
    new Date(Date.now() - 301_000),
  );
  expect(await statusOf(old, one?.token)).toBe(403);
});

test.each(getRolesExcept('VecAdmin'))('an export is not permitted to %s', async (role) => {
  await expect(permitTrafficExport(buildWindowInput(), createRoleViewer(role))).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

test.each([
  [{ reason: 'สั้น' }, { reason: words['traffic.badReason'] }],
  [{ reason: undefined }, { reason: words['traffic.badReason'] }],
  [{ day: '31/2/2568' }, { day: words['traffic.badDay'] }],
  [{ from: '25:00' }, { from: words['traffic.badTime'] }],
  [{ from: '09:00', to: '09:00' }, { to: words['traffic.badOrder'] }],
])('an export with %j is refused and not audited', async (given, fields) => {
  const { viewer } = await logIn(await anAdministrator());
  const before = await db.auditLog.count({ where: { noun: 'traffic' } });
  await expect(permitTrafficExport(buildWindowInput(given), viewer)).rejects.toMatchObject({ kind: 'invalid', fields });
  expect(await db.auditLog.count({ where: { noun: 'traffic' } })).toBe(before);
});

test('an export above the limit of an hour is refused and is not in the audit log', async () => {
  const { viewer } = await logIn(await anAdministrator());
  const countExports = () => db.auditLog.count({ where: { action: 'traffic.export', accountId: viewer.accountId } });
  for (let times = 0; times < 20; times += 1) await permitTrafficExport(buildWindowInput(), viewer);
  await expect(permitTrafficExport(buildWindowInput({ to: 'x' }), viewer)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(permitTrafficExport(buildWindowInput(), viewer)).rejects.toMatchObject({ kind: 'limited' });
  expect(await countExports()).toBe(20);
});
