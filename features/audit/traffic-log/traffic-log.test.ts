import { db } from '@/lib/db/db';
import { log } from '@/lib/log/log';
import { DAY_MS } from '@/lib/time/units';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { aTrafficLine, type TrafficLineOverrides } from '@/testing/traffic';
import { closeMinute, MAX_WAITING_LINES, recordTrafficLine, startTrafficRecorder, writeTraffic } from './recorder';
import { dropExpiredTraffic, saveTrafficSetting, storeTraffic } from './traffic-log.commands';
import { trafficMessages } from './traffic-log.messages';
import { listPartitionDays, readTrafficSetting } from './traffic-log.queries';
import { isLogged, removeSecrets } from './traffic-log.rules';

const countLines = () => db.trafficLine.count();

beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: 'traffic' } });
  await saveTrafficSetting({ on: true, days: 90 }, administrator);
  closeMinute();
  await writeTraffic();
  await db.$executeRaw`TRUNCATE traffic_log`;
});

test.each([
  ['/alerts/eyJpZCI6MX0.c2lnbmF0dXJl0123', '/alerts/***'],
  ['/readnews/news/?news_id=12&utm_source=x', '/readnews/news/?news_id=12'],
  ['/news_group/?search=a%00b', '/news_group/?search=a%00b'],
  [`/media/${'a1'.repeat(32)}.pdf?key=SECRETMARK`, `/media/${'a1'.repeat(32)}.pdf`],
])('%s is logged as %s', (url, kept) => {
  expect(removeSecrets(url, true)).toBe(kept);
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
  ['/covers/7-card-640.webp', false],
])('%s is logged: %s', (path, expected) => {
  expect(isLogged(path, 200)).toBe(expected);
  expect(isLogged(path, 404)).toBe(true);
});

test('a long URL is truncated', () => {
  expect(removeSecrets(`/${'x'.repeat(3_000)}`, true)).toHaveLength(800);
});

describe('lines', () => {
  test('go to the partition of their Thai day, each once', async () => {
    const late = aTrafficLine({ at: new Date('2026-01-31T16:59:59.999Z') });
    const early = aTrafficLine({ at: new Date('2026-01-31T17:00:00Z') });
    await storeTraffic([late, early, late]);
    expect(await countLines()).toBe(2);
    expect(await listPartitionDays()).toEqual(expect.arrayContaining(['2026-01-31', '2026-02-01']));
    await dropExpiredTraffic(new Date('2030-01-01T00:00:00Z'));
  });

  test('are deleted with their day once all of it is older than the retention', async () => {
    const now = new Date('2026-06-30T05:00:00+07:00');
    const days = [89, 90, 91, 120].map((ago) => new Date(now.getTime() - ago * DAY_MS));
    await storeTraffic(days.map((at) => aTrafficLine({ at })));
    const leftOf = async () => (await db.trafficLine.findMany({ orderBy: { at: 'desc' } })).map(({ at }) => at);
    expect(await dropExpiredTraffic(now)).toBe(2);
    expect(await leftOf()).toEqual(days.slice(0, 2));
    await saveTrafficSetting({ on: true, days: 730 }, administrator);
    expect(await dropExpiredTraffic(new Date(now.getTime() + 100 * DAY_MS))).toBe(0);
    await saveTrafficSetting({ on: true, days: 90 }, administrator);
    expect(await dropExpiredTraffic(new Date(now.getTime() + 2 * DAY_MS))).toBe(2);
    expect(await leftOf()).toEqual([]);
  });

  test('above the buffer limit are dropped and counted, and the others written', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    try {
      for (let index = 0; index < MAX_WAITING_LINES + 25; index += 1)
        recordTrafficLine(aTrafficLine({ path: `/${index}` }));
      expect(await writeTraffic()).toBe(MAX_WAITING_LINES);
      expect(warn).toHaveBeenCalledWith({ lost: 25 }, expect.stringContaining('lost'));
    } finally {
      warn.mockRestore();
    }
    expect(await countLines()).toBe(MAX_WAITING_LINES);
  });

  test('that the database rejects do not block others', async () => {
    const quiet = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    for (const path of ['/a', '/b', '/c', '/d', '/e']) recordTrafficLine(aTrafficLine({ path }));
    recordTrafficLine(aTrafficLine({ address: 'no address' }));
    expect(await writeTraffic()).toBe(5);
    expect(quiet).toHaveBeenCalledTimes(1);
    quiet.mockRestore();
    recordTrafficLine(aTrafficLine({ path: '/f' }));
    expect(await writeTraffic()).toBe(1);
  });

  test('whose partition was dropped get a new one', async () => {
    await storeTraffic([aTrafficLine()]);
    for (const day of await listPartitionDays())
      await db.$executeRawUnsafe(`DROP TABLE traffic_log_${day.replaceAll('-', '')}`);
    recordTrafficLine(aTrafficLine());
    expect(await writeTraffic()).toBe(1);
  });

  test('store empty and unusual values', async () => {
    await storeTraffic([aTrafficLine({ userAgent: '', address: undefined, path: '/one' })]);
    await storeTraffic([
      aTrafficLine({ userAgent: '', path: '/two', address: '2001:db8::7' }),
      aTrafficLine({ userAgent: "a\nb\t'\\N", path: '/ข่าว' }),
    ]);
    const lines = await db.trafficLine.findMany({ orderBy: { path: 'asc' } });
    expect(lines.map(({ path, address, userAgent, asks }) => [path, address, userAgent, asks])).toEqual([
      ['/one', null, '', 1],
      ['/two', '2001:db8::7', '', 1],
      ['/ข่าว', '203.0.113.9', "a b\t'\\N", 1],
    ]);
  });

  test('are written when the server stops, including merged repeats', async () => {
    const stop = startTrafficRecorder();
    const [first, again] = [aTrafficLine(), aTrafficLine()];
    again.at = first.at;
    for (const line of [first, again]) recordTrafficLine(line);
    await stop();
    expect(await countLines()).toBe(2);
  });
});

