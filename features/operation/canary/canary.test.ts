import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { requestContext } from '@/lib/request/context';
import { sendCanary } from './canary.commands';
import { answerCanary } from './canary.http';
import { listBeats, readCanary } from './canary.queries';

const MINUTE = 60_000;
const wind = (minutes: number) => db.$executeRaw`UPDATE canary_beat SET at = at - make_interval(mins => ${minutes})`;

test('the answer names the last one, depends on its tag, and is for no robot', async () => {
  const context = { tags: new Set<string>() };
  const answer = await requestContext.run(context, answerCanary);
  expect(await answer.json()).toEqual({ beat: 0 });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect([...context.tags]).toEqual(['canary']);
});

test('it is published once in five minutes, and measured until readers see it', async () => {
  // A page cache that shows the new one at the third look.
  const looks: (number | undefined)[] = [];
  const read = async () => {
    looks.push(looks.length === 2 ? undefined : looks.length < 3 ? 0 : await readCanary());
    return looks.at(-1);
  };
  expect(await sendCanary(read)).toBe(1);
  expect(looks).toEqual([0, 0, undefined, await readCanary()]);
  expect(await listBeats()).toMatchObject([{ visibleMs: expect.any(Number) }]);
  expect(await sendCanary(readCanary)).toBe(0);
  await wind(5);
  expect(await sendCanary(readCanary)).toBe(1);
  expect(await db.canaryBeat.count()).toBe(2);
});

test('one that nobody sees has no time, and is told once it is given up', async () => {
  await wind(5);
  expect(await sendCanary(async () => 0, 0)).toBe(1);
  expect(await listBeats()).toHaveLength(2);
  await wind(1);
  expect((await listBeats())[0]).toMatchObject({ visibleMs: null });
  expect(await listBeats(Date.now() + 90 * MINUTE)).toEqual([]);
});

test('its publication is notified with its tag, for the page caches of all machines', async () => {
  await wind(5);
  const said: string[] = [];
  const { Client } = await import('pg');
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  client.on('notification', ({ payload }) => said.push(payload ?? ''));
  await client.query('LISTEN portal_forget');
  await sendCanary(readCanary);
  await client.query('SELECT 1');
  await client.end();
  expect(said.map((payload) => JSON.parse(payload).tags)).toEqual([['canary']]);
});

test('without a gateway nothing is seen', async () => {
  await wind(5);
  const port = env.PORT;
  // Nothing listens there.
  env.PORT = 1;
  expect(await sendCanary(undefined, 0)).toBe(1);
  env.PORT = port;
  expect((await db.canaryBeat.findFirst({ orderBy: { id: 'desc' } }))?.visibleMs).toBeNull();
});
