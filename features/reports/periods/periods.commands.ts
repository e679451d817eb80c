import { z } from 'zod';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createInvalidError, createStaleError } from '@/lib/errors/errors';
import { findDeleted } from '@/lib/list/restore';
import { pickMessage } from '@/lib/messages/message';
import { orderedMessages } from '@/lib/site/messages';
import { getCurrentTime } from '@/lib/time/current-time';
import { reportWays } from '../way/way.schema';
import { moveReports } from '../way/way.store';
import { periodsMessages as words } from './periods.messages';
import { periodColumns, toPeriod } from './periods.queries';
import { getPeriodState, isOverlapping } from './periods.rules';
import { type Period, type PeriodInput, periodCorrectionInput, periodInput } from './periods.schema';

const access = 'reports.oversee';

/** Serialises changes of periods by administrators; offices that hand in don't wait. */
const lockPeriods = (tx: Transaction) => tx.$executeRaw`LOCK TABLE period IN SHARE ROW EXCLUSIVE MODE`;

async function findPeriodRow(tx: Transaction, id: number): Promise<Period> {
  const row = await tx.period.findUnique({ where: { id }, select: periodColumns });
  if (!row) throw new AppError('missing', pickMessage(words, 'periods.missing'));
  return toPeriod(row);
}

function assertVersion(row: Period, version: number | undefined): void {
  if (row.version !== version)
    throw createStaleError(pickMessage(words, 'periods.conflict'), { noun: 'period', id: row.id });
}

async function assertNameFree(tx: Transaction, name: string, id?: number): Promise<void> {
  const same = { name: { equals: name, mode: 'insensitive' }, id: { not: id } } as const;
  if (await tx.period.findFirst({ where: same, select: { id: true } })) {
    throw createFieldError('name', words['periods.nameTaken']);
  }
}

const toPeriodColumns = ({ startsOn, endsOn, ...rest }: Omit<PeriodInput, 'id' | 'version'>) => ({
  ...rest,
  startsOn: new Date(`${startsOn}T00:00:00Z`),
  endsOn: new Date(`${endsOn}T00:00:00Z`),
});

/**
 * Saves a period that has not closed. Once reports were handed in, its days and its opening are fixed. Its way may change:
 * reports that the agency has stay there, and with the straight way those at a desk above go to the agency.
 *
 * @returns the period before and after, the names of others with overlapping days, and the number of reports handed in
 *   before its way changed, if it did
 * @throws AppError 'invalid' by field, also for a taken name and a past end; 'conflict' for a closed period and for a
 *   concurrent change; 'missing'
 */
export const savePeriod = command({
  access,
  input: periodInput,
  run: async ({ id, version, ...input }, _viewer, tx) => {
    await lockPeriods(tx);
    await assertNameFree(tx, input.name, id);
    const now = getCurrentTime();
    const before = id === undefined ? undefined : await findPeriodRow(tx, id);
    if (before) {
      if (getPeriodState(before, now) === 'closed')
        throw new AppError('conflict', pickMessage(words, 'periods.closed'));
      assertVersion(before, version);
      await assertDaysUnmoved(tx, before, input);
    }
    if (input.closesAt <= now) throw createFieldError('closesAt', words['periods.closesPast']);
    const data = toPeriodColumns(input);
    const row = before
      ? await tx.period.update({
          where: { id: before.id },
          data: { ...data, version: { increment: 1 } },
          select: periodColumns,
        })
      : await tx.period.create({ data, select: periodColumns });
    const after = toPeriod(row);
    const kept = before && before.way !== after.way ? await moveReports(tx, after) : undefined;
    return { before, after, kept, overlaps: await listOverlaps(tx, after) };
  },
  audit: (_, { before, after, kept }) => ({
    action: before ? 'period.save' : 'period.add',
    noun: 'period',
    nounId: after.id,
    before,
    after: kept ? { ...after, sent: kept.moved } : after,
  }),
});

