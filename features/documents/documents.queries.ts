import { db, type Prisma } from '@/lib/db/db';
import { getMediaUrl } from '@/lib/files/picture.schema';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { dependsOn, tag } from '@/lib/request/context';
import { escapeLike } from '@/lib/text/search-text';
import { type DocumentChoice, type DocumentSort, documentList } from './documents.rules';
import type { DocumentKind } from './documents.schema';

/** Maximum number of documents that can be reordered at once. */
const MAX_ORDERED = 1_000;
/** Maximum number of versions shown of one document. */
const MAX_VERSIONS = 200;

const fileColumns = { hash: true, extension: true, bytes: true, originalName: true } as const;
const columns = {
  ...selectColumns('id', 'kind', 'title', 'description', 'fiscalYear', 'visible', 'downloads'),
  ...selectColumns('createdAt', 'updatedAt'),
} as const;
const versionColumns = { number: true, createdAt: true, mediaId: true, media: { select: fileColumns } } as const;
const newestVersion = { select: versionColumns, orderBy: { number: 'desc' as const }, take: 1 };
type Row = Prisma.DocumentGetPayload<{ select: typeof columns & { versions: typeof newestVersion } }>;

const inOrder: Prisma.DocumentOrderByWithRelationInput[] = [
  { fiscalYear: 'desc' },
  { kind: 'asc' },
  { position: 'asc' },
  { id: 'asc' },
];

const orders: Readonly<Record<DocumentSort, (dir: Prisma.SortOrder) => Prisma.DocumentOrderByWithRelationInput[]>> = {
  order: () => inOrder,
  title: (title) => [{ title }, { id: 'asc' }],
  year: (fiscalYear) => [{ fiscalYear }, { kind: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  downloads: (downloads) => [{ downloads }, { id: 'asc' }],
  updated: (updatedAt) => [{ updatedAt }, { id: 'asc' }],
};

const buildDocumentsWhere = (choice: DocumentChoice): Prisma.DocumentWhereInput => ({
  ...documentList.where(choice),
  titleSearch: choice.needle ? { contains: escapeLike(choice.needle) } : undefined,
});

/** Documents available to readers: visible, and with a file. */
const publicDocumentWhere = { visible: true, versions: { some: {} } } as const satisfies Prisma.DocumentWhereInput;

/** A page of the public documents by year and kind, and their total. */
export async function listPublicDocuments(choice: DocumentChoice) {
  dependsOn(tag.documents);
  const where = { AND: [buildDocumentsWhere(choice), publicDocumentWhere] };
  const [rows, total, years] = await Promise.all([
    db.document.findMany({
      where,
      select: { ...columns, versions: newestVersion },
      orderBy: inOrder,
      ...toSkipTake(choice),
    }),
    db.document.count({ where }),
    listYears(publicDocumentWhere),
  ]);
  return {
    items: rows.map(toDocumentEntry).flatMap(({ file, ...entry }) => (file ? { ...entry, file } : [])),
    total,
    years,
  };
}
/** A document as readers see it, with the file of its newest version. */
export type PublicDocument = Awaited<ReturnType<typeof listPublicDocuments>>['items'][number];

/** A page of all documents, and the number of matches. */
export async function listDocuments(choice: DocumentChoice) {
  const where = buildDocumentsWhere(choice);
  const orderBy = orders[choice.sort](choice.descending ? 'desc' : 'asc');
  const [rows, total, years] = await Promise.all([
    db.document.findMany({ where, select: { ...columns, versions: newestVersion }, orderBy, ...toSkipTake(choice) }),
    db.document.count({ where }),
    listYears({}),
  ]);
  return { items: rows.map(toDocumentEntry), total, years };
}

/** Fiscal years that have documents, latest first. */
async function listYears(where: Prisma.DocumentWhereInput): Promise<number[]> {
  const groups = await db.document.groupBy({ by: ['fiscalYear'], where, orderBy: { fiscalYear: 'desc' } });
  return groups.map(({ fiscalYear }) => fiscalYear);
}

/** One document with its versions; undefined for an unknown id. */
export async function findDocument(id: number) {
  const row = await db.document.findUnique({
    where: { id },
    select: { ...columns, versions: { ...newestVersion, take: MAX_VERSIONS } },
  });
  if (!row) return undefined;
  const versions = row.versions.map(({ number, createdAt, mediaId, media }) => ({
    number,
    at: createdAt,
    mediaId,
    url: getMediaUrl(media),
    file: toFile(media),
  }));
  return { ...toDocumentEntry(row), versions };
}
/** A document with all its versions, newest first. */
export type DocumentDetail = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Documents of a kind and year in their order, for the reorder screen. */
export function listDocumentOrder(kind: DocumentKind, fiscalYear: number): Promise<{ id: number; title: string }[]> {
  return db.document.findMany({
    where: { kind, fiscalYear },
    select: { id: true, title: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: MAX_ORDERED,
  });
}

const toFile = ({ originalName, extension, bytes }: { originalName: string; extension: string; bytes: number }) => ({
  name: originalName,
  extension,
  bytes,
});

function toDocumentEntry({ versions: [current], createdAt, ...row }: Row) {
  return {
    ...row,
    /** Publication of the newest version; its number is `version`. */
    publishedAt: current?.createdAt ?? createdAt,
    version: current?.number ?? 0,
    /** Missing if the document has lost its file. */
    file: current && toFile(current.media),
  };
}
/** A document in the administrator's list. */
export type DocumentEntry = ReturnType<typeof toDocumentEntry>;
