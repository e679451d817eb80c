import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { aCategory, aNews, anOrganisation, aStoredPicture, createHiddenNews, daysAgo } from '@/testing/builders';
import { readSitemap } from '@/testing/sitemaps';
import { answerRobots } from '../robots.http';
import { answerNewsSitemap, answerSitemap, answerSitemapIndex } from './sitemaps.http';
import { SHARD_IDS } from './sitemaps.schema';

const read = async (answer: Promise<Response>) => readSitemap(await (await answer).text());
const buildPageUrl = (id: number) => `${env.SITE_URL}/readnews/news/?news_id=${id}`;
const toShard = (id: number) => Math.ceil(id / SHARD_IDS);
const readShard = (number: number) => read(answerSitemap(`${number}.xml`));
const listLocs = (entries: { loc: string }[]) => entries.map(({ loc }) => loc);
/** Id in a shard that no other test uses. */
const toIdInShard = (number: number, place = 1) => (number - 1) * SHARD_IDS + place;

test('an item is in the shard of its id, with its last change and cover; one that is not public in none', async () => {
  const cover = await aStoredPicture();
  const item = await aNews({ id: toIdInShard(40, SHARD_IDS), coverId: cover.id, topic: 'ก <&> ข' });
  const lifestyle = await aNews({ id: toIdInShard(40), section: 'lifestyle', publishAt: daysAgo(1) });
  const next = await aNews({ id: toIdInShard(41) });
  await db.news.update({ where: { id: lifestyle.id }, data: { updatedAt: daysAgo(9) } });
  const hidden = await createHiddenNews(item.categoryId);
  const entries = await readShard(40);
  expect(listLocs(entries)).toEqual([
    `${env.SITE_URL}/readnews/lifestyle/?news_id=${lifestyle.id}`,
    buildPageUrl(item.id),
  ]);
  const thai = buildPageUrl(item.id);
  const inEnglish = thai.replace(env.SITE_URL, `${env.SITE_URL}/en`);
  expect(entries[1]?.languages).toEqual({ th: thai, en: inEnglish, 'x-default': thai });
  expect(entries[1]?.image).toBe(`${env.SITE_URL}/media/${cover.hash}-1600.webp`);
  expect(Date.parse(entries[0]?.lastmod ?? '')).toBe(Math.floor(lifestyle.publishAt.getTime() / 1_000) * 1_000);
  expect(listLocs(await readShard(41))).toEqual([buildPageUrl(next.id)]);
  for (const { id } of hidden) expect(await readShardText(id)).not.toContain(`news_id=${id}<`);
});

const readShardText = async (id: number) => (await answerSitemap(`${toShard(id)}.xml`)).text();

test('a withdrawn item disappears at once, and its shard with the last one', async () => {
  const item = await aNews({ id: toIdInShard(50) });
  expect(listLocs(await readShard(50))).toEqual([buildPageUrl(item.id)]);
  expect(listLocs(await read(answerSitemapIndex()))).toContain(`${env.SITE_URL}/sitemap/50.xml`);
  await db.news.update({ where: { id: item.id }, data: { status: 'hide' } });
  expect((await answerSitemap('50.xml')).status).toBe(404);
  expect(listLocs(await read(answerSitemapIndex()))).not.toContain(`${env.SITE_URL}/sitemap/50.xml`);
});

test('the index lists the shards that are not empty, however far apart, with their last change if recent', async () => {
  const early = await aNews({ id: toIdInShard(60) });
  const far = await aNews({ id: toIdInShard(400_000), publishAt: daysAgo(200) });
  await db.news.update({ where: { id: far.id }, data: { updatedAt: daysAgo(200) } });
  await aNews({ id: toIdInShard(61), status: 'wait' });
  const entries = await read(answerSitemapIndex());
  expect(entries[0]?.loc).toBe(`${env.SITE_URL}/sitemap/pages.xml`);
  const find = (number: number) => entries.find(({ loc }) => loc === `${env.SITE_URL}/sitemap/${number}.xml`);
  expect(Date.parse(find(toShard(early.id))?.lastmod ?? '')).toBeGreaterThan(daysAgo(1).getTime());
  expect(find(61)).toBeUndefined();
  expect(find(400_000)).toEqual({ loc: expect.any(String) });
  await db.news.delete({ where: { id: far.id } });
});

test('pages, visible categories and open organisations have their own sitemap', async () => {
  const [shown, hidden] = [await aCategory(), await aCategory({ visible: false })];
  const [open, closed] = [await anOrganisation(), await anOrganisation({ status: 'closed' })];
  const pages = listLocs(await read(answerSitemap('pages.xml')));
  const path = (end: string) => `${env.SITE_URL}${end}`;
  const [list, profile] = [
    (id: number) => path(`/news_group/?news_type=${id}`),
    (id: number) => path(`/organisations/${id}/`),
  ];
  expect(pages).toEqual(
    expect.arrayContaining([path('/'), path('/archive/'), path('/organisations/'), list(shown.id), profile(open.id)]),
  );
  expect(pages).not.toContain(list(hidden.id));
  expect(pages).not.toContain(profile(closed.id));
});

test('the news sitemap lists what was published in two days, newest first', async () => {
  const { id: categoryId } = await aCategory();
  const title = 'ข่าว ]]> <b> & "ก๊น้ำ" \u0002';
  const fresh = await aNews({ categoryId, topic: title, publishAt: daysAgo(0.5) });
  const yesterday = await aNews({ categoryId, publishAt: daysAgo(1.9) });
  const old = await aNews({ categoryId, publishAt: daysAgo(2.1) });
  const hidden = await createHiddenNews(categoryId);
  const lifestyle = await aNews({ section: 'lifestyle', publishAt: daysAgo(0.5) });
  const entries = await read(answerNewsSitemap());
  const mine = entries.filter(({ loc }) => [fresh.id, yesterday.id].map(buildPageUrl).includes(loc));
  expect(listLocs(mine)).toEqual([buildPageUrl(fresh.id), buildPageUrl(yesterday.id)]);
  expect(mine[0]?.title).toBe(title.replace('\u0002', ''));
  expect(mine[0]?.published).toMatch(/\+07:00$/);
  for (const { id } of [old, lifestyle, ...hidden]) expect(listLocs(entries)).not.toContain(buildPageUrl(id));
});

test.each(['0.xml', '01.xml', '-1.xml', '1', 'x.xml', '99999999.xml', '1.xml.gz', 'constructor.xml', '999999.xml'])(
  'there is no sitemap %s',
  async (file) => {
    expect((await answerSitemap(file)).status).toBe(404);
  },
);

test('robots are kept out of staff areas and told both sitemaps', async () => {
  const text = await answerRobots().text();
  for (const closed of [
    '/organisations/?*letter=',
    '/administrator/',
    '/colleges/',
    '/member/',
    '/api/',
    '/readnews/preview',
    '/search/?',
  ]) {
    expect(text).toContain(`Disallow: ${closed}\n`);
  }
  expect(text).not.toMatch(/Disallow: \/(news_group|media|documents?|readnews)?\/?\n/);
  expect(text).toContain(`Sitemap: ${env.SITE_URL}/sitemap.xml\nSitemap: ${env.SITE_URL}/news-sitemap.xml\n`);
});