/** Refuses to move the days of a period with submitted reports, whose figures were counted for the old days. */
async function assertDaysUnmoved(tx: Transaction, before: Period, input: PeriodInput): Promise<void> {
  const fixed = ['fiscalYear', 'startsOn', 'endsOn'] as const;
  const moved: Record<string, string> = {};
  for (const field of fixed) if (before[field] !== input[field]) moved[field] = words['periods.daysFixed'];
  if (before.opensAt.getTime() !== input.opensAt.getTime()) moved.opensAt = words['periods.openingFixed'];
  if (Object.keys(moved).length === 0) return;
  const handedIn = await tx.performanceReport.findFirst({
    where: { periodId: before.id, submittedAt: { not: null } },
    select: { id: true },
  });
  if (handedIn) throw createInvalidError(moved);
}

async function listOverlaps(tx: Transaction, { id, startsOn, endsOn }: Period): Promise<string[]> {
  const rows = await tx.period.findMany({
    where: { startsOn: { lte: new Date(`${endsOn}T00:00:00Z`) }, endsOn: { gte: new Date(`${startsOn}T00:00:00Z`) } },
    select: periodColumns,
    take: 10,
  });
  return rows
    .map(toPeriod)
    .filter((other) => isOverlapping(other, { id, startsOn, endsOn }))
    .map(({ name }) => name);
}

/**
 * Corrects the name of a closed period, or reopens it until a new end; the reason stays visible beside it.
 *
 * @throws AppError 'conflict' for a period that has not closed and for a concurrent change; 'invalid' for a past end, a
 *   taken name, and without any change; 'missing'
 */
export const correctPeriod = command({
  access,
  input: periodCorrectionInput,
  run: async ({ id, version, name, closesAt }, _viewer, tx) => {
    await lockPeriods(tx);
    const before = await findPeriodRow(tx, id);
    const now = getCurrentTime();
    if (getPeriodState(before, now) !== 'closed')
      throw new AppError('conflict', pickMessage(words, 'periods.notClosed'));
    assertVersion(before, version);
    await assertNameFree(tx, name, id);
    const extended = closesAt.getTime() !== before.closesAt.getTime();
    if (extended && closesAt <= now) throw createFieldError('closesAt', words['periods.closesPast']);
    if (!extended && name === before.name) throw createFieldError('closesAt', words['periods.unchanged']);
    await tx.period.update({ where: { id }, data: { name, closesAt, version: { increment: 1 } } });
    return before;
  },
  audit: ({ id, name, closesAt, note }, before) => ({
    action: 'period.correct',
    noun: 'period',
    nounId: id,
    before: { name: before.name, closesAt: before.closesAt },
    after: { name, closesAt, note },
  }),
});

/**
 * Deletes a period for which no office has begun a report.
 *
 * @throws AppError 'conflict' while there are reports, 'missing'
 */
export const deletePeriod = command({
  access,
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    await lockPeriods(tx);
    const row = await findPeriodRow(tx, id);
    if ((await tx.performanceReport.count({ where: { periodId: id } })) > 0) {
      throw new AppError('conflict', pickMessage(words, 'periods.hasReports'));
    }
    await tx.period.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'period.delete', noun: 'period', nounId: id, before }),
});

const deletedPeriod = z.object({
  id: z.number(),
  name: z.string(),
  fiscalYear: z.number(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  opensAt: z.coerce.date(),
  closesAt: z.coerce.date(),
  way: z.enum(reportWays).default('straight'),
  version: z.number(),
});

/**
 * Restores a deleted period under its old id.
 *
 * @throws AppError 'missing' if no period of this id was deleted; 'conflict' if its id or name is in use again
 */
export const restorePeriod = command({
  access,
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    await lockPeriods(tx);
    const row = await findDeleted(tx, { noun: 'period', id }, deletedPeriod);
    const same = { name: { equals: row.name, mode: 'insensitive' } } as const;
    if (await tx.period.findFirst({ where: { OR: [{ id }, same] }, select: { id: true } })) {
      throw new AppError('conflict', pickMessage(orderedMessages, 'ordered.taken'));
    }
    await tx.period.create({ data: toPeriodColumns(row) });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'period.restore', noun: 'period', nounId: id, after }),
});
