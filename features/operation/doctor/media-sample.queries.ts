import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { MediaStore } from '@/features/media/media.store';
import { getMediaFileName } from '@/lib/files/picture.schema';
import { type Finding, fault, ok } from './finding';

const SAMPLE = 50;
const NAMED = 3;

/**
 * Looks for the files of some rows of the library, and compares documents, which are stored unchanged, with their
 * hashes.
 */
export async function checkMedia(client: Client, store: MediaStore): Promise<Finding[]> {
  const { rows } = await client.query(
    `SELECT hash, extension, kind, widths FROM media WHERE deleted_at IS NULL ORDER BY random() LIMIT ${SAMPLE}`,
  );
  const damaged: string[] = [];
  for (const row of rows) {
    const name = row.kind === 'image' ? getMediaFileName(row, row.widths.at(-1)) : getMediaFileName(row);
    const hash = await hashStored(store, name);
    if (hash === undefined || (row.kind !== 'image' && hash !== row.hash)) damaged.push(name);
  }
  return [
    damaged.length > 0
      ? fault(
          'media.sample',
          `ขาดหรือเสีย ${damaged.length} จาก ${rows.length}: ${damaged.slice(0, NAMED).join(', ')}`,
          'คัดลอกไฟล์จากโฟลเดอร์ media ของชุดสำรองกลับมา (copy them back from the media of a backup)',
        )
      : ok('media.sample', `ครบ ${rows.length} ไฟล์ที่สุ่ม`),
  ];
}

async function hashStored(store: MediaStore, name: string): Promise<string | undefined> {
  const file = await store.open(name);
  if (!file) return undefined;
  try {
    const hash = createHash('sha256');
    if (file.bytes > 0) for await (const piece of await file.read(0, file.bytes - 1)) hash.update(piece);
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}
