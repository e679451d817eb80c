import { db, type Prisma } from '@/lib/db/db';
import { toSafeTarget } from '@/lib/http/safe-target';
import { selectColumns } from '@/lib/list/select-columns';
import { dependsOn, tag } from '@/lib/request/context';
import { downloadHref } from '../documents.rules';
import { MAX_DISCLOSURES } from './disclosure.schema';
import { lookUpTargets } from './targets.queries';

/** Maximum number of documents offered by a form. */
const MAX_DOCUMENTS = 200;
/** Maximum number of years listed. */
const MAX_YEARS = 50;

const columns = {
  ...selectColumns('id', 'fiscalYear', 'number', 'part', 'title', 'note', 'target', 'documentId', 'updatedAt'),
  document: { select: { visible: true, _count: { select: { versions: true } } } },
} as const satisfies Prisma.DisclosureItemSelect;

/** Items of a fiscal year, ordered by number. */
export async function listDisclosures(fiscalYear: number) {
  dependsOn(tag.disclosure, tag.documents);
  const rows = await db.disclosureItem.findMany({
    where: { fiscalYear },
    select: columns,
    orderBy: { number: 'asc' },
    take: MAX_DISCLOSURES,
  });
  return toDisclosureItems(rows);
}

export async function findDisclosure(id: number) {
  const row = await db.disclosureItem.findUnique({ where: { id }, select: columns });
  const [item] = row ? await toDisclosureItems([row]) : [];
  return item;
}

/** Fiscal years that have items, latest first, with the number of items. */
export async function listDisclosureYears(): Promise<{ year: number; items: number }[]> {
  dependsOn(tag.disclosure);
  const groups = await db.disclosureItem.groupBy({
    by: ['fiscalYear'],
    _count: true,
    orderBy: { fiscalYear: 'desc' },
    take: MAX_YEARS,
  });
  return groups.map(({ fiscalYear, _count }) => ({ year: fiscalYear, items: _count }));
}

/** The newest public documents, as targets of items. */
export async function listDocumentTargets(): Promise<{ target: string; title: string }[]> {
  const rows = await db.document.findMany({
    where: { visible: true },
    select: { id: true, title: true, fiscalYear: true },
    orderBy: [{ fiscalYear: 'desc' }, { id: 'desc' }],
    take: MAX_DOCUMENTS,
  });
  return rows.map(({ id, title, fiscalYear }) => ({ target: downloadHref(id), title: `${title} (${fiscalYear})` }));
}

type Row = Prisma.DisclosureItemGetPayload<{ select: typeof columns }>;

/** Converts rows; an item whose document, page or other target readers can't open, or find empty, counts as missing. */
async function toDisclosureItems(rows: readonly Row[]) {
  const isThere = await lookUpTargets(rows.map(({ target }) => target));
  return rows.map(({ document, documentId: _, ...row }) => {
    const isReadable = document ? document.visible && document._count.versions > 0 : isThere(row.target);
    return { ...row, href: isReadable ? toSafeTarget(row.target) : undefined };
  });
}
/**
 * An item that the agency has to disclose in a fiscal year: one line of the open-data integrity and transparency
 * assessment (OIT) of the National Anti-Corruption Commission. `number` is the one behind its O, such as 8 of O8; `part`
 * and `target` are empty for none; `target` is as entered, `href` the link for readers, undefined while it is missing.
 */
export type DisclosureItem = Awaited<ReturnType<typeof toDisclosureItems>>[number];
