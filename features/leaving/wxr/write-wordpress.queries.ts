import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { newsHref } from '@/features/news/news.rules';
import { writeHashedBytes } from '@/lib/files/hashed-file';
import { getMediaUrl, listDisplayWidths } from '@/lib/files/picture.schema';
import { readLines } from '@/lib/files/read-lines';
import { streamJson } from '../export/snapshot.queries';
import { type ExportManifest, WXR_FOLDER } from '../leaving.schema';
import { buildWxrContent } from './content.rules';
import { buildAttachment, buildHead, buildItem, FOOT } from './wxr.rules';
import { type FileRow, type ItemRow, itemRow, type WxrFile, type WxrItem } from './wxr.schema';

/** Largest size of a file unless it is given: most servers of WordPress accept so much at once. */
const MAX_BYTES = 10_485_760;
const FOLDER_MODE = 0o700;

const FILE = (alias: string, alt: string, caption: string, name = `${alias}.original_name`) => `json_build_object(
  'id', ${alias}.id, 'hash', trim(${alias}.hash), 'extension', ${alias}.extension, 'widths', COALESCE(${alias}.widths, '{}'),
  'name', ${name}, 'alt', ${alt}, 'caption', ${caption})`;

const ITEMS = `
  SELECT n.id, n.section, n.topic, n.detail, n.summary, n.publish_at, n.updated_at, n.pinned, n.video_links,
    n.category_id, c.name AS category, o.code, o.id AS organisation_id, o.name AS office,
    CASE WHEN m.id IS NOT NULL THEN ${FILE('m', 'n.cover_alt', `COALESCE(n.cover_caption, '')`)} END AS cover,
    (SELECT json_agg(${FILE('f', 'p.alt', `COALESCE(p.caption, '')`)} ORDER BY p.position)
     FROM news_picture p JOIN media f ON f.id = p.media_id WHERE p.news_id = n.id) AS pictures,
    (SELECT json_agg(${FILE('f', `''`, `''`, `COALESCE(NULLIF(a.title, ''), f.original_name)`)} ORDER BY a.position)
     FROM news_attachment a JOIN media f ON f.id = a.media_id WHERE a.news_id = n.id) AS attachments,
    (SELECT json_agg(${FILE('f', 'f.alt', `''`)} ORDER BY f.id)
     FROM news_inline_media i JOIN media f ON f.id = i.media_id WHERE i.news_id = n.id) AS inline
  FROM public_item x JOIN news n ON n.id = x.id JOIN category c ON c.id = n.category_id
    JOIN organisation o ON o.id = n.organisation_id LEFT JOIN media m ON m.id = n.cover_id
  ORDER BY n.id`;

type Work = {
  folder: string;
  site: string;
  at: Date;
  wxrBytes?: number;
  report?: (progress: { step: string; detail?: string; done?: number; total?: number }) => void;
};

/**
 * Writes the public items as files that WordPress's importer reads (WXR 1.2). Each file has its own attachments and
 * authors, so that it can be imported alone; it ends with the item that fills it.
 */
export async function writeWordpress(client: Client, { folder, site, at, wxrBytes = MAX_BYTES, report }: Work) {
  const address = site.replace(/\/$/, '');
  const place = join(folder, WXR_FOLDER);
  await mkdir(place, { recursive: true, mode: FOLDER_MODE });
  const [title, categories, total] = await readSite(client);
  const written: ExportManifest['wordpress'] = [];
  let file = createFile();
  let done = 0;
  const finish = async () => {
    const name = `portal-${String(written.length + 1).padStart(3, '0')}.xml`;
    const head = buildHead({ title, address, at: at.toISOString() }, categories, file.authors);
    const bytes = Buffer.from(`${head}${file.parts.join('')}${FOOT}`);
    const entry = await writeHashedBytes(join(place, name), bytes);
    written.push({ file: name, items: file.items, attachments: file.files.size, ...entry });
    file = createFile();
  };
  for await (const line of readLines(streamJson(client, ITEMS))) {
    const row = itemRow.parse(JSON.parse(line));
    addItem(file, row, toItem(row, address), address);
    done += 1;
    report?.({ step: 'WordPress', done, total });
    if (file.bytes >= wxrBytes) await finish();
  }
  // A portal without items gives a file, too: its categories.
  if (file.items > 0 || written.length === 0) await finish();
  return written;
}

type WxrDraft = {
  parts: string[];
  bytes: number;
  items: number;
  files: Set<number>;
  authors: Map<string, { id: number; name: string }>;
};

const createFile = (): WxrDraft => ({ parts: [], bytes: 0, items: 0, files: new Set(), authors: new Map() });

function addItem(draft: WxrDraft, row: ItemRow, item: WxrItem, address: string): void {
  const add = (text: string) => {
    draft.parts.push(text);
    draft.bytes += Buffer.byteLength(text);
  };
  draft.authors.set(row.code, { id: row.organisation_id, name: row.office });
  for (const file of [item.cover, ...item.pictures, ...item.attachments, ...item.inline]) {
    if (!file || draft.files.has(file.id)) continue;
    draft.files.add(file.id);
    add(buildAttachment(file, item));
  }
  add(buildItem(item, buildWxrContent(item, address)));
  draft.items += 1;
}

function toItem(row: ItemRow, address: string): WxrItem {
  const toFile = ({ hash, extension, widths, ...rest }: FileRow): WxrFile => ({
    ...rest,
    hash,
    url: `${address}${getMediaUrl({ hash, extension }, listDisplayWidths(widths).at(-1))}`,
  });
  const { id, section, topic, detail, summary, pinned, category } = row;
  return {
    ...{ id, topic, detail, summary, pinned, category, link: `${address}${newsHref({ id, section })}` },
    ...{ publishAt: row.publish_at, updatedAt: row.updated_at, videoLinks: row.video_links ?? [] },
    ...{ categoryId: row.category_id, author: row.code, cover: row.cover ? toFile(row.cover) : undefined },
    pictures: (row.pictures ?? []).map(toFile),
    attachments: (row.attachments ?? []).map(toFile),
    inline: (row.inline ?? []).map(toFile),
  };
}

async function readSite(client: Client): Promise<[string, { id: number; name: string }[], number]> {
  const site = await client.query<{ title: string }>(
    `SELECT COALESCE((SELECT value->>'brand' FROM setting WHERE key = 'site'), 'ข่าวอาชีวศึกษา') AS title`,
  );
  const categories = await client.query<{ id: number; name: string }>(
    'SELECT id, name FROM category WHERE visible ORDER BY position, id',
  );
  const items = await client.query<{ total: number }>('SELECT count(*)::int AS total FROM public_item');
  return [site.rows[0]?.title ?? '', categories.rows, items.rows[0]?.total ?? 0];
}
