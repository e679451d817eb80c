import { Alert } from '@/components/ui/alert';
import { formatNumber } from '@/lib/time/format';
import { newsExportMessages as words } from '../export.messages';
import { EXPORT_ITEMS } from '../export.schema';

/** Number of matching items; undefined while unknown. */
export type MatchCount = { count: number | undefined; state: 'known' | 'counting' | 'failed'; wrong?: string };

/** Message with the number of matching items, or what to do if there are too many or none. */
export function MatchCountNote({ fitting: { count, state, wrong } }: { fitting: MatchCount }) {
  const kind = state === 'known' && (wrong || count === 0 || isTooMany(count)) ? 'warn' : 'info';
  return (
    <div role="status" className="min-h-12 max-w-read">
      <Alert kind={kind}>{formatMatchCount(state, count, wrong)}</Alert>
    </div>
  );
}

const isTooMany = (count: number | undefined): boolean => count !== undefined && count > EXPORT_ITEMS;

function formatMatchCount(state: MatchCount['state'], count: number | undefined, wrong: string | undefined): string {
  if (state === 'counting') return words['newsExport.counting'].th;
  if (wrong) return wrong;
  if (state === 'failed' || count === undefined) return words['newsExport.uncounted'].th;
  if (count === 0) return words['newsExport.none'].th;
  const text = isTooMany(count) ? words['newsExport.tooMany'].th : words['newsExport.fitting'].th;
  return text.replaceAll('{n}', formatNumber(Math.min(count, EXPORT_ITEMS)));
}
