import { pino } from 'pino';
import { db } from '@/lib/db/db';
import { addErrors, countError, takeErrors } from '@/lib/log/error-groups';
import { logOptions } from '@/lib/log/log';
import { getCurrentMs } from '@/lib/time/current-time';
import { flushErrors } from './errors.commands';
import { readErrorFacts, readErrors } from './errors.queries';

const HOUR = 3_600_000;
afterEach(() => takeErrors());

test('errors on their way into the log are counted, warnings are not', () => {
  const lines: string[] = [];
  const log = pino(logOptions('info'), { write: (line: string) => void lines.push(line) });
  log.error({ path: '/readnews/news/512', status: 500 }, 'request failed');
  log.error({ path: '/readnews/news/7', status: 500 }, 'request failed');
  log.warn({ path: '/' }, 'request was slow');
  log.error('no object');
  expect(lines).toHaveLength(4);
  expect(takeErrors()).toEqual([
    { message: 'request failed', place: '/readnews/news/{id}', detail: '500', count: 2, lastAt: expect.any(Number) },
  ]);
});

test('ids, tokens and long texts are no part of a group', () => {
  countError({ path: `/preview/${'a1B2'.repeat(8)}/9`, status: 503 }, 'request failed');
  countError({ route: '/(areas)/x', error: { name: 'TypeError', code: 'P2010' } }, 'render failed');
  countError({ name: 'alerts', error: { name: 'x'.repeat(500) } }, 'm'.repeat(500));
  const groups = takeErrors();
  expect(groups.map(({ place, detail }) => [place, detail.length])).toEqual([
    ['/preview/{…}/{id}', 3],
    ['/(areas)/x', 'TypeError P2010'.length],
    ['alerts', 120],
  ]);
  expect(groups[2]?.message).toHaveLength(120);
});

test('a flood of different errors is bounded in the process and in the table', async () => {
  for (let at = 0; at < 500; at += 1) countError({ route: `/r${at}` }, 'render failed');
  const groups = takeErrors();
  expect(groups).toHaveLength(101);
  expect(groups.find(({ message }) => message === 'other errors')).toMatchObject({ count: 400 });
  for (let round = 0; round < 4; round += 1) {
    for (let at = 0; at < 90; at += 1) countError({ route: `/${round}-${at}` }, 'render failed');
    await flushErrors();
  }
  expect(await db.errorGroup.count()).toBe(201);
  expect(await db.errorGroup.findFirst({ where: { message: 'other errors' } })).toMatchObject({ count: 160 });
  await db.errorGroup.deleteMany();
});

test('counts of several processes and hours are one group of the day', async () => {
  const now = getCurrentMs();
  const add = (count: number, lastAt: number) =>
    addErrors({ message: 'request failed', place: '/', detail: '500', count, lastAt });
  for (const [count, at] of [
    [3, now],
    [4, now],
    [5, now - 3 * HOUR],
    [9, now - 26 * HOUR],
  ] as const) {
    add(count, at);
    await flushErrors(at);
  }
  expect(await readErrors(now)).toMatchObject({ total: 1, rows: [{ place: '/', count: 12, at: new Date(now) }] });
  expect(await readErrorFacts(now)).toEqual({ failed: 7 });
  expect(await flushErrors()).toBe(0);
});

test('errors that can’t be written wait for the next time', async () => {
  countError({ route: '/later' }, 'render failed');
  await db.$executeRaw`ALTER TABLE error_group RENAME TO error_group_away`;
  await expect(flushErrors()).rejects.toThrow();
  await db.$executeRaw`ALTER TABLE error_group_away RENAME TO error_group`;
  countError({ route: '/later' }, 'render failed');
  expect(await flushErrors()).toBe(1);
  expect(await db.errorGroup.findFirst({ where: { place: '/later' } })).toMatchObject({ count: 2 });
});
