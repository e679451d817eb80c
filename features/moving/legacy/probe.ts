import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { SourceError } from '../moving.errors';
import { type Encoding, type LegacyCalls, toRows } from './calls';
import { isRow, readNumber } from './rows.rules';

/** Items whose list text is compared with their whole text. */
const PROBED = 3;

/**
 * Finds how the source wants its fields.
 *
 * @throws the error of the second way
 */
export async function findEncoding(calls: LegacyCalls): Promise<Encoding> {
  try {
    calls.setEncoding('json');
    await calls.call('newscatagories.php');
    return 'json';
  } catch (error) {
    const mayBeForm =
      error instanceof SourceError ||
      (error instanceof OutboundError && (error.status ?? 0) >= 400 && error.status !== 404);
    if (!mayBeForm) throw error;
    calls.setEncoding('form');
    await calls.call('newscatagories.php');
    return 'form';
  }
}

/** Compares the longest texts of a list with those of their items; a list of short ones proves nothing, but loses nothing. */
export async function hasWholeTexts(calls: LegacyCalls, rows: readonly unknown[]): Promise<boolean> {
  const textOf = (row: unknown) => (isRow(row) ? String(row.news_detail ?? '') : '');
  const longest = rows.filter(isRow).toSorted((one, other) => textOf(other).length - textOf(one).length);
  for (const row of longest.slice(0, PROBED)) {
    const whole = await readDetail(calls, String(row.news_id));
    if (whole !== undefined && textOf(whole) !== textOf(row)) return false;
  }
  return longest.length > 0;
}

/** The row of an item; undefined if the source has none. */
export async function readDetail(calls: LegacyCalls, oldId: string): Promise<unknown> {
  try {
    const [row] = toRows(await calls.call('news.php', { news_id: oldId }));
    return row;
  } catch (error) {
    const isGone =
      (error instanceof SourceError && (error.problem === 'missing' || error.problem === 'refused')) ||
      (error instanceof OutboundError && (error.status === 404 || error.status === 410));
    if (isGone) return undefined;
    throw error;
  }
}

/** The source's own count of a category, or of all; undefined if it tells none. */
export async function countItems(calls: LegacyCalls, category = ''): Promise<number | undefined> {
  const answer = await calls.call('news.php', {
    news_type: category,
    news_status: 'allow',
    news_count: 'ok',
    search: '',
  });
  const [row] = toRows(answer);
  return isRow(row) ? readNumber(row, 'countNews') : undefined;
}
