import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { administrator } from '@/testing/lists';
import { allowPrivateHosts } from '@/testing/private-hosts';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { sealApiKey } from '../legacy/open-stored-legacy';
import { addOldCategory, anOldRow, type OldSite, openForEachTest, takeIds } from '../moving.test-support';
import { saveNightly, startNights } from './nightly.commands';
import { listBadNights, listDueNights } from './nightly.queries';
import { findMissedNight, isNightDue, type Nights } from './nightly.rules';
import { formatMinute } from './nightly.schema';

/** 2 May 2024, 02:30 in Thailand. */
const MOMENT = Date.parse('2024-05-02T02:30:00+07:00');
const nights = (given: Partial<Nights> = {}): Nights => ({
  ...{ nightlyAt: 150, nightlyUntil: new Date('2024-05-10T00:00:00Z'), nightlyFrom: new Date(MOMENT - DAY_MS) },
  ...{ lastStartedAt: new Date(MOMENT - DAY_MS) },
  ...given,
});

test.each<[string, boolean, Partial<Nights>, number]>([
  ['at its minute', true, {}, 0],
  ['a minute before', false, {}, -MINUTE_MS],
  ['five hours later, as after a restart', true, {}, 5 * HOUR_MS],
  ['six hours later', false, {}, 6 * HOUR_MS],
  ['when it has begun', false, { lastStartedAt: new Date(MOMENT + 1) }, HOUR_MS],
  ['on the last night', true, { nightlyUntil: new Date('2024-05-02T00:00:00Z') }, 0],
  ['after the last night', false, { nightlyUntil: new Date('2024-05-01T00:00:00Z') }, 0],
  ['when it was switched on later that night', false, { nightlyFrom: new Date(MOMENT + 1) }, HOUR_MS],
  ['when it is off', false, { nightlyAt: null }, 0],
  ['for the first time', true, { lastStartedAt: undefined }, 0],
])('a run of the night begins %s: %s', (_, expected, given, after) => {
  expect(isNightDue(nights(given), MOMENT + after)).toBe(expected);
});

test('a night without a run is missed after an hour, until the next one', () => {
  expect(findMissedNight(nights(), MOMENT + HOUR_MS)).toBeUndefined();
  expect(findMissedNight(nights(), MOMENT + HOUR_MS + 1)).toEqual(new Date(MOMENT));
  expect(findMissedNight(nights(), MOMENT + 23 * HOUR_MS)).toEqual(new Date(MOMENT));
  expect(findMissedNight(nights({ lastStartedAt: new Date(MOMENT + HOUR_MS) }), MOMENT + 2 * HOUR_MS)).toBeUndefined();
});

const readFrom = allowPrivateHosts();
let site: OldSite;
openForEachTest((opened) => {
  site = opened;
  readFrom(site.origin);
});
afterEach(() => db.moveSource.updateMany({ data: { nightlyAt: null } }));

const minuteOf = (ms: number) => Math.floor(((ms + 7 * HOUR_MS) % DAY_MS) / MINUTE_MS);

async function aSourceAtNight(ago: number) {
  const now = getCurrentMs();
  const source = await db.moveSource.create({
    data: { kind: 'legacy', address: site.address, apiKey: sealApiKey('k'), nightlyAt: minuteOf(now - ago) },
  });
  const until = new Date(`${toThaiDay(new Date(now + DAY_MS))}T00:00:00Z`);
  const row = { nightlyFrom: new Date(now - 2 * DAY_MS), nightlyUntil: until, nightlyDays: 7 };
  return db.moveSource.update({ where: { id: source.id }, data: row });
}

test('the portal moves each night by itself what is new, once, with a report of its own', async () => {
  const { id: news_type } = addOldCategory(site);
  const [old = 0, fresh = 0] = takeIds(2);
  const news_datetime = new Date(Date.now() - DAY_MS).toISOString();
  site.rows.push(anOldRow(old, { news_type }), anOldRow(fresh, { news_type, news_datetime }));
  const { id: sourceId } = await aSourceAtNight(2 * MINUTE_MS);
  expect(await listDueNights()).toContain(sourceId);
  expect(await startNights()).toBe(1);
  expect(await startNights()).toBe(0);
  const find = () => db.moveRun.findFirstOrThrow({ where: { sourceId } });
  await waitUntilTrue(async () => (await find()).status !== 'running');
  expect(await find()).toMatchObject({ status: 'done', isNightly: true, isBackground: true, since: expect.any(Date) });
  expect(await db.news.count({ where: { id: { in: [old, fresh] } } })).toBe(1);
  expect((await listBadNights()).missed).toEqual([]);
});

test('a night that another run is in the way of is missed, and one that failed is told', async () => {
  const { id: sourceId } = await aSourceAtNight(2 * HOUR_MS);
  const busy = await db.moveRun.create({ data: { sourceId, isBackground: true } });
  expect(await startNights()).toBe(0);
  expect((await listBadNights()).missed).toMatchObject([{ name: site.address }]);
  await db.moveRun.update({ where: { id: busy.id }, data: { status: 'done' } });
  await db.moveRun.create({ data: { sourceId, isNightly: true, status: 'failed', problem: 'เว็บเดิมไม่ตอบ' } });
  expect(await listBadNights()).toMatchObject({ missed: [], failed: [{ problem: 'เว็บเดิมไม่ตอบ' }] });
});

test('the switch takes a time, a last day and a reach, and refuses what makes no sense', async () => {
  const { id: sourceId } = await db.moveSource.create({ data: { kind: 'legacy', address: site.address } });
  const save = (given: object) => saveNightly({ sourceId, isOn: true, at: '02:30', days: 7, ...given }, administrator);
  const tomorrow = toThaiDay(new Date(getCurrentMs() + DAY_MS));
  await save({ until: tomorrow });
  const find = () => db.moveSource.findUniqueOrThrow({ where: { id: sourceId } });
  expect(await find()).toMatchObject({ nightlyAt: 150, nightlyDays: 7, nightlyFrom: expect.any(Date) });
  expect(formatMinute(150)).toBe('02:30');
  await expect(save({ until: '2020-01-01' })).rejects.toMatchObject({ fields: { until: expect.any(String) } });
  await expect(save({ until: tomorrow, at: '25:00' })).rejects.toMatchObject({ fields: { at: expect.any(String) } });
  await saveNightly({ sourceId, isOn: false }, administrator);
  expect(await find()).toMatchObject({ nightlyAt: null, nightlyFrom: null, nightlyUntil: null });
});
