import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { logIn } from '@/lib/auth/log-in';
import { bundleFile } from '@/testing/programs';
import { runHere } from './admin/run-here.test-support';

/** Some tests compile and start a program, which is slow on a busy machine. */
jest.setTimeout(180_000);

const GOOD = 'กบเขียวบนต้นไม้';
const aName = () => `adm.${randomBytes(5).toString('hex')}`;

async function runAdmin(args, input) {
  const { code, out, error } = await runHere(args, input);
  return { code, said: out + error };
}

/** The same as a separate process, with a password on its standard input. */
async function runAdminProcess(args, input) {
  const child = spawn(process.execPath, [bundleFile('scripts/portal.ts'), ...args], { env: process.env });
  child.stdin.end(input);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, said: String(out) + String(error) };
}

const enter = (name, password) =>
  logIn('staff', { name, password }, { address: `10.${[...randomBytes(3)].join('.')}`, userAgent: 'test' });

async function rows(question, values) {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(question, values)).rows;
  } finally {
    await client.end();
  }
}

const find = (name) =>
  rows(
    `SELECT a.role, a.display_name, a.email, o.kind FROM "system_user" s JOIN account a ON a.id = s.account_id
     JOIN organisation o ON o.id = s.organisation_id WHERE s.user_name = $1`,
    [name],
  );

test('the first administrator is created with the agency, can log in, and is in the audit log', async () => {
  const name = aName();
  const made = await runAdminProcess(
    ['--user', name, '--email', 'It@Example.go.th', '--name', 'ผู้ดูแลกลาง'],
    `${GOOD}\n`,
  );
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(name) });
  expect(made.said).not.toContain(GOOD);
  expect(await find(name)).toEqual([
    { role: 'VecAdmin', display_name: 'ผู้ดูแลกลาง', email: 'it@example.go.th', kind: 'agency' },
  ]);
  expect(await enter(name, GOOD)).toHaveProperty('session');
  const [row] = await rows("SELECT actor_name, after FROM audit_log WHERE action = 'administrator.make'");
  expect(row).toEqual({ actor_name: 'npm run admin', after: { userName: name } });
});

test('a second one joins the same agency', async () => {
  await runAdmin(['--user', aName()], GOOD);
  await runAdmin(['--user', aName()], GOOD);
  expect(await rows("SELECT id FROM organisation WHERE kind = 'agency'")).toHaveLength(1);
});

test('an existing user name is rejected, and with --reset gets the new password', async () => {
  const name = aName();
  await runAdmin(['--user', name], GOOD);
  const again = await runAdmin(['--user', name], 'ไก่ย่าง-รถเมล์-เมฆ');
  expect(again).toMatchObject({ code: 3, said: expect.stringContaining('--reset') });
  await enter(name, GOOD);
  expect((await runAdmin(['--user', name, '--reset'], 'ไก่ย่าง-รถเมล์-เมฆ')).code).toBe(0);
  await enter(name, 'ไก่ย่าง-รถเมล์-เมฆ');
  await expect(enter(name, GOOD)).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test.each([
  ['a short password', ['--user', 'adm.short'], 'kob-tonmai2', 3, '12'],
  ['a common password', ['--user', 'adm.common'], 'password123456', 3, 'เดาง่าย'],
  ['its own name as password', ['--user', 'adm.named'], 'xx-adm.named-99', 3, 'ชื่อผู้ใช้'],
  ['no password', ['--user', 'adm.none'], '', 1, 'standard input'],
  ['no user name', ['admin'], GOOD, 2, '--user'],
  ['a strange user name', ['--user', 'ผู้ดูแล'], GOOD, 3, 'ชื่อผู้ใช้'],
  ['an unknown option', ['--user', 'adm.option', '--role', 'member'], GOOD, 2, 'npm run portal'],
  ['--reset of nobody', ['--user', 'adm.nobody', '--reset'], GOOD, 3, '--reset'],
])('%s creates nobody', async (_, args, input, code, words) => {
  expect(await runAdmin(args, input)).toMatchObject({ code, said: expect.stringContaining(words) });
  expect(await find(args[1] ?? '')).toEqual([]);
});

test.each([
  ['no user name', ['admin'], GOOD, 2, '--user'],
  ['no password', ['--user', 'adm.none'], '', 1, 'standard input'],
])('as a process: %s ends with its code and its reason', async (_, args, input, code, words) => {
  expect(await runAdminProcess(args, input)).toMatchObject({ code, said: expect.stringContaining(words) });
});

test('audit:verify reports an intact log, and fails at the first broken seal', async () => {
  await runAdmin(['--user', aName()], GOOD);
  expect(await runAdmin(['audit:verify'], '')).toMatchObject({ code: 0, said: expect.stringContaining('ครบถ้วน') });
  const [{ id }] = await rows(
    "INSERT INTO audit_seal (last_id, hash) SELECT max(id), '\\x00' FROM audit_log RETURNING id",
  );
  expect(await runAdmin(['audit:verify'], '')).toMatchObject({ code: 4, said: expect.stringContaining(`ผนึกที่ ${id} `) });
});

test('sessions:end ends every session, and is in the audit log', async () => {
  const name = aName();
  await runAdmin(['--user', name], GOOD);
  await enter(name, GOOD);
  const ended = await runAdmin(['sessions:end']);
  expect(ended).toMatchObject({ code: 0, said: expect.stringMatching(/[1-9]\d* รายการ/) });
  expect(await rows('SELECT FROM session WHERE ended_at IS NULL')).toEqual([]);
  const [row] = await rows("SELECT actor_name, after FROM audit_log WHERE action = 'session.endEverywhere'");
  expect(row).toEqual({ actor_name: 'npm run admin', after: { sessions: expect.any(Number) } });
});
