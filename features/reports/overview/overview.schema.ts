import { z } from 'zod';
import { id } from '@/lib/command/validation';
import type { Period, PeriodState, ReportingKind } from '../periods/periods.schema';
import type { ReportState } from '../reports.schema';

export const overviewSorts = ['kind', 'name'] as const;
/** Views: one period with its reports, or a fiscal year with the state of each of its periods. */
export const overviewViews = ['period', 'year'] as const;
export type OverviewView = (typeof overviewViews)[number];

/** Filters by state; `due` means not handed in, begun or not. */
export const stateFilters = {
  due: ['none', 'open', 'returned'],
  returned: ['returned'],
  checking: ['checking'],
  submitted: ['submitted'],
  accepted: ['accepted'],
} as const satisfies Record<string, readonly ReportState[]>;
export type StateFilter = keyof typeof stateFilters;
export const stateFilterNames = [
  'due',
  'returned',
  'checking',
  'submitted',
  'accepted',
] as const satisfies readonly StateFilter[];

/** Number of submitted reports of a kind of organisation. */
export type ReportProgress = {
  kind: ReportingKind;
  handedIn: number;
  checking: number;
  accepted: number;
  total: number;
};

export type OverviewPeriod = Period & { state: PeriodState };

export const officeReminderInput = z.object({ periodId: id });
/** Number of offices reminded to hand in, or to pass on, already reminded today, and without an address. */
export type ReminderCounts = { sent: number; passing: number; already: number; unreachable: number };
