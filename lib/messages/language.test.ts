/** @jest-environment node */
import { readLanguage } from '@/lib/public-pages/language';
import { requestContext } from '@/lib/request/context';
import { findTextLanguage, getLanguage, pickName, say } from './language';

const open = <T>(address: string, run: () => T): T =>
  requestContext.run({ tags: new Set(), address, language: readLanguage(address) }, run);

test.each([
  ['/', 'th'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en?x=1', 'en'],
  ['/en/search/?search=x', 'en'],
  ['/english/', 'th'],
  ['/search/?language=en', 'th'],
  ['/api/v1/news?news_type=7&language=en&page=2', 'en'],
  ['/api/v1/news?language=english', 'th'],
  ['/api/v1/news?search=language=en', 'th'],
])('the language at %s is %s', (address, language) => {
  expect(open(address, getLanguage)).toBe(language);
});

test('outside of a request the language is Thai', () => {
  expect(getLanguage()).toBe('th');
  expect(say({ th: 'ค้นหา', en: 'Search' })).toBe('ค้นหา');
});

test('messages, names and the marks of Thai texts follow the page', () => {
  const name = { name: 'เชียงใหม่', nameEn: 'Chiang Mai' };
  open('/en/', () => {
    expect(say({ th: 'ค้นหา', en: 'Search' })).toBe('Search');
    expect([pickName(name), pickName({ ...name, nameEn: null })]).toEqual(['Chiang Mai', 'เชียงใหม่']);
    expect([findTextLanguage('Chiang Mai'), findTextLanguage('เชียงใหม่')]).toEqual([undefined, 'th']);
  });
  open('/', () => {
    expect(pickName(name)).toBe('เชียงใหม่');
    expect(findTextLanguage('เชียงใหม่')).toBeUndefined();
  });
});
