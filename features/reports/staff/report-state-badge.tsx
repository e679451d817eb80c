import { Badge } from '@/components/ui/badge';
import type { PeriodState } from '../periods/periods.schema';
import { isMissed } from '../reports.rules';
import type { ReportState } from '../reports.schema';
import { describeState } from '../way/way.rules';
import type { Desk } from '../way/way.schema';

const tones = {
  none: 'muted',
  open: 'muted',
  checking: 'info',
  submitted: 'info',
  returned: 'warn',
  accepted: 'ok',
} as const;

type Props = { state: ReportState; period: PeriodState; desk?: Pick<Desk, 'kind'> };

/** State of a report, with the desk at which it lies; one not handed in by the end is shown as missed. */
export function ReportStateBadge({ state, period, desk }: Props) {
  return <Badge tone={isMissed(state, period) ? 'bad' : tones[state]}>{describeState(state, period, desk)}</Badge>;
}
