import type { ReportState } from './reports.schema';

/** Period with due reports. */
export type DueReport = { periodId: number; name: string; closesAt: Date; state: ReportState; count: number };
