import { render, screen } from '@testing-library/react';
import type { NewsCard } from '@/features/news/news.schema';
import type { HomePage, HomeSection } from '../page/home-page.queries';
import { HomeView } from './home-view';

const category = { id: 7, name: 'ทุนการศึกษา', color: '#74101f', colorDeep: '#b5562f' };
const buildCard = (id: number, given: Partial<NewsCard> = {}): NewsCard => ({
  id,
  section: 'news',
  category,
  topic: `ข่าวที่ ${id}`,
  excerpt: 'เนื้อข่าว',
  author: 'สำนักงาน',
  organisationId: 1,
  publishedAt: '2026-11-20T03:00:00.000Z',
  videoLinks: [],
  pinned: false,
  reads: 1,
  shares: 0,
  ...given,
});
const buildCards = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => buildCard(first + index));

const buildSection = (kind: HomeSection['kind'], given: Partial<HomeSection> = {}): HomeSection => ({
  kind,
  items: [],
  categories: [],
  ...given,
});
const links = [{ id: 1, label: 'กระทรวงศึกษาธิการ', target: 'https://example.org/' }];
const show = (sections: HomeSection[], preview = true) => {
  const page: HomePage = { sections, onlineFrom: 20 };
  return render(<HomeView page={page} banners={[]} links={links} preview={preview} />);
};
const listHeadings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('sections follow each other in the order of the layout', () => {
  show([
    buildSection('links'),
    buildSection('mostRead', { items: buildCards(1, 6) }),
    buildSection('leading', { categories: [{ id: 7, name: category.name, items: buildCards(11, 4) }] }),
  ]);
  expect(listHeadings()).toEqual(['ลิงก์ที่เป็นประโยชน์', 'ข่าวอื่นที่อ่านมากใน 7 วัน', category.name]);
});

test.each([1, 2, 3, 4, 5])('%i main items are all linked once', (count) => {
  show([buildSection('main', { items: buildCards(1, count) })]);
  expect(screen.getAllByRole('link', { name: /^ข่าวที่ \d/ })).toHaveLength(count);
});

test('an empty section leaves no heading, and no part that holds its height', () => {
  const { container } = show([
    ...(['videos', 'lifestyle', 'categories', 'mostRead', 'leading'] as const).map((kind) => buildSection(kind)),
    buildSection('links'),
  ]);
  expect(listHeadings()).toEqual(['ลิงก์ที่เป็นประโยชน์']);
  expect(container.querySelectorAll('[class*=lazy]')).toHaveLength(1);
});

test('a page without any news says so', () => {
  show([buildSection('links')]);
  expect(screen.getByText(/ยังไม่มีข่าว/)).toBeInTheDocument();
});

test('only readers are told of newer main news', () => {
  const sections = [buildSection('main', { items: buildCards(1, 1) })];
  const { unmount } = show(sections);
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  show(sections, false);
  expect(screen.getByRole('status')).toBeInTheDocument();
});
