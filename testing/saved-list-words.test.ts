import { readFileSync } from 'node:fs';
import { dataExportMessages } from '@/features/member/data-export/data-export.messages';
import { memberHomeMessages } from '@/features/member/home.messages';
import { newsMessages } from '@/features/news/news.messages';
import { offlineMessages } from '@/features/news/offline/offline.messages';
import { savedMessages } from '@/features/news/saved/saved.messages';
import { savedKinds } from '@/features/news/saved/saved.schema';
import { savedListMessages as lists } from '@/features/news/saved/saved-lists.messages';
import { publicPages } from '@/lib/public-pages/public-pages';
import { listSources } from './sources';

/** Sources where “save” is what staff do with a text, and a legal text whose words change only with its version. */
const OTHER_MEANING = /^features\/(?:newsroom\/|audit\/|account\/login\/ui\/terms-text\.tsx)/;
/** Sources of the readers' buttons, menus, toasts and pages. */
const READERS = /^(?:features\/news\/(?:news\.messages|saved\/|ui\/|item\/ui\/|offline\/)|features\/member\/home)/;
/** Other words for the lists. */
const SYNONYMS = /บุ๊คมาร์|บุ๊กมาร์ค|คั่นหน้า|รายการโปรด|อ่านทีหลัง|เก็บไว้อ่าน|(?:รายการ|ข่าว)ที่บันทึก|บันทึกข่าว/;

const sources = listSources()
  .filter((path) => !OTHER_MEANING.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const listContaining = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('no source has another word for a list', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(listContaining(SYNONYMS)).toEqual([]);
});

test('readers never “save”: that word is for forms', () => {
  const readers = sources.filter(({ path }) => READERS.test(path));
  expect(readers.length).toBeGreaterThan(40);
  expect(readers.filter(({ text }) => text.includes('บันทึก')).map(({ path }) => path)).toEqual([]);
});

test('the names are written in one place, and in the confirmations of a press', () => {
  const places = ['features/news/news.messages.ts', 'features/news/saved/saved-lists.messages.ts'];
  for (const kind of savedKinds) {
    expect(listContaining(new RegExp(lists[`savedLists.${kind}`].th)).toSorted()).toEqual(places);
  }
});

test('every part of the portal uses the names', () => {
  const { th: all } = lists['savedLists.all'];
  const [later, bookmark] = savedKinds.map((kind) => lists[`savedLists.${kind}`].th);
  expect(publicPages.find(({ path }) => path === '/saved/')?.title).toBe(all);
  expect(savedMessages['saved.title'].th).toBe(all);
  expect(memberHomeMessages['memberHome.saved']).toBe(all);
  expect(dataExportMessages['ownData.part.savedNews']).toBe(all);
  expect(offlineMessages['offline.toSaved'].th).toContain(all);
  for (const text of [savedMessages['saved.lead'], offlineMessages['offline.noneText']].map(({ th }) => th)) {
    expect(text).toContain(`“${later}”`);
    expect(text).toContain(`“${bookmark}”`);
  }
  for (const key of ['news.laterAdded', 'news.laterAlready'] as const) expect(newsMessages[key].th).toContain(later);
  for (const key of ['news.bookmarkAdded', 'news.bookmarkRemoved'] as const) {
    expect(newsMessages[key].th).toContain(bookmark);
  }
});
