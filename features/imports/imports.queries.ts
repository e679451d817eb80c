import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { decrypt } from '@/lib/crypto/encryption';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import type { Cells, ImportKind, ImportRowEntry, ImportVerdict } from './imports.schema';
import {
  cellsSchema,
  importCounts,
  importKinds,
  MAX_ATTEMPTS,
  originalCells,
  rowChangesSchema,
  rowMessagesSchema,
  STALE_MS,
} from './imports.schema';

/** Maximum number of jobs in the list; older ones are purged. */
const SHOWN_JOBS = 20;
/** Batch size of reading results. */
const READ_ROWS = 1_000;

const rowColumns = { number: true, cells: true, verdict: true, messages: true, changes: true } as const;

type JobRow = Prisma.ImportJobGetPayload<object>;

/** Jobs of a kind that the viewer started, newest first. */
export async function listImportJobs(viewer: Viewer, kind: ImportKind): Promise<ImportJob[]> {
  const rows = await db.importJob.findMany({
    where: { accountId: viewer.accountId ?? NO_ID, kind },
    orderBy: { createdAt: 'desc' },
    take: SHOWN_JOBS,
  });
  return rows.flatMap((row) => toJob(row) ?? []);
}

/** Job that the viewer started; undefined for jobs of others. */
export async function findImportJob(viewer: Viewer, id: number): Promise<ImportJob | undefined> {
  const row = await db.importJob.findFirst({ where: { id, accountId: viewer.accountId ?? NO_ID } });
  return row ? toJob(row) : undefined;
}

/** Job with its owner as viewer, for the runner; the rights are read afresh on each call. */
export async function findImportRun(id: number): Promise<{ job: ImportJob; viewer?: Viewer } | undefined> {
  const row = await db.importJob.findUnique({
    where: { id },
    include: { account: { include: { systemUser: { include: { organisation: true } } } } },
  });
  const job = row && toJob(row);
  if (!row || !job) return undefined;
  const { account, address } = row;
  const organisation = account.systemUser?.organisation;
  if (account.status !== 'open' || organisation?.status !== 'open') return { job };
  const { role, displayName: name } = account;
  const viewer = { role, accountId: account.id, ownId: account.systemUser?.id, organisationId: organisation.id, name };
  return { job, viewer: { ...viewer, address: address ?? undefined } };
}

/** One page of the rows of a job, of one verdict or all. */
export async function listImportRows(
  jobId: number,
  { verdict, page, per }: { verdict?: ImportVerdict; page: number; per: number },
): Promise<ImportRowEntry[]> {
  const rows = await db.importRow.findMany({
    where: { jobId, verdict },
    select: rowColumns,
    orderBy: { number: 'asc' },
    skip: (page - 1) * per,
    take: per,
  });
  return rows.map(toEntry);
}

/** All rows of a job in file order, in batches. */
export async function* streamImportRows(jobId: number, size = READ_ROWS): AsyncGenerator<ImportRowEntry[]> {
  let last = 0;
  for (;;) {
    const where = { jobId, number: { gt: last } };
    const rows = await db.importRow.findMany({ where, select: rowColumns, orderBy: { number: 'asc' }, take: size });
    if (rows.length > 0) yield rows.map(toEntry);
    if (rows.length < size) return;
    last = rows.at(-1)?.number ?? last;
  }
}

/** Refused rows of a job in file order, with their cells as they came; those that are no longer kept are left out. */
export async function listRefusedRows(jobId: number) {
  const rows = await db.importRow.findMany({
    where: { jobId, verdict: 'wrong' },
    select: { ...rowColumns, original: true },
    orderBy: { number: 'asc' },
  });
  return rows.flatMap(({ original, ...row }) =>
    original === null ? [] : [{ ...toEntry(row), original: originalCells.parse(decrypt(original)).cells }],
  );
}

/** Jobs without a live runner: waiting ones and ones whose runner stopped responding. */
export async function listStaleJobs(now = getCurrentTime()): Promise<number[]> {
  const rows = await db.importJob.findMany({
    where: {
      status: { in: ['waiting', 'checking', 'confirmed', 'writing'] },
      attempts: { lt: MAX_ATTEMPTS },
      aliveAt: { lt: new Date(now.getTime() - STALE_MS) },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: SHOWN_JOBS,
  });
  return rows.map(({ id }) => id);
}

type RowColumns = Pick<Prisma.ImportRowGetPayload<object>, keyof typeof rowColumns>;

const toEntry = ({ number, cells, verdict, messages, changes }: RowColumns): ImportRowEntry => ({
  number,
  cells: readCells(cells),
  verdict: verdict ?? undefined,
  messages: rowMessagesSchema.catch([]).parse(messages),
  changes: rowChangesSchema.catch([]).parse(changes),
});

const readCells = (cells: unknown): Cells => cellsSchema.catch({}).parse(cells);

/** Returns undefined for a kind of another version. */
function toJob(row: JobRow) {
  const kind = importKinds.find((name) => name === row.kind);
  if (!kind) return undefined;
  const {
    id,
    status,
    fileName,
    total,
    heading,
    format,
    progress,
    unknown,
    problem,
    detail,
    createdAt,
    finishedAt,
    aliveAt,
  } = row;
  const read = importCounts.safeParse(row.counts);
  return {
    ...{ id, kind, status, fileName, total, heading, format, progress, unknown, detail, createdAt },
    counts: read.success ? read.data : { new: 0, changed: 0, same: 0, wrong: 0 },
    problem: problem ?? undefined,
    finishedAt: finishedAt ?? undefined,
    /** True if its runner stopped responding. */
    isStale: getCurrentMs() - aliveAt.getTime() > STALE_MS,
  };
}
export type ImportJob = NonNullable<ReturnType<typeof toJob>>;
