import { z } from 'zod';
import { command } from '@/lib/command/command';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { writeCollegeUser } from '../college-users/college-users.store';
import { writeStaffAccount } from '../staff-accounts/staff-accounts.store';
import { peopleBulkMessages } from './bulk.messages';
import { lockOtherPerson } from './list.store';

/**
 * Moves an account to another organisation, as saving its form with that organisation does.
 *
 * @param from organisation that the account must still be in; a way back is taken from there only
 * @returns the organisation that it was in
 * @throws AppError 'missing', 'forbidden' for one's own, 'conflict' if it is there already or no longer in `from`, 'invalid'
 *   for a foreign organisation, an office's own login and an account with items in work
 */
export const movePerson = command({
  access: 'accounts.manage',
  fresh: true,
  input: z.object({ id, organisationId: id, from: id.optional() }),
  invalidates: () => [tag.organisations],
  run: async ({ id: accountId, organisationId, from }, viewer, tx) => {
    const { organisationId: before } = await lockOtherPerson(tx, viewer, accountId);
    if (from !== undefined && from !== before)
      throw new AppError('conflict', pickMessage(peopleBulkMessages, 'peopleBulk.changed'));
    if (before === organisationId)
      throw new AppError('conflict', pickMessage(peopleBulkMessages, 'peopleBulk.samePlace'));
    const { systemUser, collegeUser, email, displayName } = await tx.account.findUniqueOrThrow({
      where: { id: accountId },
      include: { systemUser: true, collegeUser: true },
    });
    if (collegeUser) {
      const { firstName, lastName } = collegeUser;
      await writeCollegeUser(tx, viewer, { organisationId, firstName, lastName, email }, collegeUser.id);
    } else if (systemUser) {
      const { userName } = systemUser;
      await writeStaffAccount(tx, viewer, { organisationId, userName, displayName, email }, systemUser.id);
    }
    return before;
  },
  audit: ({ id: nounId, organisationId }, before) => ({
    ...{ action: 'account.move', noun: 'account', nounId },
    ...{ before: { organisationId: before }, after: { organisationId } },
  }),
});
