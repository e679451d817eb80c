import writeXlsxFile from 'write-excel-file/node';
import { runImport } from '@/features/imports/runner';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';

type Cell = string | number;

/** An Excel file of one sheet. */
export const anExcelFile = (rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    ),
  ).toBuffer();

export const aCsvFile = (rows: readonly (readonly Cell[])[], delimiter = ','): Buffer =>
  Buffer.from(rows.map((row) => row.join(delimiter)).join('\r\n'));

/** Viewer of a login. */
export const toViewer = (
  role: Viewer['role'],
  { account, organisation }: { account: { id: number; displayName: string }; organisation: { id: number } },
): Viewer => ({ role, accountId: account.id, name: account.displayName, organisationId: organisation.id });

/** Waits until an import job is idle; the dry run that an upload starts may still be running. */
export async function waitForImport(id: number) {
  for (;;) {
    const job = await db.importJob.findUniqueOrThrow({ where: { id } });
    if (!['waiting', 'checking', 'confirmed', 'writing'].includes(job.status)) return job;
    if (job.status === 'waiting' || job.status === 'confirmed') await runImport(id);
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Messages of the rejected rows of a job, by row number. */
export async function listWrongRows(jobId: number): Promise<Record<number, unknown>> {
  const rows = await db.importRow.findMany({ where: { jobId, verdict: 'wrong' }, orderBy: { number: 'asc' } });
  return Object.fromEntries(rows.map(({ number, messages }) => [number, messages]));
}
