import { toDayColumn } from '@/lib/auth/stand-ins';
import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { AppError, createInvalidError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay, toUtcDay } from '@/lib/time/format';
import { standInMessages as words } from './stand-ins.messages';
import { buildColleagueWhere } from './stand-ins.queries';
import { checkAbsence } from './stand-ins.rules';
import { absenceIdInput, absenceInput } from './stand-ins.schema';

/**
 * Records that the viewer is away from one day to another, and who of the organisation stands in. Absences that are over
 * leave with it.
 *
 * @throws AppError 'invalid' with all errors by field
 */
export const addAbsence = command({
  access: 'news.publish',
  input: absenceInput,
  run: async (input, viewer, tx) => {
    const { accountId = NO_ID } = viewer;
    const now = getCurrentTime();
    // Two forms sent at once are written one after the other, so that the second sees the first.
    await tx.$queryRaw`SELECT id FROM account WHERE id = ${accountId} FOR UPDATE`;
    await tx.absence.deleteMany({ where: { accountId, lastDay: { lt: toDayColumn(now) } } });
    const rows = await tx.absence.findMany({ where: { accountId } });
    const standIn = await tx.account.findFirst({
      where: { AND: [{ id: input.standInId }, buildColleagueWhere(viewer)] },
      select: { displayName: true },
    });
    const others = rows.map((row) => ({ firstDay: toUtcDay(row.firstDay), lastDay: toUtcDay(row.lastDay) }));
    const known = { today: toThaiDay(now), accountId, others, isColleague: standIn !== null };
    const wrong = checkAbsence(input, known);
    if (Object.keys(wrong).length > 0) throw createInvalidError(wrong);
    const { firstDay, lastDay, standInId } = input;
    const days = { firstDay: new Date(firstDay), lastDay: new Date(lastDay) };
    const { id } = await tx.absence.create({ data: { accountId, standInId, ...days } });
    return { id, accountId, after: { firstDay, lastDay, standIn: standIn?.displayName } };
  },
  audit: (_, { accountId, after }) => ({ action: 'absence.add', noun: 'account', nounId: accountId, after }),
});

/**
 * Ends an absence of the viewer at once, or cancels one that lies ahead.
 *
 * @throws AppError 'missing' for one that is gone or another account's
 */
export const endAbsence = command({
  access: 'news.publish',
  input: absenceIdInput,
  run: async ({ id }, { accountId = NO_ID }, tx) => {
    const row = await tx.absence.findFirst({
      where: { id, accountId },
      include: { standIn: { select: { displayName: true } } },
    });
    const { count } = await tx.absence.deleteMany({ where: { id, accountId } });
    if (!row || count === 0) throw new AppError('missing', pickMessage(words, 'standIns.gone'));
    const { firstDay, lastDay, standIn } = row;
    const before = { firstDay: toUtcDay(firstDay), lastDay: toUtcDay(lastDay), standIn: standIn.displayName };
    return { accountId, before };
  },
  audit: (_, { accountId, before }) => ({ action: 'absence.end', noun: 'account', nounId: accountId, before }),
});
