import { formatNumber } from '@/lib/time/format';

type Bar = { key: number | string; label: string; value: number; share: number };
type Props = { label: string; bars: readonly Bar[]; unit: string };

/** A bar for each answer, with its count and percentage as text. */
export function ResultBars({ label, bars, unit }: Props) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {bars.map(({ key, label: name, value, share }) => (
        <li key={key}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span className="wrap-anywhere min-w-0">{name}</span>
            <span className="tabular shrink-0 font-normal">
              {formatNumber(value)} {unit} <span className="text-ink-2">({share.toFixed(1)}%)</span>
            </span>
          </div>
          <svg aria-hidden="true" width="100%" height="12" className="mt-1 block">
            <rect width="100%" height="12" rx="3" className="fill-sunken" />
            <rect width={`${share}%`} height="12" rx="3" className="fill-gold-500" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
