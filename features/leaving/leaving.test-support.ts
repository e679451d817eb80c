import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createDiskStore } from '@/features/media/disk-store';
import { getMediaStore } from '@/features/media/media.store';
import { storePicture } from '@/features/media/store-files';
import { aFolder, aMigratedDatabase, ownUrl } from '@/features/operation/operation.test-support';
import { db } from '@/lib/db/db';
import { aCategory, aNews, anOffice } from '@/testing/builders';
import { importPortal } from './back/import.commands';
import { createExport, type ExportOptions } from './export/export.commands';

export { aFolder, dropDatabases, ownUrl } from '@/features/operation/operation.test-support';

export const SITE = 'https://news.example.go.th';

/** For tests: exports the test's own portal, or another one. */
export async function exportTo(folder: string, given: Partial<ExportOptions> = {}) {
  return createExport({
    ...{
      databaseUrl: ownUrl(),
      folder,
      store: getMediaStore(),
      scope: 'all',
      format: 'both',
      site: SITE,
      version: '1.0.0',
    },
    ...{ at: new Date(), ...given },
  });
}

/** For tests: an empty, migrated portal with a store of its own. */
export async function anEmptyPortal() {
  const databaseUrl = await aMigratedDatabase();
  const files = await aFolder('imported');
  return { databaseUrl, files, store: createDiskStore(files) };
}

/** For tests: imports an export into an empty portal. */
export async function importFrom(folder: string) {
  const portal = await anEmptyPortal();
  const { databaseUrl, store } = portal;
  return { ...portal, result: await importPortal({ databaseUrl, store, folder }) };
}

/** For tests: every file of a folder by its name, as base 64. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'base64')] as const)),
  );
}

/** For tests: the rows of a kind in an export. */
export const readKind = async (folder: string, kind: string): Promise<Record<string, unknown>[]> =>
  (await readFile(join(folder, `${kind}.jsonl`), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** For tests: all texts of an export in one, to look for what must not be in it. */
export async function readAllText(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:jsonl?|xml)$/.test(name));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

/** For tests: a picture of a colour in the store, with its row. */
export async function aPicture(color: string, organisationId: number) {
  const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer();
  const stored = await storePicture(new Uint8Array(bytes));
  const media = await db.media.create({
    data: { ...stored, kind: 'image', originalName: `${color}.png`, organisationId, alt: `ภาพสี ${color}` },
  });
  return { media, src: `/media/${stored.hash}-${stored.widths[0]}.${stored.extension}` };
}

/** Texts that a format could spoil. */
export const HARD = 'ก็น้ำ\u200b\u2028\u2029 😀 "อ้าง" \\N \\. \\u0041 ]]> <b>&amp;</b> \ttab';

/** For tests: an item with cover, pictures, a file and a picture in its text. */
export async function aRichItem() {
  const { organisation, systemUser, account } = await anOffice();
  const category = await aCategory();
  const [cover, below, inside] = await Promise.all(
    ['#112233', '#445566', '#778899'].map((color) => aPicture(color, organisation.id)),
  );
  if (!cover || !below || !inside) throw new Error('no pictures');
  const item = await aNews({
    ...{
      organisationId: organisation.id,
      systemUserId: systemUser.id,
      categoryId: category.id,
      coverId: cover.media.id,
    },
    ...{ topic: `ข่าว ${HARD}`, summary: `ย่อ ${HARD}`, coverAlt: 'ปก', coverCaption: 'ใต้ปก', pinned: true },
    detail: `<p>เนื้อข่าว ]]&gt; <a href="/faq/">ถาม</a></p><figure><img src="${inside.src}" alt="ใน"></figure>`,
    videoLinks: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    publishAt: new Date('2024-02-29T17:30:15.123Z'),
  });
  const document = await db.media.create({
    data: {
      ...{ kind: 'document', hash: 'd'.repeat(64), extension: 'pdf', mimeType: 'application/pdf', bytes: 4 },
      ...{ originalName: 'คำสั่ง.pdf', organisationId: organisation.id },
    },
  });
  await getMediaStore().write(`${'d'.repeat(64)}.pdf`, new TextEncoder().encode('%PDF'));
  await db.newsCount.create({ data: { newsId: item.id, categoryId: category.id, reads: 41, shares: 3 } });
  const picture = { newsId: item.id, mediaId: below.media.id, position: 1, alt: 'ภาพ "หนึ่ง"', caption: 'ใต้ <ภาพ>' };
  await db.newsPicture.create({ data: picture });
  await db.newsAttachment.create({ data: { newsId: item.id, mediaId: document.id, title: 'คำสั่งที่ 1', position: 1 } });
  await db.newsInlineMedia.create({ data: { newsId: item.id, mediaId: inside.media.id } });
  await db.oldAddress.create({ data: { path: `/old/${item.id}`, newsId: item.id } });
  return { item, category, organisation, account, systemUser, cover, below, inside, document };
}
