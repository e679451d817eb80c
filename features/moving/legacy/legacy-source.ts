import { z } from 'zod';
import { getCurrentTime } from '@/lib/time/current-time';
import { movingMessages as words } from '../moving.messages';
import type { ListReport, MoveSourceAdapter, Remark } from '../moving.schema';
import { type CallSettings, createLegacyCalls, type LegacyCalls, toRows } from './calls';
import { listFileAddresses } from './file-addresses.rules';
import type { IdSet } from './id-set';
import { readOldList } from './list-items';
import { countItems, findEncoding, hasWholeTexts, readDetail } from './probe';
import { isRow, readNumber, readOldItem, readOldPictures } from './rows.rules';
import { readSite } from './site';

/** Times of our own calls: ISO 8601 with Thailand's offset, which no older server wrote. */
const OWN_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?\+07:00$/;
const MAIN_LEVELS = [2, 3];

const traitsSchema = z.object({
  encoding: z.enum(['json', 'form']),
  isOwn: z.boolean(),
  isFull: z.boolean(),
  /** Folder in which files without one were found. */
  fileBase: z.string().optional(),
});
type Traits = z.infer<typeof traitsSchema>;

export type LegacySettings = CallSettings & { mediaBase?: string | undefined };

/**
 * An older portal as a source, by the calls of its own clients.
 *
 * @param stored traits of an earlier probe, for a run that goes on
 */
export function createLegacySource({ mediaBase, ...settings }: LegacySettings, stored?: unknown): MoveSourceAdapter {
  const calls = createLegacyCalls(settings);
  const base = `${settings.address}/`;
  let traits: Traits = traitsSchema.safeParse(stored).data ?? { encoding: 'json', isOwn: false, isFull: false };
  calls.setEncoding(traits.encoding);
  const readRows = async (fields: Record<string, string | number>) => toRows(await calls.call('news.php', fields));
  const toItem = (row: unknown, isFull = traits.isFull) =>
    readOldItem(row, { ...traits, isFull }, getCurrentTime(), base);

  const openList = (category?: string, isFull = traits.isFull) => ({
    count: () => countItems(calls, category),
    read: async (offset: number, limit: number) => {
      const scope = { news_type: category ?? '', news_status: 'allow', limit, offset, search: '' };
      const rows = await readRows(isFull ? { ...scope, full: 1 } : scope);
      return { items: rows.flatMap((row) => toItem(row, isFull) ?? []), rows: rows.length };
    },
  });

  return {
    probe: async () => {
      const encoding = await findEncoding(calls);
      const rows = await readRows({ news_type: '', news_status: 'allow', limit: 24, offset: 0, search: '', full: 1 });
      const isOwn = rows.some((row) => isRow(row) && OWN_TIME.test(String(row.news_datetime)));
      traits = { encoding, isOwn, isFull: await hasWholeTexts(calls, rows) };
      return traits;
    },
    readSite: () => readSite(calls, traits),
    listItems: async (since, stage) => {
      const all = await readOldList(openList(), stage, since);
      const others = await listOtherCategories(
        calls,
        all.ids,
        (category) => readOldList(openList(category), stage, since),
        since,
      );
      return mergeReports(all, others);
    },
    listLevels: async () => {
      const levels: Record<string, number> = {};
      for (const level of MAIN_LEVELS) {
        const answer = await calls.call('news.php', { news_approveLevel: level, newsCatOrder: '', news_typesMain: '' });
        for (const item of toRows(answer).flatMap((row) => toItem(row) ?? [])) levels[item.oldId] = item.level ?? level;
      }
      return levels;
    },
    complete: async (item) => {
      if (!item.isCut) return item;
      const whole = await readDetail(calls, item.oldId);
      const read = toItem(whole, true);
      return read && { ...read, level: read.level ?? item.level, isCut: false };
    },
    listPictures: async ({ oldId }) =>
      readOldPictures(toRows(await calls.call('newspicture.php', { news_id_main: oldId })), traits),
    listFileAddresses: (name, itemBase) => listFileAddresses(name, itemBase, { mediaBase, fileBase: traits.fileBase }),
    rememberFileAddress: (name, address) => {
      if (!name.includes('/') && address.endsWith(`/${encodeURIComponent(name)}`))
        traits = { ...traits, fileBase: address.slice(0, -encodeURIComponent(name).length) };
    },
    fetchFile: calls.fetchFile,
    close: calls.close,
  };
}

/** Lists categories that have items which the list of all left out, as lifestyle items are. */
async function listOtherCategories(
  calls: LegacyCalls,
  ids: IdSet,
  read: (category: string) => ReturnType<typeof readOldList>,
  since: Date | undefined,
): Promise<ListReport[]> {
  const reports: ListReport[] = [];
  for (const row of toRows(await calls.call('newscatagories.php')).filter(isRow)) {
    const category = readNumber(row, 'newsCatID');
    if (category === undefined) continue;
    const counted = since ? undefined : await countItems(calls, String(category));
    if (counted === 0 || (counted !== undefined && (await hasOnlyKnown(calls, category, ids)))) continue;
    const report = await read(String(category));
    const unknown = [...report.ids].filter((id) => !ids.has(id)).length;
    for (const id of report.ids) ids.add(id);
    reports.push({ ...report, counted: report.counted === undefined ? undefined : unknown, listed: unknown });
  }
  return reports;
}

/** True if the first window of a category was in the list of all, which then has all of it. */
async function hasOnlyKnown(calls: LegacyCalls, category: number, ids: IdSet): Promise<boolean> {
  const rows = toRows(
    await calls.call('news.php', { news_type: category, news_status: 'allow', limit: 24, offset: 0, search: '' }),
  );
  return rows.filter(isRow).every((row) => ids.has(String(row.news_id)));
}

function mergeReports(all: ListReport, others: readonly ListReport[]): ListReport {
  const reports = [all, ...others];
  const counts = reports.map(({ counted }) => counted);
  const remarks: Remark[] = reports.flatMap((report) => report.remarks);
  const isCounted = counts.every((count) => count !== undefined);
  return {
    counted: isCounted ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : undefined,
    listed: reports.reduce((sum, { listed }) => sum + listed, 0),
    remarks: [...new Map(remarks.map((one) => [`${one.text} ${one.detail}`, one])).values()],
  };
}

/** Address of calls as typed: without a trailing slash, a query or the name of a file. */
export function readCallAddress(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { protocol, origin, pathname } = new URL(typed);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return `${origin}${pathname.replace(/[^/]*\.php$/i, '').replace(/\/+$/, '')}`;
}

export const createCallRemark = (call: string, error: unknown): Remark => ({
  text: words['moving.remark.call'],
  detail: `${call}: ${error instanceof Error ? error.message : ''}`.slice(0, 300),
});
