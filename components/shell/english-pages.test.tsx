import { render, screen } from '@testing-library/react';
import { CategoryCards } from '@/features/home/ui/category-cards';
import { Hero } from '@/features/home/ui/hero';
import { Lifestyle } from '@/features/home/ui/lifestyle';
import { MostRead } from '@/features/home/ui/most-read';
import { UsefulLinks } from '@/features/home/ui/useful-links';
import { Videos } from '@/features/home/ui/videos';
import { ItemView } from '@/features/news/item/ui/item-view';
import { TombstoneView } from '@/features/news/item/ui/tombstone-view';
import { NewsList } from '@/features/news/list/ui/news-list';
import type { NewsCard, NewsItem } from '@/features/news/news.schema';
import { NewsRelatedLinks } from '@/features/news/ui/news-related-links';
import { readSearchChoice } from '@/features/search/page/page.rules';
import type { SearchHit, SearchResult } from '@/features/search/search.schema';
import { SearchView } from '@/features/search/ui/search-view';
import { type SiteFrame, siteSettings } from '@/lib/site/schema';
import { listUnmarkedThai } from '@/testing/unmarked-thai';
import { NotFoundView } from '../ui/page/not-found-view';
import { ContactDetails } from './contact-details';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

beforeAll(() => {
  document.documentElement.lang = 'en';
  // jsdom has no media queries.
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => media });
});
afterAll(() => {
  document.documentElement.removeAttribute('lang');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const card: NewsCard = {
  ...{ id: 7, section: 'news', organisationId: 1, pinned: false, reads: 1_200, shares: 3 },
  ...{ topic: 'ทุนการศึกษาสำหรับช่างไฟฟ้า', excerpt: 'เปิดรับสมัครแล้ว', author: 'วิทยาลัยเทคนิค' },
  category: { id: 1001, name: 'Scholarships', color: '#b5562f', colorDeep: '#74101f' },
  publishedAt: '2026-11-20T03:00:00.000Z',
  videoLinks: ['https://youtu.be/dQw4w9WgXcQ'],
};
const item: NewsItem = {
  ...{ ...card, topic: 'Scholarships for electricians', summaryEn: 'Applications are open.' },
  ...{ summary: '', approveLevel: 3, systemUserId: 1, authorPage: 22, updatedAt: card.publishedAt, pictures: [] },
  detail: '<p>เนื้อข่าว</p><table><tbody><tr><td>ก</td></tr></tbody></table>',
  attachments: [{ title: 'ใบสมัคร', url: '/media/x.pdf', mimeType: 'application/pdf', bytes: 9 }],
  corrections: [{ note: 'แก้วันที่', at: card.publishedAt }],
};
const cards = (count: number) => Array.from({ length: count }, (_, index) => ({ ...card, id: index + 1 }));
const frame: SiteFrame = {
  ...{ site: siteSettings.parse({ address: 'กรุงเทพฯ', phone: '02 000 0000' }), siteUpdatedAt: undefined },
  ...{ privacyVersion: 1, logo: undefined, emergencyBanner: undefined, menu: [] },
  menuEn: [{ kind: 'category', label: 'ข่าวใหม่', href: '/en/news_group/?news_type=7', categoryId: 7 }],
  links: [{ id: 1, label: 'กระทรวงศึกษาธิการ', target: 'https://example.org/' }],
  social: [{ kind: 'page', label: 'Facebook', target: 'https://example.org/' }],
};
const place = { path: '/news_group/', fixed: {} };
const choice = readSearchChoice({ search: 'ทุน' });
const answer: SearchResult = {
  ...{ page: 1, per: 20, sort: 'relevance', total: 0, more: false, pages: 1, next: false, facetsPartial: false },
  ...{ hits: [], terms: [], words: [], isMiss: false, didYouMean: [] },
  facets: { categories: [{ id: 7, name: 'ข่าวทุน', count: 2 }], organisations: [], provinces: [], years: [] },
};
const search = { choice, names: {}, isStart: false, days: { from: '', to: '' }, verdicts: {} };
const hit: SearchHit = { card, headline: [{ text: card.topic, hit: true }], passage: [], tier: 'phrase' };

const views = {
  header: <PublicHeader frame={frame} />,
  footer: <PublicFooter frame={frame} />,
  contact: <ContactDetails frame={frame} />,
  hero: <Hero items={cards(5)} />,
  category: <CategoryCards id={7} name="ข่าวทุน" items={cards(4)} />,
  videos: <Videos items={cards(3)} />,
  lifestyle: <Lifestyle items={cards(4)} />,
  'most read': <MostRead items={cards(5)} />,
  links: <UsefulLinks links={frame.links} />,
  list: <NewsList place={place} initialChoice={{}} initial={{ items: cards(3), total: 30, page: 1, pages: 3 }} />,
  'empty list': (
    <NewsList place={place} initialChoice={{ dir: 'asc' }} initial={{ items: [], total: 0, page: 1, pages: 1 }} />
  ),
  'related links': <NewsRelatedLinks />,
  item: <ItemView item={item} around={{ newer: card, older: card, related: [card] }} siteUrl="https://example.org" />,
  'withdrawn item': <TombstoneView withdrawal={{ note: 'ข้อมูลผิด', at: card.publishedAt }} />,
  'missing page': <NotFoundView />,
  'search without results': <SearchView title="Results" answer={answer} {...search} />,
  'search results': <SearchView title="Results" answer={{ ...answer, hits: [hit], total: 1 }} {...search} />,
};

test.each(Object.entries(views))('%s: what is Thai is marked, and links lead to English pages', (_name, view) => {
  const { container } = render(view);
  // Names of controls that quote a Thai headline or category are in both languages.
  const quotes = new RegExp(`[a-z].*(?:${card.topic}|ข่าวทุน)`, 'i');
  expect(listUnmarkedThai(container).filter((text) => !quotes.test(text))).toEqual([]);
  const links = [...container.querySelectorAll('a[href^="/"]:not([hreflang=th]), form[action^="/"]')];
  const others = links
    .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
    .filter((href) => !/^\/(?:en|feed|media)\//.test(href));
  expect(others).toEqual([]);
});

test('the header switches to Thai, and dates are of the common era', () => {
  render(views.header);
  expect(screen.getByRole('link', { name: 'ภาษาไทย' })).toHaveAttribute('href', '/');
  const { container } = render(views.item);
  expect(container.querySelector('header time')).toHaveTextContent('Friday 20 November 2026, 10:00');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scholarships for electricians');
});
