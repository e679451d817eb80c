import { Badge } from '@/components/ui/badge';
import type { PeriodState } from '../periods/periods.schema';
import { reportsMessages as words } from '../reports.messages';
import { isMissed } from '../reports.rules';
import type { ReportState } from '../reports.schema';

const tones = { none: 'muted', open: 'muted', submitted: 'info', returned: 'warn', accepted: 'ok' } as const;

/** State of a report; one not handed in by the end is shown as missed. */
export function ReportStateBadge({ state, period }: { state: ReportState; period: PeriodState }) {
  if (isMissed(state, period)) return <Badge tone="bad">{words['reports.missed']}</Badge>;
  return <Badge tone={tones[state]}>{words[`reports.state.${state}`]}</Badge>;
}
