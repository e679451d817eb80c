import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildItemPicture, buildSitePicture } from '@/features/news/link-preview.rules';
import { findPublicNews } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getSiteFrame } from '@/lib/site/queries';
import { aCategory, aNews, createHiddenNews } from '@/testing/builders';
import { answerLinkPreview } from './link-previews.http';

const FOLDER = join(env.DATA_DIR, 'opengraph');
const requestPreview = (address: string) => {
  const url = new URL(address, 'http://portal.test');
  return answerLinkPreview(new Request(url), url.pathname.split('/').at(-1) ?? '');
};
const readBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

beforeEach(() => rm(FOLDER, { recursive: true, force: true }));

test('a public item has a picture of the right size, immutable at the URL with its version', async () => {
  const category = await aCategory();
  const item = await aNews({ categoryId: category.id, topic: '<b>ที่</b> & ]]> \u0001 <span foreground="red">' });
  const shown = await findPublicNews(item.id);
  if (!shown) throw new Error('not public');
  const answer = await requestPreview(buildItemPicture(shown).url);
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
