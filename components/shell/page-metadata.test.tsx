import { describeHomePage } from './home-metadata';
import { createPageMetadata } from './page-metadata';

jest.mock('@/lib/site/queries', () => ({
  getSiteFrame: async () => ({ site: { brand: 'สอศ.', brandEn: 'VEC', agency: 'สำนักงาน', agencyEn: 'Office' } }),
}));

test('the title names the page in both languages, and the brand', async () => {
  const metadata = await createPageMetadata({ th: 'คำถามที่พบบ่อย', en: 'Questions', path: '/faq/' })();
  expect(metadata.title).toEqual({ absolute: 'คำถามที่พบบ่อย · Questions | สอศ.' });
  expect(metadata.alternates?.canonical).toBe('/faq/');
});

test('texts may depend on the settings of the site', async () => {
  const metadata = await createPageMetadata(({ agency }) => ({ th: `เกี่ยวกับ${agency}`, path: '/about/' }))();
  expect(metadata.title).toEqual({ absolute: 'เกี่ยวกับสำนักงาน | สอศ.' });
});

test('an English page has its title in English, its own address, and both languages', async () => {
  document.documentElement.lang = 'en';
  const metadata = await createPageMetadata({ th: 'เกี่ยวกับเรา', en: 'About', path: '/about/' })();
  document.documentElement.removeAttribute('lang');
  expect(metadata.title).toEqual({ absolute: 'About | VEC' });
  expect(metadata.description).toBe('VEC · Office');
  expect(metadata.alternates).toMatchObject({
    canonical: '/en/about/',
    languages: { th: '/about/', en: '/en/about/', 'x-default': '/about/' },
  });
  expect(metadata.openGraph).toMatchObject({ title: 'About', locale: 'en_GB', siteName: 'VEC' });
});

test('a part of a list has a title of its own: what it shows, and the number of its page', async () => {
  const list = { th: 'ข่าวทั้งหมด', en: 'All news', parts: ['30 วัน'] };
  const first = await createPageMetadata({ ...list, path: '/news_group/?days=30' })();
  const second = await createPageMetadata({ ...list, path: '/news_group/?days=30&page=2' })();
  expect(first.title).toEqual({ absolute: 'ข่าวทั้งหมด · 30 วัน | สอศ.' });
  expect(second.title).toEqual({ absolute: 'ข่าวทั้งหมด · 30 วัน · หน้า 2 | สอศ.' });
  expect(second.openGraph).toMatchObject({ title: 'ข่าวทั้งหมด · 30 วัน · หน้า 2' });
});

test('a page in Thai only names no other language', async () => {
  const metadata = await createPageMetadata({ th: 'คำถามที่พบบ่อย', path: '/faq/' })();
  expect(metadata.alternates?.languages).toBeUndefined();
});

test('the home page is shared under the name of the agency, not as "home"', async () => {
  const { title, description, openGraph } = await createPageMetadata(describeHomePage)();
  expect(title).toEqual({ absolute: 'สำนักงาน · Office | สอศ.' });
  expect(openGraph).toMatchObject({ title: 'สำนักงาน', siteName: 'สอศ.', url: '/' });
  expect(description).toContain('สำนักงาน');
  expect(JSON.stringify({ title, description, openGraph })).not.toContain('หน้าแรก');
});
