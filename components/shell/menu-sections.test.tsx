import { render, screen, within } from '@testing-library/react';
import { publicPages } from '@/lib/public-pages/public-pages';
import { toPathPattern } from '@/lib/public-pages/rules';
import { toEnglishMenuEntry, toMenuEntry } from '@/lib/site/schema';
import { MainMenu } from './main-menu';
import { listMenuSections } from './menu-sections';

const entries = [
  toMenuEntry({ kind: 'home', name: null, categoryId: null }),
  toMenuEntry({ kind: 'category', name: 'ข่าวทุนการศึกษา', categoryId: 7 }),
  toMenuEntry({ kind: 'category', name: 'ข่าวแข่งขันทักษะ', categoryId: 8 }),
  toMenuEntry({ kind: 'participation', name: null, categoryId: null }),
];

test('the first section has the visible categories, the others every kind of page', () => {
  const [categories, ...others] = listMenuSections(entries);
  expect(categories?.pages.map(({ title }) => title)).toEqual(['ข่าวทุนการศึกษา', 'ข่าวแข่งขันทักษะ']);
  expect(others.map(({ title }) => title)).toEqual(['ข่าวทั้งหมดและคลังข่าว', 'หน่วยงาน', 'เอกสาร', 'การมีส่วนร่วม', 'บริการ']);
});

test('without a category in the menu their section is left out', () => {
  expect(listMenuSections([]).map(({ title }) => title)).not.toContain('หมวดหมู่ข่าว');
});

test('every entry leads to a public page, and none is there twice', () => {
  const paths = listMenuSections([]).flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(paths.filter((path) => !publicPages.some((page) => toPathPattern(page).test(path)))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the menu keeps its four items and has categories, services, languages and the login', () => {
  const { container } = render(<MainMenu entries={entries} accounts={[]} />);
  const four = screen.getByRole('navigation', { name: 'เมนูหลัก', hidden: true });
  expect([...four.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/lifeStyle/',
    '/login/',
    '/contact/',
  ]);
  expect(four.querySelector('[data-home-link]')).toHaveAttribute('href', '/login/');
  const all = within(screen.getByRole('navigation', { name: 'ทุกหน้าของเว็บไซต์', hidden: true }));
  expect(all.getByText('ข่าวแข่งขันทักษะ')).toHaveAttribute('data-category', '8');
  for (const path of ['/documents/', '/participation/', '/participation/track/', '/alerts/', '/en/'])
    expect(container.querySelector(`a[href="${path}"]`)).not.toBeNull();
  expect(all.getByText('English')).toHaveAttribute('lang', 'en');
});

test('on English pages the menu leads to English pages only, and back to Thai', () => {
  document.documentElement.lang = 'en';
  const category = { kind: 'category', name: 'ข่าวทุนการศึกษา', nameEn: 'Scholarships', categoryId: 7 } as const;
  const { container } = render(<MainMenu entries={toEnglishMenuEntry(category)} accounts={[]} />);
  document.documentElement.removeAttribute('lang');
  const links = [...container.querySelectorAll('a')];
  const paths = links.map((link) => link.getAttribute('href') ?? '');
  expect(paths.filter((path) => !path.startsWith('/en/'))).toEqual(['/']);
  expect(links.find(({ lang }) => lang === 'th')?.textContent).toBe('ไทย');
  expect(paths).toContain('/en/news_group/?news_type=7');
  expect(container).toHaveTextContent('Scholarships');
  expect(container.textContent?.replaceAll('ไทย', '')).not.toMatch(/[ก-๙]/);
});

test('an entry that leads to a page in Thai only is not in the English menu', () => {
  expect(toEnglishMenuEntry({ kind: 'participation', name: null, nameEn: null, categoryId: null })).toEqual([]);
});
