import { z } from 'zod';
import { db } from '@/lib/db/db';
import { reportingKinds } from '../periods/periods.schema';
import { handedInStatuses } from '../reports.schema';
import type { ReportProgress } from './overview.schema';

const progressRows = z.array(
  z.object({
    kind: z.enum(reportingKinds),
    handedIn: z.number(),
    checking: z.number(),
    accepted: z.number(),
    total: z.number(),
  }),
);

/** Number of submitted reports of a period by kind, in the order of the kinds. */
export async function countReportProgress(periodId: number): Promise<ReportProgress[]> {
  const rows = progressRows.parse(
    await db.$queryRaw`
      SELECT o.kind::text AS kind, count(*)::int AS total,
        (count(*) FILTER (WHERE r.status::text = ANY(${[...handedInStatuses]})))::int AS "handedIn",
        (count(*) FILTER (WHERE r.status = 'checking'))::int AS checking,
        (count(*) FILTER (WHERE r.status = 'accepted'))::int AS accepted
      FROM organisation o LEFT JOIN performance_report r ON r.organisation_id = o.id AND r.period_id = ${periodId}
      WHERE o.kind::text = ANY(${[...reportingKinds]}) AND (o.status = 'open' OR r.id IS NOT NULL)
      GROUP BY o.kind`,
  );
  return reportingKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}
