import type { MenuEntry } from '@/lib/site/schema';
import { findCurrentTab } from './current-tab';

const entries: MenuEntry[] = [
  { kind: 'home', label: 'หน้าแรก', href: '/', categoryId: null },
  { kind: 'category', label: 'ข่าวประชาสัมพันธ์', href: '/news_group/?news_type=1001', categoryId: 1001 },
  { kind: 'category', label: 'ข่าวผู้บริหาร', href: '/news_group/?news_type=1002', categoryId: 1002 },
  { kind: 'contact', label: 'ติดต่อเรา', href: '/contact/', categoryId: null },
];

const query = (text = '') => new URLSearchParams(text);

describe('the marked tab', () => {
  test.each(['/contact', '/contact/'])('is the fixed page itself for %s', (path) => {
    expect(findCurrentTab(entries, path, query())).toBe(3);
  });

  test('is the category in the address, whatever page or search is beside it', () => {
    expect(findCurrentTab(entries, '/news_group/', query('search=ทุน&news_type=1002&page=3'))).toBe(2);
  });

  test('is none for all news, for items and for pages without a tab', () => {
    expect(findCurrentTab(entries, '/readnews/news/', query('news_id=7'))).toBeUndefined();
    expect(findCurrentTab(entries, '/news_group/', query())).toBeUndefined();
    expect(findCurrentTab(entries, '/about/', query())).toBeUndefined();
  });

  test('is found on English pages too', () => {
    const english = entries.map((entry) => ({ ...entry, href: `/en${entry.href}` }));
    const category = query('news_type=1002');
    expect(findCurrentTab(english, '/en/news_group/', category)).toBe(2);
    expect(findCurrentTab(english, '/news_group/', category)).toBeUndefined();
  });

  test('does not depend on a foreign parameter of a fixed page', () => {
    expect(findCurrentTab(entries, '/', query('news_type=1001'))).toBe(0);
  });
});
