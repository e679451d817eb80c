import { aCategory, aNews, makeUnique } from '@/testing/builders';
import { countFoundByWord } from './admin.queries';
import { formatFoundCount, groupHref, readDismissed, readNewWords, searchAdminList } from './admin.rules';

const PATH = '/administrator/search_words';

test('the URL contains tab, search and order, and forged values fall back to the defaults', () => {
  const choice = searchAdminList.read({ part: 'synonyms', search: ' ทุน ', page: '3' });
  expect(searchAdminList.href(PATH, choice, { page: 3 })).toBe(
    `${PATH}?${new URLSearchParams({ part: 'synonyms', search: 'ทุน', page: '3' })}`,
  );
  expect(searchAdminList.href(PATH, choice, { per: 48 })).not.toContain('page=');
  const forged = searchAdminList.read({ part: 'x', sort: 'drop', per: '7', page: '-1' });
  expect(searchAdminList.href(PATH, forged, { page: forged.page })).toBe(PATH);
  expect(searchAdminList.href(PATH, forged, { sort: 'last_at', descending: false })).toBe(
    `${PATH}?sort=last_at&dir=asc`,
  );
});

test('a new group begins with the search that found nothing, safely escaped', () => {
  const typed = '"><b>&edit=7';
  const { searchParams } = new URL(groupHref(PATH, typed), 'http://localhost');
  expect(Object.fromEntries(searchParams)).toEqual({ part: 'synonyms', edit: 'new', words: typed });
  expect(readNewWords({ words: typed })).toBe(typed);
});

test('a dismissed search is read back from the URL; forged rows are ignored', () => {
  const row = { needle: 'ทุน', typed: 'ทุน', count: 3, lastAt: '2026-11-20T01:02:03.000Z' };
  expect(readDismissed({ ...row, count: '3', dismissed: '1' })).toEqual(row);
  expect(readDismissed({ ...row, count: '0', dismissed: '1' })).toBeUndefined();
  expect(readDismissed({ ...row, count: '3' })).toBeUndefined();
});

test('a word finds the public items that contain it, not those with its synonyms', async () => {
  const [one, other] = [makeUnique('คำหนึ่ง'), makeUnique('คำอื่น')];
  const { id: categoryId } = await aCategory();
  await aNews({ categoryId, topic: `ข่าว ${one}` });
  await aNews({ categoryId, topic: 'อีกข่าว', summary: `เนื้อความของ ${one.toUpperCase()}` });
  await aNews({ categoryId, topic: `ข่าว ${one}`, status: 'wait' });
  expect(await countFoundByWord([one, other])).toEqual([
    { word: one, found: 2 },
    { word: other, found: 0 },
  ]);
  expect([0, 1_234].map(formatFoundCount)).toEqual(['0 ข่าว', '1,234 ข่าวขึ้นไป']);
});
