import { formatNumber } from '@/lib/time/format';
import { getChartColor } from './chart-styles';

type Props = { rows: readonly { key: string; label: string; about?: string; value: number }[]; color?: number };

/** Ranking as horizontal bars; names have their own line, so that long Thai names are not cut off. */
export function RankGraph({ rows, color = 0 }: Props) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol className="grid gap-2.5">
      {rows.map(({ key, label, about, value }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0">
              {label} {about && <span className="text-ink-3 text-xs">{about}</span>}
            </span>
            <span className="tabular shrink-0 font-normal">{formatNumber(value)}</span>
          </div>
          <svg aria-hidden="true" width="100%" height="10" className="block">
            <rect width="100%" height="10" rx="3" className="fill-sunken" />
            <rect width={`${(value / largest) * 100}%`} height="10" rx="3" fill={getChartColor(color)} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
