import { db } from '@/lib/db/db';
import { getSiteFrame } from '@/lib/site/queries';
import { aNews, aStoredPicture } from '@/testing/builders';
import { articleShape, crumbShape, siteShape } from '@/testing/structured-data';
import { toArticleJsonLd, toBreadcrumbJsonLd, toSiteJsonLd } from './json-ld.rules';
import { findPublicNews } from './news.queries';

const SITE = 'https://news.example.go.th';
/** Serialised form, without undefined values. */
const asJson = (data: object): unknown => JSON.parse(JSON.stringify(data));

async function buildArticle(id: number) {
  const [item, frame] = await Promise.all([findPublicNews(id), getSiteFrame()]);
  if (!item) throw new Error('not public');
  return articleShape.parse(asJson(toArticleJsonLd(item, frame, SITE)));
}

test('an item with a cover is a complete article', async () => {
  const cover = await aStoredPicture();
  const { id } = await aNews({ coverId: cover.id, topic: 'น้ำ'.repeat(100) });
  const article = await buildArticle(id);
  expect(article.image).toEqual([`${SITE}/media/${cover.hash}-1600.webp`]);
  expect(article.mainEntityOfPage).toBe(`${SITE}/readnews/news/?news_id=${id}`);
  expect(article.headline).toMatch(/^(น้ำ)+…$/);
  expect(article.correction).toEqual([]);
});

test('an item without a cover has a generated picture, and corrections are included', async () => {
  const { id } = await aNews();
  await db.newsCorrection.create({ data: { newsId: id, note: 'แก้ชื่อวิทยาลัย', at: new Date('2026-01-02T03:04:05Z') } });
  const article = await buildArticle(id);
  expect(article.image).toEqual([expect.stringMatching(new RegExp(`^${SITE}/opengraph/${id}\\.png\\?v=[0-9a-z]+$`))]);
  expect(article.correction).toMatchObject([{ text: 'แก้ชื่อวิทยาลัย', datePublished: '2026-01-02T10:04:05+07:00' }]);
});

test('an item that another site published first names that page', async () => {
  const { id } = await aNews({ canonicalUrl: 'https://college.test/1' });
  const article = await buildArticle(id);
  expect(article).toMatchObject({ mainEntityOfPage: 'https://college.test/1', isBasedOn: 'https://college.test/1' });
  await db.news.update({ where: { id }, data: { canonicalUrl: 'javascript:alert(1)' } });
  expect((await buildArticle(id)).mainEntityOfPage).toBe(`${SITE}/readnews/news/?news_id=${id}`);
});

test('the modification date of a scheduled item is not before its publication', async () => {
  const item = await aNews({ publishAt: new Date(Date.now() - 1_000) });
  await db.news.update({ where: { id: item.id }, data: { updatedAt: new Date(Date.now() - 86_400_000) } });
  const article = await buildArticle(item.id);
  expect(article.dateModified).toBe(article.datePublished);
});

test('breadcrumbs and site data are complete', async () => {
  crumbShape.parse(asJson(toBreadcrumbJsonLd([{ label: 'ข่าว', href: '/news_group/' }, { label: 'เรื่อง' }], SITE)));
  const frame = await getSiteFrame();
  const social = [
    { kind: 'page', label: 'p', target: 'https://example.org/p' },
    { kind: 'email', label: 'e', target: 'mailto:a@example.org' },
  ] as const;
  const [organisation] = siteShape.parse(asJson(toSiteJsonLd({ ...frame, social: [...social] }, SITE)));
  expect(organisation.sameAs).toEqual(['https://example.org/p']);
});
