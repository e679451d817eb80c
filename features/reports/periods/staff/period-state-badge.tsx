import { Badge } from '@/components/ui/badge';
import { periodsMessages as words } from '../periods.messages';
import { getTimeLeft } from '../periods.rules';
import type { Period, PeriodState } from '../periods.schema';

const tones = { upcoming: 'info', open: 'ok', closed: 'muted' } as const;
type Props = { period: Pick<Period, 'opensAt' | 'closesAt'> & { state: PeriodState }; now: Date };

/** State of a period, with the time until it opens or closes. */
export function PeriodStateBadge({ period, now }: Props) {
  const left = formatTimeLeft(period, now);
  return (
    <>
      <Badge tone={tones[period.state]}>{words[`periods.state.${period.state}`]}</Badge>
      {left && <span className="tabular mt-1 block whitespace-nowrap text-ink-2 text-xs">{left}</span>}
    </>
  );
}

/** Time left such as `เหลือ 12 วัน`, or the time until it opens; undefined for a closed period. */
export function formatTimeLeft({ state, opensAt, closesAt }: Props['period'], now: Date): string | undefined {
  if (state === 'closed') return undefined;
  const left = getTimeLeft(state === 'open' ? closesAt : opensAt, now);
  const key = state === 'open' ? 'periods.left' : 'periods.opensIn';
  const [unit, n] = 'days' in left ? (['Days', left.days] as const) : (['Hours', left.hours] as const);
  return words[`${key}${unit}`].replace('{n}', String(n));
}
