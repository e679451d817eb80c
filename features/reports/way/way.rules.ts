import type { PeriodState } from '../periods/periods.schema';
import { reportsMessages as words } from '../reports.messages';
import { isMissed } from '../reports.rules';
import type { ReportState } from '../reports.schema';
import type { Desk } from './way.schema';

/** State of a report in words: the desk at which it lies, and missed if it was not handed in by the end. */
export function describeState(state: ReportState, period: PeriodState, desk?: Pick<Desk, 'kind'>): string {
  if (isMissed(state, period)) return words['reports.missed'];
  return state === 'checking' && desk ? words[`reports.at.${desk.kind}`] : words[`reports.state.${state}`];
}
