import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { leftOut, MAX_ATTEMPTS, STALE_MS } from './first-passwords.schema';

/** Maximum number of lost jobs that are resumed at once. */
const RESUMED = 20;

/** Columns of a job without its file. */
const jobColumns = {
  ...{ id: true, path: true, importId: true, status: true, accountIds: true, doneIds: true, leftOut: true },
  ...{ problem: true, createdAt: true, finishedAt: true, aliveAt: true },
} as const satisfies Prisma.SlipJobSelect;

const toJob = ({ leftOut: left, ...job }: Prisma.SlipJobGetPayload<{ select: typeof jobColumns }>) => ({
  ...job,
  left: leftOut.array().catch([]).parse(left),
});
export type SlipJob = ReturnType<typeof toJob>;

/** Job that the viewer started; undefined for jobs of others. */
export async function findSlipJob(viewer: Viewer, id: number): Promise<SlipJob | undefined> {
  const row = await db.slipJob.findFirst({ where: { id, makerId: viewer.accountId ?? NO_ID }, select: jobColumns });
  return row ? toJob(row) : undefined;
}

/** Job with its maker as viewer, for the runner; without one if maker or office is closed. */
export async function findSlipRun(id: number): Promise<{ job: SlipJob; viewer?: Viewer } | undefined> {
  const row = await db.slipJob.findUnique({
    where: { id },
    select: {
      ...{ ...jobColumns, address: true },
      maker: { select: { id: true, role: true, status: true, displayName: true, systemUser: { select: owner } } },
    },
  });
  if (!row) return undefined;
  const { maker, address, ...job } = row;
  const organisation = maker.systemUser?.organisation;
  if (maker.status !== 'open' || organisation?.status !== 'open') return { job: toJob(job) };
  const viewer = { role: maker.role, accountId: maker.id, ownId: maker.systemUser?.id, name: maker.displayName };
  return { job: toJob(job), viewer: { ...viewer, organisationId: organisation.id, address: address ?? undefined } };
}
const owner = { id: true, organisation: { select: { id: true, status: true } } } as const;

/** Jobs without a live runner. */
export async function listLostSlipJobs(now = getCurrentTime()): Promise<number[]> {
  const rows = await db.slipJob.findMany({
    where: {
      status: { in: ['waiting', 'making'] },
      attempts: { lt: MAX_ATTEMPTS },
      aliveAt: { lt: new Date(now.getTime() - STALE_MS) },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: RESUMED,
  });
  return rows.map(({ id }) => id);
}
