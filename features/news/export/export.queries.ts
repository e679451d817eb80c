import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { db, type Prisma } from '@/lib/db/db';
import { isOutage } from '@/lib/errors/errors';
import { pickColumns } from '@/lib/list/pick-columns';
import { selectColumns } from '@/lib/list/select-columns';
import { dependsOn, tag } from '@/lib/request/context';
import { escapeLike, toSearchText } from '@/lib/text/search-text';
import { listVisibleCategories } from '../categories/categories.queries';
import {
  countFilteredNews,
  findFilterNames,
  listFilteredIds,
  type NewsCursor,
  resolveReadings,
} from '../filter/filter.queries';
import type { NewsFilter } from '../filter/filter.schema';
import { buildPublicWhere } from '../news.queries';
import { DEFAULT_AUTHOR, writtenColumns } from '../news.schema';
import {
  EXPORT_ITEMS,
  type ExportContents,
  type ExportRequest,
  type ExportRow,
  type Named,
  named,
} from './export.schema';

/** Batch size, without and with full texts. */
const BATCH: Readonly<Record<ExportContents, number>> = { list: 250, full: 50 };
const MAX_TRIES = 3;
const PAUSE_MS = 1_000;
/** Maximum number of suggested organisations. */
export const MAX_OFFERED_ORGANISATIONS = 20;

const columns = {
  ...selectColumns('id', 'section', 'summary', 'publishAt', 'systemUserId', 'collegeUserId'),
  ...writtenColumns,
  category: { select: { name: true } },
  organisation: { select: { name: true, province: { select: { name: true } } } },
  count: { select: { reads: true, shares: true } },
} as const satisfies Prisma.NewsSelect;
type Row = Prisma.NewsGetPayload<{ select: typeof columns }> & { detail?: string };

/**
 * The newest public items that match, batch by batch. Batches use a cursor, so that items published or withdrawn
 * meanwhile shift no others; withdrawn items are left out from then on.
 */
export async function* listNewsExportRows(
  filter: NewsFilter,
  contents: ExportContents,
  most = EXPORT_ITEMS,
): AsyncGenerator<ExportRow[]> {
  // Resolved once, so that all batches are of one list.
  const readings = await retryOnOutage(() => resolveReadings(filter));
  let behind: NewsCursor | undefined;
  let left = most;
  let tries = MAX_TRIES;
  while (left > 0 && tries > 0) {
    const ids = await retryOnOutage(() => listFilteredIds(filter, Math.min(BATCH[contents], left), behind, readings));
    if (ids.length === 0) return;
    const found = await retryOnOutage(() => listRows(ids, contents));
    const last = found.at(-1);
    // If all items of a batch were withdrawn between the two queries, the same cursor is retried.
    tries = last ? MAX_TRIES : tries - 1;
    if (!last) continue;
    behind = { publishedAt: last.publishAt, id: last.id };
    left -= found.length;
    yield found.map(toExportRow);
  }
}

const listRows = (ids: readonly number[], contents: ExportContents): Promise<Row[]> =>
  db.news.findMany({
    where: { AND: [buildPublicWhere(), { id: { in: [...ids] } }] },
    select: { ...columns, detail: contents === 'full' },
    orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
  });

/** Retries after an outage, as an export that took minutes should survive a short one. */
async function retryOnOutage<T>(ask: () => Promise<T>): Promise<T> {
  for (let turn = 1; turn < MAX_TRIES; turn += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await wait(turn * PAUSE_MS);
    }
  }
  return ask();
}

const toExportRow = (row: Row): ExportRow => ({
  id: row.id,
  section: row.section,
  ...pickColumns(row, writtenColumns),
  category: row.category.name,
  organisation: row.organisation.name,
  province: row.organisation.province?.name ?? '',
  author: row.systemUserId !== null || row.collegeUserId !== null ? row.organisation.name : DEFAULT_AUTHOR,
  publishedAt: row.publishAt,
  reads: row.count?.reads ?? 0,
  shares: row.count?.shares ?? 0,
  summary: row.summary,
  detail: row.detail,
});

/** Open organisations whose names contain all typed words; names that start with the typed text come first. */
export async function listMatchingOrganisations(typed: string): Promise<Named[]> {
  const needle = toSearchText(typed);
  if (needle === '') return [];
  dependsOn(tag.organisations);
  const words = needle.split(' ').map((word) => `%${escapeLike(word)}%`);
  return z.array(named).parse(
    await db.$queryRaw`
      SELECT id, name FROM organisation WHERE status = 'open' AND name_search LIKE ALL (${words})
      ORDER BY name_search NOT LIKE ${`${escapeLike(needle)}%`}, name, id LIMIT ${MAX_OFFERED_ORGANISATIONS}`,
  );
}

/** All provinces, sorted by name in Thai collation. */
export async function listProvinces(): Promise<Named[]> {
  dependsOn(tag.organisations);
  const rows = await db.province.findMany({ select: { id: true, name: true } });
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'th'));
}

/** Data of the form: choices, the chosen organisation, and the number of matching items if the days are valid. */
export async function findExportPage({ filter, organisationWords, wrong }: ExportRequest) {
  const isRight = Object.keys(wrong).length === 0;
  const [categories, provinces, names, offered, count] = await Promise.all([
    listVisibleCategories(),
    listProvinces(),
    findFilterNames({ organisationId: filter.organisationId }),
    organisationWords ? listMatchingOrganisations(organisationWords) : [],
    isRight ? countFilteredNews(filter, EXPORT_ITEMS + 1) : undefined,
  ]);
  const organisation =
    filter.organisationId !== undefined && names.organisation !== undefined
      ? { id: filter.organisationId, name: names.organisation }
      : undefined;
  return { categories, provinces, organisation, offered, count };
}
