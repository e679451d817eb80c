import { CATEGORY_KEY } from '@/features/news/ui/remember-category';
import { firstScript } from './first-script-text';

const chosen = () => sessionStorage.getItem(CATEGORY_KEY);

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: firstScript }));
});

/** Opens a page whose tab bar marks the tab of a category, as the server draws it. */
function openPage(marked: string): void {
  document.body.innerHTML = `<nav><a href="/">home</a>${['1001', '1002']
    .map((id) => `<a data-category="${id}" ${id === marked ? 'aria-current="page"' : ''} href="#${id}">${id}</a>`)
    .join('')}</nav>`;
  dispatchEvent(new Event('pageshow'));
}

test('a pressed tab is remembered', () => {
  openPage('');
  document.querySelector<HTMLElement>('[data-category="1001"]')?.click();
  expect(chosen()).toBe('1001');
});

test('the page of a category is remembered, also one that a link or the way back led to', () => {
  openPage('1002');
  expect(chosen()).toBe('1002');
  openPage('1001');
  expect(chosen()).toBe('1001');
});

test('a link to the other language takes the current query of a list along', () => {
  document.body.innerHTML = '<a data-language href="/en/search/">EN</a><a data-language href="/en/">English</a>';
  history.replaceState(null, '', '/search/?search=x&page=2');
  const [, second] = document.querySelectorAll<HTMLAnchorElement>('[data-language]');
  second?.addEventListener('click', (event) => event.preventDefault());
  second?.click();
  expect(second?.getAttribute('href')).toBe('/en/search/?search=x&page=2');
  history.replaceState(null, '', '/');
});

test('a page without a category leaves the choice as it is', () => {
  openPage('1002');
  openPage('');
  expect(chosen()).toBe('1002');
});
