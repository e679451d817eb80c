import { absenceIdInput, absenceInput } from '@/features/newsroom/stand-ins/stand-ins.schema';
import { deleteAbsence, writeAbsence } from '@/features/newsroom/stand-ins/stand-ins.store';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { id } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { lockPerson } from './list.store';

/**
 * Records for a person whom the viewer manages that the account is away, and who of its organisation stands in.
 *
 * @throws AppError 'missing', 'forbidden' for an account that decides on nothing, 'invalid' with all errors by field
 */
export const addPersonAbsence = command({
  access: 'accounts.manage',
  input: absenceInput.extend({ id }),
  run: async ({ id: personId, ...input }, viewer, tx) => {
    const { organisationId } = await lockDecider(tx, viewer, personId);
    return writeAbsence(tx, { accountId: personId, organisationId }, input);
  },
  audit: ({ id: personId }, { after }) => ({ action: 'absence.add', noun: 'account', nounId: personId, after }),
});

/**
 * Ends an absence of a person whom the viewer manages.
 *
 * @throws AppError 'missing' for other accounts, and for an absence that is gone
 */
export const endPersonAbsence = command({
  access: 'accounts.manage',
  input: absenceIdInput.extend({ id }),
  run: async ({ id: personId, absenceId }, viewer, tx) => {
    await lockPerson(tx, viewer, personId);
    return deleteAbsence(tx, personId, absenceId);
  },
  audit: ({ id: personId }, before) => ({ action: 'absence.end', noun: 'account', nounId: personId, before }),
});

async function lockDecider(tx: Transaction, viewer: Viewer, personId: number) {
  const person = await lockPerson(tx, viewer, personId);
  if (!can({ role: person.role }, 'news.publish'))
    throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
  return person;
}
