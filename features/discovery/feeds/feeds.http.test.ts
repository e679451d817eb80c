import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { aCategory, aNews, anOrganisation, aStoredPicture, createHiddenNews, daysAgo } from '@/testing/builders';
import { type ReadFeed, readAtom, readJsonFeed, readRss } from '@/testing/feeds';
import { answerFeed } from './feeds.http';

const requestFeed = (query: string, file: string | undefined) =>
  answerFeed(new Request(`http://portal.test/feed/${file ?? ''}?${query}`), file);

const formats = [
  ['rss.xml', readRss, 'application/rss+xml'],
  ['atom.xml', readAtom, 'application/atom+xml'],
  ['feed.json', readJsonFeed, 'application/feed+json'],
] as const;

const read = async (query: string): Promise<ReadFeed> => readRss(await (await requestFeed(query, 'rss.xml')).text());
const listIds = ({ entries }: ReadFeed) => entries.map(({ url }) => Number(new URL(url).searchParams.get('news_id')));

/** Text that breaks XML or becomes markup if it isn't escaped. */
const ODD = 'ข่าว ]]> <b>&amp;</b> "คำพูด" \u0001\u000b\u001f\uffff ก๊น้ำ 😀 </title><script>alert(1)</script>';
const ODD_SHOWN = 'ข่าว ]]> <b>&amp;</b> "คำพูด"  ก๊น้ำ 😀 </title><script>alert(1)</script>';

describe.each(formats)('%s', (file, readFeed, type) => {
  test('is valid, whatever headlines contain, and lists the newest items of a category first', async () => {
    const category = await aCategory({ name: `หมวด <&> "${file}"` });
    const cover = await aStoredPicture({ mimeType: 'image/webp', bytes: 4_321 });
    const odd = await aNews({ categoryId: category.id, topic: ODD, summary: ODD, publishAt: daysAgo(1) });
    const covered = await aNews({ categoryId: category.id, coverId: cover.id, publishAt: daysAgo(3) });
    await aNews();
    const answer = await requestFeed(`news_type=${category.id}`, file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('cache-control')).toContain('public');
    expect(Date.parse(answer.headers.get('last-modified') ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const feed = readFeed(await answer.text());
    expect(listIds(feed)).toEqual([odd.id, covered.id]);
    expect(feed.self).toBe(`${env.SITE_URL}/feed/${file}?news_type=${category.id}`);
    expect(feed.title).toContain(category.name);
    expect(feed.entries[0]?.title).toBe(file === 'feed.json' ? ODD : ODD_SHOWN);
    expect(feed.entries[0]?.image).toBeUndefined();
    expect(feed.entries[1]?.image).toBe(`${env.SITE_URL}/media/${cover.hash}-1600.webp`);
  });

  test('is valid without any item', async () => {
    const category = await aCategory();
    const answer = await requestFeed(`news_type=${category.id}`, file);
    expect(readFeed(await answer.text()).entries).toEqual([]);
    expect(answer.headers.has('last-modified')).toBe(false);
  });
});

test('the text is complete and sanitised, with absolute URLs, and videos as links', async () => {
  const { categoryId } = await aNews({
    detail: `<p>อ่าน <a href="/documents/">เอกสาร</a> <img src="/media/abc-320.webp" alt="ภาพ"></p>
      <script>alert(1)</script><a href="javascript:alert(1)">x</a>
      <iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="พิธีเปิด"></iframe>`,
  });
  const [entry] = (await read(`news_type=${categoryId}`)).entries;
  expect(entry?.html).toContain(`<a href="${env.SITE_URL}/documents/">เอกสาร</a>`);
  expect(entry?.html).toContain(`src="${env.SITE_URL}/media/abc-320.webp"`);
  expect(entry?.html).toMatch(/<a href="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ">พิธีเปิด<\/a>/);
  expect(entry?.html).not.toMatch(/script|iframe/);
});

test('a very long text is replaced by the summary and a link', async () => {
  const { categoryId, id } = await aNews({ detail: `<p>${'ก'.repeat(100_001)}</p>`, summary: 'สรุป <ย่อ>' });
  const [entry] = (await read(`news_type=${categoryId}`)).entries;
  expect(entry?.html).toContain('<p>สรุป &#x3C;ย่อ></p>');
  expect(entry?.html).toContain(`news_id=${id}`);
});

test('an item that is not public is not in it, and disappears at once', async () => {
  const item = await aNews();
  const query = `news_type=${item.categoryId}`;
  await createHiddenNews(item.categoryId);
  expect(listIds(await read(query))).toEqual([item.id]);
  await db.news.update({ where: { id: item.id }, data: { status: 'hide', withdrawalNote: 'ถอน' } });
  expect(listIds(await read(query))).toEqual([]);
  await db.news.update({ where: { id: item.id }, data: { status: 'allow' } });
  await db.category.update({ where: { id: item.categoryId }, data: { visible: false } });
  expect((await requestFeed(query, 'rss.xml')).status).toBe(404);
});

test('has the thirty newest items', async () => {
  const { id: categoryId } = await aCategory();
  const made: number[] = [];
  for (let day = 1; day <= 32; day++) made.push((await aNews({ categoryId, publishAt: daysAgo(day) })).id);
  expect(listIds(await read(`news_type=${categoryId}`))).toEqual(made.slice(0, 30));
});

test('takes the whole filter, and includes it in its own URL', async () => {
  const organisation = await anOrganisation({ name: 'วิทยาลัยทดสอบฟีด' });
  const item = await aNews({ organisationId: organisation.id, topic: 'หุ่นยนต์กู้ภัย', section: 'lifestyle' });
  await aNews({ organisationId: organisation.id, topic: 'หุ่นยนต์กู้ภัย' });
  await aNews({ organisationId: organisation.id, topic: 'อื่น', section: 'lifestyle' });
  const query = `search=${encodeURIComponent('หุ่นยนต์')}&section=lifestyle&organisation=${organisation.id}`;
  const feed = await read(query);
  expect(listIds(feed)).toEqual([item.id]);
  expect(new URL(feed.self).search).toBe(`?${query}`);
  expect(feed.title).toContain('วิทยาลัยทดสอบฟีด');
});

test('a name that looks like a placeholder is in the title as is', async () => {
  const category = await aCategory({ name: 'หมวด {brand} $&' });
  await aNews({ categoryId: category.id });
  expect((await read(`news_type=${category.id}`)).title).toMatch(/^หมวด \{brand\} \$& \|/);
});

test('invalid parameters are ignored, unknown ids are 404 in plain text', async () => {
  const item = await aNews();
  const forged = `news_type=${item.categoryId}&section=x&year=20x&from=2026-13-99&to=&search=%00%01&page=-1`;
  expect(listIds(await read(forged))).toEqual([item.id]);
  for (const query of ['news_type=999999999', 'organisation=999999999', 'province=999999999']) {
    const answer = await requestFeed(query, 'rss.xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  }
  expect((await requestFeed("news_type=1' OR 1=1", 'rss.xml')).status).toBe(200);
});

test('without a file it is RSS, and any other file is 404', async () => {
  const { categoryId } = await aNews();
  const plain = await (await requestFeed(`news_type=${categoryId}`, undefined)).text();
  expect(readRss(plain).self).toContain('/feed/rss.xml');
  for (const file of ['rss', 'rss.xml/x', 'constructor', '../rss.xml'])
    expect((await requestFeed('', file)).status).toBe(404);
});
