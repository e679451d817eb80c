import type { ReportState } from './reports.schema';

/** A period in which something is still to be done. */
export type DueReport = { periodId: number; name: string; closesAt: Date; state: ReportState; count: number };
