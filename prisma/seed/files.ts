import { type StoredPicture, storeDocument, storePicture } from '@/features/media/store-files';
import type { Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { makeBooklet } from './booklet';
import { buildDocuments } from './content/documents/documents';
import { papers } from './content/news/papers';
import { site } from './content/site';
import { makePdf } from './pdf';
import { drawPicture, pictures } from './pictures/draw';

/** A file of the demo: its name, and a function that creates it, stores it in the media folder and returns its row. */
export type DemoFile = { name: string; make: () => Promise<Prisma.MediaCreateManyInput> };
/** Ids of the media rows of the demo files, by name. */
export type DemoFiles = { findId: (name: string) => number | undefined };

/** All demo pictures, rendered, and all demo documents and attachments, as PDF; the id of each row is its position, from 1. */
export function listFiles(now: Date): DemoFile[] {
  const drawn = pictures.map(({ key, alt }) => ({
    name: key,
    make: async () => pictureRow(await storePicture(Buffer.from((await drawPicture(key)).svg)), key, alt),
  }));
  const booklets = buildDocuments(now).map((seed) => ({
    name: seed.fileName,
    make: async () => documentRow(await makeBooklet(seed, site.agencyName), seed.fileName, seed.title),
  }));
  const set = papers.map(({ fileName, title, text }) => ({
    name: fileName,
    make: async () => documentRow(await makePdf(title, [...text]), fileName, title),
  }));
  return [...drawn, ...booklets, ...set].map(({ name, make }, index) => ({
    name,
    make: async () => ({ ...(await make()), id: index + 1 }),
  }));
}

/** Index of the ids of files that may not exist yet. */
export function indexFiles(files: readonly DemoFile[]): DemoFiles {
  const ids = new Map(files.map(({ name }, index) => [name, index + 1]));
  return { findId: (name) => ids.get(name) };
}

const pictureRow = (stored: StoredPicture, key: string, alt: string): Prisma.MediaCreateManyInput => ({
  ...stored,
  kind: 'image',
  originalName: `${key}.svg`,
  title: alt,
  titleSearch: toSearchText(alt),
  alt,
});

const documentRow = async (pdf: Uint8Array, fileName: string, title: string): Promise<Prisma.MediaCreateManyInput> => ({
  ...(await storeDocument(pdf, 'pdf', 'application/pdf')),
  kind: 'document',
  originalName: fileName,
  title,
  titleSearch: toSearchText(title),
});
