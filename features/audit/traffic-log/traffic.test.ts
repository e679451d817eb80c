import { db } from '@/lib/db/db';
import { log } from '@/lib/log/log';
import { administrator, lastLine, rolesBut, someone } from '@/testing/lists';
import { aLine, type LineGiven } from '@/testing/traffic';
import { endMinute, MOST_WAITING, noteTraffic, startTraffic, writeTraffic } from './recorder';
import { dropOldTraffic, keepTraffic, saveTraffic } from './traffic-log.commands';
import { listParts, readTrafficSetting } from './traffic-log.queries';
import { isLogged, withoutSecrets } from './traffic-log.rules';

const DAY_MS = 86_400_000;
const countLines = () => db.trafficLine.count();

beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: 'traffic' } });
  await saveTraffic({ on: true, days: 90 }, administrator);
  endMinute();
  await writeTraffic();
  await db.$executeRaw`TRUNCATE traffic_log`;
});

test.each([
  ['/alerts/eyJpZCI6MX0.c2lnbmF0dXJl0123', '/alerts/***'],
  ['/readnews/news/?news_id=12&utm_source=x', '/readnews/news/?news_id=12'],
  ['/news_group/?search=a%00b', '/news_group/?search=a%00b'],
  [`/media/${'a1'.repeat(32)}.pdf?key=SECRETMARK`, `/media/${'a1'.repeat(32)}.pdf`],
])('%s is written down as %s', (url, kept) => {
  expect(withoutSecrets(url, true)).toBe(kept);
});

test.each([
  ['/documents/7/plan.png', true],
  ['/administrator/audit/x.css', true],
  ['/alerts/stop/x.js', true],
  ['/_next/static/a.js', false],
  ['/favicon.ico', false],
  ['/icons/app-192.png', false],
  ['/media/0a1b.webp', false],
  ['/opengraph/7.png', false],
])('%s is written down: %s', (path, expected) => {
  expect(isLogged(path, 200)).toBe(expected);
  expect(isLogged(path, 404)).toBe(true);
});

test('a long address is cut', () => {
  expect(withoutSecrets(`/${'x'.repeat(3_000)}`, true)).toHaveLength(800);
});

describe('lines', () => {
  test('go to the part of their Thai day, each once', async () => {
    const late = aLine({ at: new Date('2026-01-31T16:59:59.999Z') });
    const early = aLine({ at: new Date('2026-01-31T17:00:00Z') });
    await keepTraffic([late, early, late]);
    expect(await countLines()).toBe(2);
    expect(await listParts()).toEqual(expect.arrayContaining(['2026-01-31', '2026-02-01']));
    await dropOldTraffic(new Date('2030-01-01T00:00:00Z'));
  });

  test('are deleted with their day when all of it is older than the days set, and not before', async () => {
    const now = new Date('2026-06-30T05:00:00+07:00');
    const days = [89, 90, 91, 120].map((ago) => new Date(now.getTime() - ago * DAY_MS));
    await keepTraffic(days.map((at) => aLine({ at })));
    const leftOf = async () => (await db.trafficLine.findMany({ orderBy: { at: 'desc' } })).map(({ at }) => at);
    expect(await dropOldTraffic(now)).toBe(2);
    expect(await leftOf()).toEqual(days.slice(0, 2));
    await saveTraffic({ on: true, days: 365 }, administrator);
    expect(await dropOldTraffic(new Date(now.getTime() + 100 * DAY_MS))).toBe(0);
    await saveTraffic({ on: true, days: 90 }, administrator);
    expect(await dropOldTraffic(new Date(now.getTime() + 2 * DAY_MS))).toBe(2);
    expect(await leftOf()).toEqual([]);
  });

  test('that come when too many wait are lost and told, and the others are written', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    try {
      for (let index = 0; index < MOST_WAITING + 25; index += 1) noteTraffic(aLine({ path: `/${index}` }));
      expect(await writeTraffic()).toBe(MOST_WAITING);
      expect(warn).toHaveBeenCalledWith({ lost: 25 }, expect.stringContaining('lost'));
    } finally {
      warn.mockRestore();
    }
    expect(await countLines()).toBe(MOST_WAITING);
  });

  test('that the database refuses keep no others waiting', async () => {
    const quiet = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    for (const path of ['/a', '/b', '/c', '/d', '/e']) noteTraffic(aLine({ path }));
    noteTraffic(aLine({ address: 'no address' }));
    expect(await writeTraffic()).toBe(5);
    expect(quiet).toHaveBeenCalledTimes(1);
    quiet.mockRestore();
    noteTraffic(aLine({ path: '/f' }));
    expect(await writeTraffic()).toBe(1);
  });

  test('whose part was taken away get a new one', async () => {
    await keepTraffic([aLine()]);
    for (const day of await listParts())
      await db.$executeRawUnsafe(`DROP TABLE traffic_log_${day.replaceAll('-', '')}`);
    noteTraffic(aLine());
    expect(await writeTraffic()).toBe(1);
  });

  test('hold what was sent, even where it is empty or odd', async () => {
    await keepTraffic([aLine({ userAgent: '', address: undefined, path: '/one' })]);
    await keepTraffic([
      aLine({ userAgent: '', path: '/two', address: '2001:db8::7' }),
      aLine({ userAgent: "a\nb\t'\\N", path: '/ข่าว' }),
    ]);
    const lines = await db.trafficLine.findMany({ orderBy: { path: 'asc' } });
    expect(lines.map(({ path, address, userAgent, asks }) => [path, address, userAgent, asks])).toEqual([
      ['/one', null, '', 1],
      ['/two', '2001:db8::7', '', 1],
      ['/ข่าว', '203.0.113.9', "a b\t'\\N", 1],
    ]);
  });

  test('are written when the server stops, with what was asked again', async () => {
    const stop = startTraffic();
    const [first, again] = [aLine(), aLine()];
    again.at = first.at;
    for (const line of [first, again]) noteTraffic(line);
    await stop();
    expect(await countLines()).toBe(2);
  });
});

