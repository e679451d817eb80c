import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { collegeUsers, computeIdCardCheckDigit, systemUsers } from './accounts';
import { categories, PUBLIC_RELATIONS_ID } from './categories';
import { makeNews } from './news/news';
import { getOrganisation, organisations } from './organisations';
import { provinces, regionGroups } from './provinces';
import { makeRandom } from './random';
import { makeDailyReads } from './reads';
import type { NewsSeed } from './shapes';

const now = new Date('2026-11-20T05:30:00Z');
const isPublic = (item: NewsSeed) => item.status === 'allow' && item.publishAt <= now;
const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

describe('places and accounts', () => {
  test('every one of the 77 provinces is in a region group', () => {
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(77);
    const regions = new Set(regionGroups.map(({ id }) => id));
    expect(provinces.filter(({ regionId }) => !regions.has(regionId))).toEqual([]);
  });

  test('no two organisations share a key or a code', () => {
    expect(new Set(organisations.map(({ key }) => key)).size).toBe(organisations.length);
    expect(new Set(organisations.map(({ code }) => code)).size).toBe(organisations.length);
  });

  test('the first demo college belongs to the demo institute and to the province of the demo office', () => {
    const first = getOrganisation('1310016001');
    expect(first.instituteKey).toBe(getOrganisation('institute01').key);
    expect(first.provinceCode).toBe(getOrganisation('province01').provinceCode);
  });

  test('the second demo college belongs to another institute and province', () => {
    const [first, second] = [getOrganisation('1310016001'), getOrganisation('1310016002')];
    expect(second.instituteKey).toBeDefined();
    expect(second.instituteKey).not.toBe(first.instituteKey);
    expect(second.provinceCode).not.toBe(first.provinceCode);
  });

  test('one college account is closed, all others are open', () => {
    expect(systemUsers.filter(({ status }) => status === 'Close').map(({ userName }) => userName)).toEqual([
      '1310016099',
    ]);
  });

  test('id card numbers of college users are unique and have their check digit', () => {
    expect(new Set(collegeUsers.map(({ idCard }) => idCard)).size).toBe(collegeUsers.length);
    for (const { idCard } of collegeUsers) {
      expect(idCard).toMatch(/^\d{13}$/);
      expect(Number(idCard[12])).toBe(computeIdCardCheckDigit(idCard.slice(0, 12)));
    }
    expect(collegeUsers[0]).toMatchObject({ idCard: '1100000000016', organisationKey: '1310016001' });
  });

  test('the category of public relations is the first of twelve and is shown', () => {
    expect(categories[0]).toMatchObject({ id: 1002, visible: true });
    expect(PUBLIC_RELATIONS_ID).toBe(1002);
    expect(categories.filter(({ section }) => section === 'news')).toHaveLength(12);
  });
});

describe('reads by day', () => {
  const rowsOf = makeNews(now, makeRandom(2_569)).map((item, index) => ({
    item,
    rows: makeDailyReads(item, now, makeRandom(index)),
  }));

  test('their sums never exceed the counts of the item, and equal them for items of the last year', () => {
    for (const { item, rows } of rowsOf) {
      const reads = sum(rows.map((row) => row.reads));
      expect(reads).toBeLessThanOrEqual(item.reads);
      expect(sum(rows.map(({ shares }) => shares))).toBeLessThanOrEqual(item.shares);
      if (isPublic(item) && now.getTime() - item.publishAt.getTime() < 300 * DAY_MS) expect(reads).toBe(item.reads);
    }
  });

  test('there are at most 60 per item, on different days of the last year, none before publication', () => {
    const oldest = toThaiDay(new Date(now.getTime() - 365 * DAY_MS));
    for (const { item, rows } of rowsOf) {
      const days = rows.map(({ day }) => day);
      expect(days.length).toBeLessThanOrEqual(60);
      expect(days).toEqual([...new Set(days)].sort());
      const first = toThaiDay(item.publishAt);
      expect(days.every((day) => day >= oldest && day >= first && day <= toThaiDay(now))).toBe(true);
    }
  });

  test('items that are not public have none, recent ones were read in the last seven days', () => {
    for (const { item, rows } of rowsOf) {
      if (!isPublic(item)) expect(rows).toEqual([]);
      const isRecent = isPublic(item) && now.getTime() - item.publishAt.getTime() < 7 * DAY_MS;
      if (isRecent) expect(rows.length).toBeGreaterThan(0);
    }
  });
});
