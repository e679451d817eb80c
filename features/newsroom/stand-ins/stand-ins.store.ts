import type { z } from 'zod';
import { toDayColumn } from '@/lib/auth/stand-ins';
import type { Transaction } from '@/lib/db/db';
import { AppError, createInvalidError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay, toUtcDay } from '@/lib/time/format';
import { standInMessages as words } from './stand-ins.messages';
import { buildColleagueWhere } from './stand-ins.queries';
import { checkAbsence } from './stand-ins.rules';
import type { absenceInput } from './stand-ins.schema';

/** An account of an organisation. */
type Place = { accountId: number; organisationId: number | undefined };

/**
 * Writes an absence of an account; those that are over leave with it. The caller has checked the right to do so.
 *
 * @returns its id, and what the audit log keeps
 * @throws AppError 'invalid' with all errors by field
 */
export async function writeAbsence(tx: Transaction, place: Place, input: z.output<typeof absenceInput>) {
  const { accountId } = place;
  const now = getCurrentTime();
  // Two forms sent at once are written one after the other, so that the second sees the first.
  await tx.$queryRaw`SELECT id FROM account WHERE id = ${accountId} FOR UPDATE`;
  await tx.absence.deleteMany({ where: { accountId, lastDay: { lt: toDayColumn(now) } } });
  const rows = await tx.absence.findMany({ where: { accountId } });
  const standIn = await tx.account.findFirst({
    where: { AND: [{ id: input.standInId }, buildColleagueWhere(place)] },
    select: { displayName: true },
  });
  const others = rows.map((row) => ({ firstDay: toUtcDay(row.firstDay), lastDay: toUtcDay(row.lastDay) }));
  const wrong = checkAbsence(input, { today: toThaiDay(now), accountId, others, isColleague: standIn !== null });
  if (Object.keys(wrong).length > 0) throw createInvalidError(wrong);
  const { firstDay, lastDay, standInId } = input;
  const days = { firstDay: new Date(firstDay), lastDay: new Date(lastDay) };
  const { id } = await tx.absence.create({ data: { accountId, standInId, ...days } });
  return { id, after: { firstDay, lastDay, standIn: standIn?.displayName } };
}

/**
 * Deletes an absence of an account: one that runs ends at once.
 *
 * @returns what the audit log keeps
 * @throws AppError 'missing' for one that is gone or another account's
 */
export async function deleteAbsence(tx: Transaction, accountId: number, id: number) {
  const row = await tx.absence.findFirst({
    where: { id, accountId },
    include: { standIn: { select: { displayName: true } } },
  });
  const { count } = await tx.absence.deleteMany({ where: { id, accountId } });
  if (!row || count === 0) throw new AppError('missing', pickMessage(words, 'standIns.gone'));
  const { firstDay, lastDay, standIn } = row;
  return { firstDay: toUtcDay(firstDay), lastDay: toUtcDay(lastDay), standIn: standIn.displayName };
}
