import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aStoredPicture } from '@/testing/builders';
import type { aStaffOffice } from '@/testing/people';
import { aPeriod, aReport } from '@/testing/reports';

export type Office = Awaited<ReturnType<typeof aStaffOffice>>;
export const toViewer = ({ account, organisation, id }: Office): Viewer => ({
  ...{ role: account.role, accountId: account.id, ownId: id },
  ...{ organisationId: organisation.id, name: account.displayName },
});
export const findRow = (periodId: number, { organisation }: Office) =>
  db.performanceReport.findUniqueOrThrow({
    where: { periodId_organisationId: { periodId, organisationId: organisation.id } },
    include: { files: { orderBy: { position: 'asc' } }, corrections: true },
  });
export const refused = (key: string) => ({ kind: 'conflict', key });

/** A submitted report of an office, in a period of its own. */
export async function aSubmittedReport(
  { organisation }: Office,
  given: Parameters<typeof aPeriod>[0] = {},
  report: Partial<Parameters<typeof aReport>[0]> = {},
) {
  const period = await aPeriod(given);
  const row = await aReport({ periodId: period.id, organisationId: organisation.id, ...report });
  return { period, id: row.id, version: row.version };
}
export const aFile = ({ organisation }: Office, title = 'x') =>
  aStoredPicture({ organisationId: organisation.id, title });
