import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawnShapes, getDrawnUrl } from '@/features/news/drawn-address.rules';
import { findPublicNews, findUnpublishedNews } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { runDrawTask } from '@/lib/drawn-cover/draw-queue';
import { env } from '@/lib/env/env';
import { aCategory, aNews, anOrganisation, aStoredPicture, createHiddenNews } from '@/testing/builders';
import { createGate } from '@/testing/gate';
import { answerDrawnCover } from './drawn-covers.http';

const FOLDER = join(env.DATA_DIR, 'opengraph');
const ask = (address: string) => {
  const url = new URL(address, 'http://portal.test');
  return answerDrawnCover(new Request(url), url.pathname.split('/').at(-1) ?? '');
};
const findVersion = async (id: number) => (await findPublicNews(id))?.drawn ?? '';
const findAddress = async (id: number) => getDrawnUrl({ id, version: await findVersion(id) }, 'mark', 400);

beforeEach(() => rm(FOLDER, { recursive: true, force: true }));

test('the address on a card has a picture of its shape, kept for ever', async () => {
  const { id } = await aNews({ topic: 'ทุนละ 12,000 บาท' });
  const version = await findVersion(id);
  for (const shape of ['wide', 'card', 'tall', 'mark'] as const) {
    const [width] = drawnShapes[shape].widths;
    const answer = await ask(getDrawnUrl({ id, version }, shape, width));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { format, height, ...size } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([format, size.width, height]).toEqual(['webp', width, Math.round(width / drawnShapes[shape].ratio)]);
  }
  expect(await readdir(FOLDER)).toHaveLength(4);
});

test('any other version leads to the current one, and costs no drawing', async () => {
  const { id } = await aNews();
  const address = await findAddress(id);
  for (const version of ['', '?v=', '?v=old', '?v=%00', `?v=${'x'.repeat(400)}`]) {
    const answer = await ask(`/covers/${id}-mark-400.webp${version}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, address]);
  }
  await expect(readdir(FOLDER)).rejects.toThrow('ENOENT');
});

test('a new headline, category, office or logo has a new address; the old one leads there', async () => {
  const office = await anOrganisation();
  const [before, other] = [await aCategory(), await aCategory()];
  const { id } = await aNews({ organisationId: office.id, categoryId: before.id });
  const logo = await aStoredPicture();
  const addresses = [await findAddress(id)];
  const change = async (write: Promise<unknown>) => {
    await write;
    addresses.push(await findAddress(id));
  };
  await change(db.news.update({ where: { id }, data: { topic: 'หัวข้อใหม่' } }));
  await change(db.news.update({ where: { id }, data: { categoryId: other.id } }));
  await change(db.organisation.update({ where: { id: office.id }, data: { name: 'ชื่อใหม่' } }));
  await change(db.organisation.update({ where: { id: office.id }, data: { logoId: logo.id } }));
  expect(new Set(addresses).size).toBe(5);
  expect((await ask(addresses[0] ?? '')).headers.get('location')).toBe(addresses.at(-1));
  // The logo's file is not in the store; the cover then bears the portal's emblem.
  expect((await ask(addresses.at(-1) ?? '')).status).toBe(200);
});

test('an item with a picture has no drawn version on its card', async () => {
  const cover = await aStoredPicture();
  const { id } = await aNews({ coverId: cover.id });
  expect((await findPublicNews(id))?.drawn).toBeUndefined();
});

test('an item that is not public has none, nor has a name that no page asks for', async () => {
  const item = await aNews();
  const address = await findAddress(item.id);
  for (const { id } of await createHiddenNews(item.categoryId)) {
    expect((await ask(`/covers/${id}-mark-400.webp?v=1`)).status).toBe(404);
    expect((await findUnpublishedNews(id))?.drawn).toBeUndefined();
  }
  for (const file of ['1-mark-401.webp', '999999999-mark-400.webp', 'x.webp', '1-link-1200.webp', '1-mark-400.png'])
    expect((await ask(`/covers/${file}`)).status).toBe(404);
  expect((await ask(address)).status).toBe(200);
  await db.news.update({ where: { id: item.id }, data: { status: 'hide' } });
  expect((await ask(address)).status).toBe(404);
});

test('with too many drawings waiting a reader is asked to come back, and a drawn picture is still served', async () => {
  const [drawn, fresh] = [await aNews(), await aNews()];
  const [known, unknown] = [await findAddress(drawn.id), await findAddress(fresh.id)];
  expect((await ask(known)).status).toBe(200);
  const gate = createGate();
  const others = Array.from({ length: 61 }, () => runDrawTask(() => gate.opened));
  const refused = await ask(unknown);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await ask(known)).status).toBe(200);
  gate.open();
  await Promise.all(others);
  expect((await ask(unknown)).status).toBe(200);
});
