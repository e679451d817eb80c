import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { absenceIdInput, absenceInput } from './stand-ins.schema';
import { deleteAbsence, writeAbsence } from './stand-ins.store';

/**
 * Records that the viewer is away from one day to another, and who of the organisation stands in.
 *
 * @throws AppError 'invalid' with all errors by field
 */
export const addAbsence = command({
  access: 'news.publish',
  input: absenceInput,
  run: async (input, { accountId = NO_ID, organisationId }, tx) => ({
    ...(await writeAbsence(tx, { accountId, organisationId }, input)),
    accountId,
  }),
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
  run: async ({ absenceId }, { accountId = NO_ID }, tx) => ({
    ...{ accountId, before: await deleteAbsence(tx, accountId, absenceId) },
  }),
  audit: (_, { accountId, before }) => ({ action: 'absence.end', noun: 'account', nounId: accountId, before }),
});
