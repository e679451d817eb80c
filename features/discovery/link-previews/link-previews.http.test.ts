import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildItemPicture, buildSitePicture } from '@/features/news/link-preview.rules';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getSiteFrame } from '@/lib/site/queries';
import { aCategory, aNews, createHiddenNews } from '@/testing/builders';
import { answerLinkPreview } from './link-previews.http';
import { deleteOldPreviews, getOrRenderPreview } from './preview-cache';
import { renderLinkPreview } from './render-link-preview';

const FOLDER = join(env.DATA_DIR, 'opengraph');
const requestPreview = (address: string) => {
  const url = new URL(address, 'http://portal.test');
  return answerLinkPreview(new Request(url), url.pathname.split('/').at(-1) ?? '');
};
const readBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const facts = { headline: 'ที่ปี่ก๊น้ำ', category: 'ข่าว', agency: 'หน่วยงาน', color: '#b5562f', colorDeep: '#74101f' };

beforeEach(() => rm(FOLDER, { recursive: true, force: true }));

test('a public item has a picture of the right size, immutable at the URL with its version', async () => {
  const category = await aCategory();
  const item = await aNews({ categoryId: category.id, topic: '<b>ที่</b> & ]]> \u0001 <span foreground="red">' });
  const { site } = await getSiteFrame();
  const answer = await requestPreview(buildItemPicture({ ...item, category }, site).url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(await readBytes(answer)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const plain = await requestPreview(`/opengraph/${item.id}.png`);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await requestPreview(`/opengraph/${item.id}.png?v=old`)).headers.get('cache-control')).not.toContain(
    'immutable',
  );
  expect(await readdir(FOLDER)).toHaveLength(1);
});

test('other text or colours have another URL and another picture', async () => {
  const { site } = await getSiteFrame();
  const item = { id: 7, topic: 'หนึ่ง', category: { id: 1, name: 'ข่าว', color: '#b5562f', colorDeep: '#74101f' } };
  const addresses = [
    item,
    { ...item, topic: 'สอง' },
    { ...item, category: { ...item.category, color: '#000000' } },
  ].map((one) => buildItemPicture(one, site).url);
  expect(new Set(addresses).size).toBe(3);
  expect(await renderLinkPreview(facts)).not.toEqual(await renderLinkPreview({ ...facts, headline: 'ทปกนำ' }));
});

test('an item that is not public has none, nor has an unknown one', async () => {
  const item = await aNews();
  for (const { id } of await createHiddenNews(item.categoryId))
    expect((await requestPreview(`/opengraph/${id}.png`)).status).toBe(404);
  for (const file of ['0.png', '999999999.png', '99999999999.png', 'x.png', `${item.id}.jpg`, '..%2Fsite.png']) {
    expect((await requestPreview(`/opengraph/${file}`)).status).toBe(404);
  }
  expect((await requestPreview(`/opengraph/${item.id}.png`)).status).toBe(200);
  await db.news.update({ where: { id: item.id }, data: { status: 'hide' } });
  expect((await requestPreview(`/opengraph/${item.id}.png`)).status).toBe(404);
});

test('the site has a picture too', async () => {
  const { site } = await getSiteFrame();
  const answer = await requestPreview(buildSitePicture(site).url);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await sharp(await readBytes(answer)).metadata()).width).toBe(1200);
});

test.each([
  '',
  ' ',
  '\u0000\u0007',
  'ก'.repeat(5_000),
  '😀'.repeat(90),
  '&#x0; &bogus; <',
  'A'.repeat(300),
  'น้ำ '.repeat(200),
])('any headline can be rendered (%#)', async (headline) => {
  const png = await renderLinkPreview({ ...facts, headline, category: headline, color: 'red"/><x', colorDeep: '' });
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a picture is rendered once for concurrent requests, and again after a failure', async () => {
  let drawn = 0;
  const make = async () => {
    drawn += 1;
    if (drawn === 1) throw new Error('no paint');
    return Buffer.from('png');
  };
  await expect(getOrRenderPreview('x.png', make)).rejects.toThrow('no paint');
  await Promise.all(Array.from({ length: 20 }, () => getOrRenderPreview('x.png', make)));
  expect(await getOrRenderPreview('x.png', make)).toEqual(Buffer.from('png'));
  expect(drawn).toBe(2);
  expect(await readdir(FOLDER)).toEqual(['x.png']);
});

test('the folder is bounded: the oldest pictures are deleted', async () => {
  expect(await deleteOldPreviews(2)).toBe(0);
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) {
    await getOrRenderPreview(`${name}.png`, async () => Buffer.from(name));
    await utimes(join(FOLDER, `${name}.png`), at, at);
  }
  expect(await deleteOldPreviews(2)).toBe(2);
  expect((await readdir(FOLDER)).sort()).toEqual(['c.png', 'd.png']);
});