describe('the same asked again within a minute', () => {
  let minute = Math.ceil(Date.now() / 60_000) * 60_000;
  /** A moment of a minute that no other test has. */
  const at = (second: number) => new Date(minute + second * 1_000);
  beforeEach(() => {
    minute += 120_000;
  });
  const note = (given: LineGiven, seconds: readonly number[]) => {
    const lines = seconds.map((second) => aLine({ ...given, at: at(second) }));
    for (const line of lines) noteTraffic(line);
    return lines;
  };
  const written = async () => {
    await writeTraffic();
    return db.trafficLine.findMany({ orderBy: [{ at: 'asc' }, { path: 'asc' }] });
  };

  test('is one more line, with its number and the last time, when the minute is over', async () => {
    const lines = note({}, [1, 2, 30, 59]);
    expect((await written()).map(({ asks }) => asks)).toEqual([1]);
    note({ path: '/next/' }, [61]);
    expect(await written()).toMatchObject([
      { at: at(1), asks: 1, requestId: lines[0]?.requestId, path: '/about/' },
      { at: at(59), asks: 3, requestId: expect.not.stringMatching(lines[0]?.requestId ?? ''), path: '/about/' },
      { at: at(61), asks: 1, path: '/next/' },
    ]);
  });

  test('is another one for whoever differs in anything', async () => {
    const same = { path: '/same/' };
    const others: LineGiven[] = [
      {},
      { address: '203.0.113.10' },
      { address: undefined },
      { userAgent: 'Chrome' },
      { status: 304 },
      { method: 'HEAD' },
      { session: new Uint8Array(32).fill(1) },
      { session: new Uint8Array(32).fill(2) },
    ];
    for (const other of others) note({ ...same, ...other }, [1, 2]);
    endMinute();
    expect((await written()).map(({ asks }) => asks)).toEqual(others.flatMap(() => [1, 1]));
  });

  test('is a line each where something may have been written or was broken', async () => {
    for (const line of [{ method: 'POST' }, { method: 'DELETE' }, { status: 503 }]) note(line, [1, 2, 3]);
    note({ method: 'POST', path: '/api/news.php' }, [1, 2, 3]);
    note({ method: 'POST', path: '/login.php' }, [4, 5]);
    endMinute();
    const lines = await written();
    const numbers = (path: string) => lines.filter((line) => line.path === path).map(({ asks }) => asks);
    expect(numbers('/about/')).toEqual(Array.from({ length: 9 }, () => 1));
    expect(numbers('/login.php')).toEqual([1, 1]);
    expect(numbers('/api/news.php')).toEqual([1, 2]);
  });

  test('is nothing for heartbeats', async () => {
    note({ method: 'POST', path: '/api/v1/presence' }, [1, 21, 41, 61]);
    endMinute();
    expect((await written()).map(({ at: moment, asks }) => [moment, asks])).toEqual([
      [at(1), 1],
      [at(61), 1],
    ]);
  });
});

describe('the setting', () => {
  test.each(rolesBut('VecAdmin'))('is not changed by %s', async (role) => {
    await expect(saveTraffic({ on: 'off', days: '90' }, someone(role))).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test.each(['89', '366', '', '1e2', 'ninety'])('takes no %j days', async (days) => {
    const saved = saveTraffic({ on: 'on', days }, administrator);
    await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { days: 'traffic.badDays' } });
  });

  test('stops the log and starts it again, and is written to the audit log', async () => {
    await saveTraffic({ on: 'off', days: '120' }, administrator);
    expect(await readTrafficSetting()).toEqual({ on: false, days: 120 });
    expect(await lastLine('setting')).toMatchObject({ action: 'traffic.save', after: { on: false, days: 120 } });
    await writeTraffic();
    noteTraffic(aLine());
    expect(await writeTraffic()).toBe(0);
    await saveTraffic({ on: 'on', days: '120' }, administrator);
    await writeTraffic();
    noteTraffic(aLine());
    expect(await writeTraffic()).toBe(1);
  });
});
