import { db } from '@/lib/db/db';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { readList } from '@/lib/list/list';
import { DAY_MS } from '@/lib/time/units';
import { aNews, makeUnique } from '@/testing/builders';
import { createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import {
  countZeroResult,
  deleteExpiredZeroResults,
  dismissZeroResult,
  recordZeroResult,
  restoreZeroResult,
} from './zero-results.commands';
import { listZeroResults } from './zero-results.queries';
import { toZeroResultNeedle } from './zero-results.rules';
import { zeroResultSorts } from './zero-results.schema';

const makeReader = (userAgent = 'Firefox') => ({
  role: 'visitor' as const,
  visitorKeys: buildVisitorKeys({ address: '192.0.2.7', userAgent }),
});
const findRow = (needle: string) => db.searchMiss.findUnique({ where: { needle } });
/** A unique word without digits, which might look like a phone number. */
const aWord = () => makeUnique('คำ').replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

test('a search without results is counted in its normal form, with the text typed last', async () => {
  const word = 'คำที่ไม่มีในข่าวใดเลย abc';
  expect(await recordZeroResult(`${word} ๒๕`, makeReader())).toEqual({ counted: true });
  expect(await recordZeroResult(`${word.toUpperCase()}  25`, makeReader())).toEqual({ counted: true });
  expect(await findRow(`${word} 25`)).toMatchObject({ count: 2, typed: `${word.toUpperCase()}  25` });
});

test('robots and viewers without visitor keys are not counted', async () => {
  const word = aWord();
  expect(await recordZeroResult(word, makeReader('Googlebot/2.1'))).toEqual({ counted: false });
  expect(await recordZeroResult(word, createRoleViewer('visitor'))).toEqual({ counted: false });
  await countZeroResult({ filter: { search: word } }, makeReader('Googlebot/2.1'));
  expect(await findRow(word)).toBeNull();
});

test.each([
  'someone@example.org',
  'ครู someone@example.org โทร',
  '081-234-5678',
  '๐๘๑ ๒๓๔ ๕๖๗๘',
  '1 1037 02071 81 1',
  '+66 (2) 281 5555',
  'https://example.org/x',
  'www.example.org',
  'ก',
  '2569',
  '!!!',
  '',
])('%s is not stored', (search) => {
  expect(toZeroResultNeedle({ search })).toBeUndefined();
});

test('a search with other filters is not counted', () => {
  expect(toZeroResultNeedle({ search: 'ทุน', year: 2569 })).toBeUndefined();
  expect(toZeroResultNeedle({ search: 'ทุน 2569' })).toBe('ทุน 2569');
});

test('a browser’s report of a search that has results is ignored', async () => {
  const word = aWord();
  await aNews({ topic: word });
  expect(await recordZeroResult(word, makeReader())).toEqual({ counted: false });
  expect(await findRow(word)).toBeNull();
});

test.each([7, 'x'.repeat(300), { search: 'ทุน' }])('%j is rejected', async (search) => {
  await expect(recordZeroResult(search, makeReader())).rejects.toMatchObject({ kind: 'invalid' });
});

test('an address may report 120 searches an hour; others are not affected', async () => {
  const word = aWord();
  const tell = (address: string) => recordZeroResult(word, { ...makeReader(), address });
  for (let times = 0; times < 120; times += 1) await tell('198.51.100.9');
  await expect(tell('198.51.100.9')).rejects.toMatchObject({ kind: 'limited' });
  expect(await tell('198.51.100.10')).toEqual({ counted: true });
  expect(await findRow(word)).toMatchObject({ count: 121 });
});

test('the list is searched, sorted and paged', async () => {
  const mark = makeUnique('รายการ');
  const rows = [1, 5, 3].map((count, index) => ({
    ...{ needle: `${mark} ${index}`, typed: `${mark} ${index}`, count },
    lastAt: new Date(Date.now() - index * DAY_MS),
  }));
  await db.searchMiss.createMany({ data: rows });
  const list = async (params: Record<string, string>) => {
    const page = await listZeroResults(readList({ search: mark, ...params }, zeroResultSorts));
    return { total: page.total, needles: page.rows.map(({ needle }) => needle.slice(-1)) };
  };
  expect(await list({})).toEqual({ total: 3, needles: ['1', '2', '0'] });
  expect(await list({ sort: 'last_at' })).toEqual({ total: 3, needles: ['0', '1', '2'] });
  expect(await list({ dir: 'asc' })).toEqual({ total: 3, needles: ['0', '2', '1'] });
  expect(await list({ search: `${mark}%` })).toEqual({ total: 0, needles: [] });
});

test('rows not repeated for 90 days are deleted, and the rarest beyond 10,000', async () => {
  const [old, rare] = [makeUnique('เก่า'), makeUnique('น้อย')];
  await db.searchMiss.create({
    data: { needle: old, typed: old, count: 9, lastAt: new Date(Date.now() - 91 * DAY_MS) },
  });
  await db.searchMiss.create({ data: { needle: rare, typed: rare, count: 1, lastAt: new Date(Date.now() - DAY_MS) } });
  await db.$executeRaw`INSERT INTO search_miss (needle, typed, count) SELECT 'm' || i, 'm', 2 FROM generate_series(1, 10000) i`;
  await deleteExpiredZeroResults();
  expect(await db.searchMiss.count()).toBe(10_000);
  expect([await findRow(old), await findRow(rare)]).toEqual([null, null]);
});

describe('VecAdmin', () => {
  test('dismisses a search and restores it, adding the counts since', async () => {
    const word = 'คำที่ถูกนำออกจากรายการ';
    await recordZeroResult(word, makeReader());
    const row = await dismissZeroResult({ needle: word }, createRoleViewer('VecAdmin'));
    expect(await findRow(word)).toBeNull();
    expect(await findLastAuditRow('searchMiss')).toMatchObject({
      action: 'searchMiss.dismiss',
      before: { needle: word },
    });
    await recordZeroResult(word, makeReader());
    await restoreZeroResult(row, createRoleViewer('VecAdmin'));
    expect(await findRow(word)).toMatchObject({ count: 2 });
    await dismissZeroResult({ needle: word }, createRoleViewer('VecAdmin'));
    await expect(dismissZeroResult({ needle: word }, createRoleViewer('VecAdmin'))).rejects.toMatchObject({
      kind: 'missing',
    });
  });
});

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('changes nothing in the list', async () => {
    const row = { needle: 'ก', typed: 'ก', count: 1, lastAt: new Date().toISOString() };
    await expect(dismissZeroResult({ needle: 'ก' }, createRoleViewer(role))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(restoreZeroResult(row, createRoleViewer(role))).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
