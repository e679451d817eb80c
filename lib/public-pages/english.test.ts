/** @jest-environment node */
import { requestContext } from '@/lib/request/context';
import { findOtherLanguageHref, hasPage, listLanguages, localHref, toEnglishHref, toThaiHref } from './english';
import { readLanguage } from './language';
import { publicPages } from './public-pages';

const open = <T>(address: string, run: () => T): T =>
  requestContext.run({ tags: new Set(), address, language: readLanguage(address) }, run);

/** An address of a page, with values for its dynamic segments. */
const toAddress = ({ path, dynamic }: (typeof publicPages)[number]): string => {
  if (!dynamic) return path;
  return dynamic[0].startsWith('[[') ? `${path}2569/7/` : `${path}7/`;
};

test.each(publicPages.filter(({ path }) => !path.startsWith('/en/')).map((page) => [toAddress(page), page] as const))(
  'the pattern of English addresses agrees with the table on %s',
  (address, { english }) => {
    expect(toEnglishHref(address)).toBe(english ? `/en${address}` : undefined);
  },
);

test.each([
  ['/', '/en/'],
  ['/?notice=left', '/en/?notice=left'],
  ['/news_group/?news_type=7&page=2', '/en/news_group/?news_type=7&page=2'],
  ['/readnews/news/?news_id=5#related', '/en/readnews/news/?news_id=5#related'],
  ['/en/search/', '/en/search/'],
  ['/documents/7', undefined],
  ['/readnews/preview/?key=x', undefined],
  ['/newsgroup/', undefined],
  ['https://example.org/', undefined],
  ['//example.org/', undefined],
])('%s in English is %s', (href, expected) => {
  expect(toEnglishHref(href)).toBe(expected);
});

test('links on English pages stay in English, as far as there are such pages', () => {
  expect(localHref('/contact/')).toBe('/contact/');
  open('/en/', () => {
    expect([localHref('/contact/'), localHref('/en/contact/'), localHref('/faq/')]).toEqual([
      '/en/contact/',
      '/en/contact/',
      '/faq/',
    ]);
    expect([hasPage('/contact/'), hasPage('/faq/')]).toEqual([true, false]);
  });
});

test.each([
  ['/about/', '/en/about/'],
  ['/search/?search=x', '/en/search/?search=x'],
  ['/faq/', '/en/'],
  ['/en/', '/'],
  ['/en/archive/2569/7/?page=2', '/archive/2569/7/?page=2'],
  ['/en/nothing/', '/'],
])('the other language of %s is at %s', (address, expected) => {
  expect(open(address, () => findOtherLanguageHref(address))).toBe(expected);
});

test('a page names both of its addresses, whichever is given', () => {
  const both = { th: '/about/', en: '/en/about/', 'x-default': '/about/' };
  expect([listLanguages('/about/'), listLanguages('/en/about/')]).toEqual([both, both]);
  expect(listLanguages('/faq/')).toBeUndefined();
  expect(toThaiHref('/en')).toBe('/');
});
