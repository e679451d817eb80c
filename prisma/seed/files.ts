import type { Prisma } from '@/lib/db';
import { type StoredFile, type StoredPicture, storeDocument, storePicture } from '@/lib/media/keep';
import { searchText } from '@/lib/search-text';
import { makePdf } from './pdf';
import { drawPicture, pictures } from './pictures/draw';

/** Pictures drawn at a time; sharp uses every processor for each already. */
const AT_ONCE = 3;

/** The stored demo files by name, with the ids of their media rows. */
export type DemoFiles = { rows: Prisma.MediaCreateManyInput[]; idOf: (name: string) => number | undefined };

/**
 * Draws every demo picture and sets every demo document as PDF, and keeps them in the media folder. Doing it again finds
 * the same files.
 *
 * @param documents file name → title and paragraphs
 */
export async function makeFiles(documents: ReadonlyMap<string, { title: string; text: string[] }>): Promise<DemoFiles> {
  const rows: Prisma.MediaCreateManyInput[] = [];
  const ids = new Map<string, number>();
  const keep = (name: string, row: Prisma.MediaCreateManyInput) => {
    const same = rows.find((other) => other.hash === row.hash)?.id;
    ids.set(name, same ?? rows.length + 1);
    if (same === undefined) rows.push({ ...row, id: rows.length + 1 });
  };
  const drawn = await inTurns(pictures, async ({ key }) => storePicture(Buffer.from((await drawPicture(key)).svg)));
  for (const [index, { key, alt }] of pictures.entries()) {
    const stored = drawn[index];
    if (stored) keep(key, pictureRow(stored, key, alt));
  }
  for (const [fileName, { title, text }] of documents) {
    const stored = await storeDocument(await makePdf(title, text), 'pdf', 'application/pdf');
    keep(fileName, documentRow(stored, fileName, title));
  }
  return { rows, idOf: (name) => ids.get(name) };
}

const pictureRow = (stored: StoredPicture, key: string, alt: string): Prisma.MediaCreateManyInput => ({
  ...stored,
  kind: 'image',
  originalName: `${key}.svg`,
  title: alt,
  titleSearch: searchText(alt),
  alt,
});

const documentRow = (stored: StoredFile, fileName: string, title: string): Prisma.MediaCreateManyInput => ({
  ...stored,
  kind: 'document',
  originalName: fileName,
  title,
  titleSearch: searchText(title),
});

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  }
  return results;
}
