import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { aFolder, ask, ownUrl } from '../operation.test-support';
import { tryOut } from './trial';

/** Each test starts programs, which is slow on a busy machine. */
jest.setTimeout(120_000);

/** A portal that answers as it is told, connects to the database as portals do, and ends as `server.mjs` does. */
const PORTAL = `
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
const { Client } = createRequire(process.argv[1])('PG');
const [start, ready, page] = 'SAYS'.split(' ');
const client = new Client({ connectionString: process.env.DATABASE_URL, application_name: 'trial of a test' });
await client.connect();
const { PORT, HOST, PORTAL_TRIAL, WEB_CONCURRENCY } = process.env;
if (PORTAL_TRIAL !== '1' || WEB_CONCURRENCY !== '1' || HOST !== '127.0.0.1') process.exit(2);
const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.once('disconnect', stop);
console.error('a line of the log');
if (start === 'exits') process.exit(1);
if (start === 'fails') process.send({ failed: 'a setting is wrong' }, () => process.exit(1));
createServer((req, res) => {
  const isReady = req.url === '/readyz';
  res.writeHead(Number(isReady ? ready : page));
  res.end(isReady ? JSON.stringify({ ready: ready === '200', failing: ready === '200' ? [] : ['disk'] }) : 'page');
}).listen(PORT, HOST, () => process.send({ ready: 'http://site' }));
`;

async function aPortal(says: string): Promise<string> {
  const file = join(await aFolder('portal'), 'server.mjs');
  await writeFile(file, PORTAL.replace('SAYS', says).replace('PG', require.resolve('pg')));
  return file;
}

const tryPortal = async (says: string) =>
  tryOut({ databaseUrl: ownUrl(), file: await aPortal(says), readyMs: 300 }).then(
    () => 'ready',
    (error: Error) => error.message,
  );
const countConnections = async () =>
  (await ask(ownUrl(), `SELECT FROM pg_stat_activity WHERE application_name = 'trial of a test'`)).length;

test('a portal that gets ready and draws its front page passes, and is ended', async () => {
  expect(await tryPortal('starts 200 200')).toBe('ready');
  await waitUntilTrue(async () => (await countConnections()) === 0);
});

test.each([
  ['exits', 'it did not start'],
  ['fails', 'a setting is wrong'],
  ['starts 503 200', 'not ready: disk'],
  ['starts 200 500', 'the front page can’t be drawn'],
])('one that %s does not, and its reason and last lines are told', async (says, reason) => {
  const problem = await tryPortal(says);
  expect(problem).toContain(reason);
  expect(problem).toContain('a line of the log');
  await waitUntilTrue(async () => (await countConnections()) === 0);
});