describe('an identical request within a minute', () => {
  let minute = Math.ceil(Date.now() / 60_000) * 60_000;
  /** A time in a minute that no other test uses. */
  const at = (second: number) => new Date(minute + second * 1_000);
  beforeEach(() => {
    minute += 120_000;
  });
  const note = (given: TrafficLineOverrides, seconds: readonly number[]) => {
    const lines = seconds.map((second) => aTrafficLine({ ...given, at: at(second) }));
    for (const line of lines) recordTrafficLine(line);
    return lines;
  };
  const written = async () => {
    await writeTraffic();
    return db.trafficLine.findMany({ orderBy: [{ at: 'asc' }, { path: 'asc' }] });
  };

  test('is merged into one more line, with count and last time, when the minute is over', async () => {
    const lines = note({}, [1, 2, 30, 59]);
    expect((await written()).map(({ asks }) => asks)).toEqual([1]);
    note({ path: '/next/' }, [61]);
    expect(await written()).toMatchObject([
      { at: at(1), asks: 1, requestId: lines[0]?.requestId, path: '/about/' },
      { at: at(59), asks: 3, requestId: expect.not.stringMatching(lines[0]?.requestId ?? ''), path: '/about/' },
      { at: at(61), asks: 1, path: '/next/' },
    ]);
  });

  test('is not merged across different clients or requests', async () => {
    const same = { path: '/same/' };
    const others: TrafficLineOverrides[] = [
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
    closeMinute();
    expect((await written()).map(({ asks }) => asks)).toEqual(others.flatMap(() => [1, 1]));
  });

  test('is a line each if it may have written something or failed', async () => {
    for (const line of [{ method: 'POST' }, { method: 'DELETE' }, { status: 503 }]) note(line, [1, 2, 3]);
    note({ method: 'POST', path: '/api/news.php' }, [1, 2, 3]);
    note({ method: 'POST', path: '/login.php' }, [4, 5]);
    closeMinute();
    const lines = await written();
    const numbers = (path: string) => lines.filter((line) => line.path === path).map(({ asks }) => asks);
    expect(numbers('/about/')).toEqual(Array.from({ length: 9 }, () => 1));
    expect(numbers('/login.php')).toEqual([1, 1]);
    expect(numbers('/api/news.php')).toEqual([1, 2]);
  });

  test('is not counted for heartbeats', async () => {
    note({ method: 'POST', path: '/api/v1/presence' }, [1, 21, 41, 61]);
    closeMinute();
    expect((await written()).map(({ at: moment, asks }) => [moment, asks])).toEqual([
      [at(1), 1],
      [at(61), 1],
    ]);
  });
});

describe('the setting', () => {
  test.each(getRolesExcept('VecAdmin'))('is not changed by %s', async (role) => {
    await expect(saveTrafficSetting({ on: 'off', days: '90' }, createRoleViewer(role))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  test.each(['89', '731', '', '1e2', 'ninety'])('rejects a retention of %j days', async (days) => {
    const saved = saveTrafficSetting({ on: 'on', days }, administrator);
    await expect(saved).rejects.toMatchObject({
      kind: 'invalid',
      fields: { days: trafficMessages['traffic.badDays'] },
    });
  });

  test('stops and restarts the log, and is audited', async () => {
    await saveTrafficSetting({ on: 'off', days: '120' }, administrator);
    expect(await readTrafficSetting()).toEqual({ on: false, days: 120 });
    expect(await findLastAuditRow('setting')).toMatchObject({
      action: 'traffic.save',
      after: { on: false, days: 120 },
    });
    await writeTraffic();
    recordTrafficLine(aTrafficLine());
    expect(await writeTraffic()).toBe(0);
    await saveTrafficSetting({ on: 'on', days: '120' }, administrator);
    await writeTraffic();
    recordTrafficLine(aTrafficLine());
    expect(await writeTraffic()).toBe(1);
  });
});
