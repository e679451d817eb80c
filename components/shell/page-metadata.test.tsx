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
  const metadata = await createPageMetadata(({ agencyEn }) => ({ th: `About ${agencyEn}`, path: '/en/about/' }))();
  expect(metadata.title).toEqual({ absolute: 'About Office | สอศ.' });
});
