import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { visitor } from '@/lib/auth/viewer';
import { ALL_TAGS, applyControlMessage, onInvalidate } from '@/lib/cache/invalidation';
import { command } from '@/lib/command/command';
import { db } from '@/lib/db/db';
import { dependsOn } from '@/lib/request/context';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';
import { listenForInvalidations } from './invalidation-listener';

const KEY = 'instances.test';
const read = async () => String((await db.setting.findUnique({ where: { key: KEY } }))?.value ?? '');
const write = command({
  access: 'news.read',
  input: z.string(),
  invalidates: () => ['instances'],
  run: (value, _, tx) => tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } }),
});

/**
 * An instance of the portal whose front page shows the value last written.
 *
 * @param writes true if the writer waits for this one; both share a process here
 */
async function openInstance(
  writes: boolean,
): Promise<TestGateway & { hearing: ReturnType<typeof listenForInvalidations>; drawn: () => number }> {
  let drawn = 0;
  const trial = await startTestGateway(async (_ask, answer) => {
    drawn += 1;
    dependsOn('instances');
    const value = await read();
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    answer.end(`<p>${value}</p>`);
  });
  trial.cache.setTrusted(false);
  const hearing = listenForInvalidations(trial.cache, (message) => {
    if (writes || !('settled' in message)) applyControlMessage(message);
  });
  await hearing.begun;
  return { ...trial, hearing, drawn: () => drawn };
}
const fetchText = async ({ port }: TestGateway) => (await sendRequest(port)).text;

let [a, b]: Awaited<ReturnType<typeof openInstance>>[] = [];
const both = () => {
  if (!a || !b) throw new Error('not open');
  return [a, b] as const;
};
beforeAll(async () => {
  [a, b] = [await openInstance(true), await openInstance(false)];
});
afterAll(async () => {
  for (const one of both()) {
    await one.hearing.stop();
    await one.close();
  }
});

test('a write shows in the next response here, and elsewhere when its notification has arrived', async () => {
  const [here, there] = both();
  for (const value of ['one', 'two', 'three']) {
    await write(value, visitor);
    expect(await fetchText(here)).toBe(`<p>${value}</p>`);
    await waitUntilTrue(async () => (await fetchText(there)) === `<p>${value}</p>`);
  }
});

test('a thousand readers of a page that has just changed share one render', async () => {
  const [here] = both();
  await fetchText(here);
  const before = here.drawn();
  await write('many', visitor);
  const texts = await Promise.all(Array.from({ length: 1_000 }, () => fetchText(here)));
  expect(new Set(texts)).toEqual(new Set(['<p>many</p>']));
  expect(here.drawn()).toBe(before + 1);
}, 20_000);

test('an instance that has lost its listener serves no stale page, and caches again when it is back', async () => {
  const [here, there] = both();
  await write('before', visitor);
  expect(await fetchText(there)).toBe('<p>before</p>');
  let cuts = 0;
  const end = onInvalidate((tags) => {
    if (tags.includes(ALL_TAGS)) cuts += 1;
  });
  for (let round = 0; round < 5; round += 1) {
    cuts = 0;
    await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'portal cache' AND datname = current_database()`;
    while (cuts < 2) await sleep(1);
    // Written without a notification.
    await db.setting.update({ where: { key: KEY }, data: { value: `deaf ${round}` } });
    expect(await fetchText(there)).toBe(`<p>deaf ${round}</p>`);
    while (!there.hearing.isListening() || !here.hearing.isListening()) await sleep(5);
    expect(await fetchText(there)).toBe(`<p>deaf ${round}</p>`);
  }
  end();
  const drawn = there.drawn();
  await fetchText(there);
  expect(there.drawn()).toBe(drawn);
});

test('an unreadable notification invalidates everything', async () => {
  const [here] = both();
  await fetchText(here);
  const drawn = here.drawn();
  await db.$executeRaw`SELECT pg_notify('portal_forget', 'nonsense')`;
  await waitUntilTrue(async () => {
    await fetchText(here);
    return here.drawn() > drawn;
  });
  expect(here.drawn()).toBe(drawn + 1);
});
