import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { formatNumber } from '@/lib/time/format';
import { statisticsMessages as words } from '../statistics.messages';

/** Change in per cent since the compared period. */
export function ChangeBadge({ now, before }: { now: number; before: number }) {
  const Icon = now > before ? ArrowUpRight : now < before ? ArrowDownRight : Minus;
  const tone = now > before ? 'text-ok' : now < before ? 'text-bad' : 'text-ink-3';
  return (
    <span className={`tabular inline-flex items-center gap-1 whitespace-nowrap font-normal text-xs ${tone}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      {formatChange(now, before)}
    </span>
  );
}

function formatChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? '0%' : words['statistics.new'];
  const change = Math.round(((now - before) / before) * 1_000) / 10;
  return `${change > 0 ? '+' : ''}${formatNumber(change)}%`;
}
