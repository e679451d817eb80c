import { formatNumber } from '@/lib/time/format';
import { movingMessages as words } from '../moving.messages';
import type { Remark } from '../moving.schema';
import { readLine } from './post-fields.rules';
import type { PassedOver } from './read-post';
import type { WxrReport } from './wxr/read-wxr';

type Passed = ReadonlyMap<PassedOver, { count: number; titles: readonly string[] }>;
type Found = { report: WxrReport; passed: Passed; types: ReadonlyMap<string, number>; pages: boolean };

const MAX_DETAIL = 1_000;

/** Remarks on a file: its faults, and what of it is no item. */
export function describeFile({ report, passed, types, pages }: Found): Remark[] {
  const { faults, encoding } = report;
  const remarks: Remark[] = [];
  const add = (text: string, detail = '') => remarks.push({ text, detail: detail.slice(0, MAX_DETAIL) });
  if (faults.isCut) add(words['moving.wordpress.cut']);
  if (passed.has('cut')) add(words['moving.wordpress.brokenItems'], listTitles(passed, 'cut'));
  if (faults.unclosed > 0) add(words['moving.wordpress.unclosed'], formatNumber(faults.unclosed));
  if (faults.skipped > 0) add(words['moving.wordpress.skipped'], formatNumber(faults.skipped));
  if (faults.errors > 0) {
    const first = faults.first.map(({ message, item }) => `#${item} ${message}`).join('; ');
    add(words['moving.wordpress.badXml'], `${formatNumber(faults.errors)} (${first})`);
  }
  if (faults.removed > 0) add(words['moving.wordpress.controls'], formatNumber(faults.removed));
  if (!encoding.isAsDeclared) add(words['moving.wordpress.encoding'], `${encoding.declared} → ${encoding.label}`);
  if (passed.has('noId')) add(words['moving.wordpress.noId'], listTitles(passed, 'noId'));
  if (passed.has('trash')) add(words['moving.wordpress.trash'], listTitles(passed, 'trash'));
  const others = [...types].filter(([type]) => type !== 'post' && !(pages && type === 'page'));
  for (const [type, count] of others) {
    const text = type === 'page' ? words['moving.wordpress.pages'] : words['moving.wordpress.otherType'];
    add(text, `${type === 'page' ? '' : `${type}: `}${formatNumber(count)}`);
  }
  if (report.items === 0) add(words['moving.wordpress.empty']);
  return remarks;
}

function listTitles(passed: Passed, why: PassedOver): string {
  const { count, titles } = passed.get(why) ?? { count: 0, titles: [] };
  if (count === 0) return '';
  const named = titles.map((title) => readLine(title)).filter(Boolean);
  return `${formatNumber(count)}${named.length > 0 ? `: ${named.join(', ')}` : ''}`;
}
