import { z } from 'zod';
import { can } from '@/lib/auth/access';
import { endSessions } from '@/lib/auth/sessions';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { idInput } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { peopleMessages } from '../people.messages';
import { isLastAdministrator } from '../people.queries';
import { peopleListMessages } from './list.messages';
import { confirmingKinds, handOverInput, peopleKinds } from './list.schema';
import { handOverInWork, lockAccounts, lockOtherPerson, lockPerson } from './list.store';

/**
 * Closes an account: every session ends at once, and its items in work go to a colleague.
 *
 * @throws AppError 'missing', 'forbidden' for one's own, 'conflict' for the last open administrator, 'invalid' if
 *   a colleague is required
 */
export const closeAccount = command({
  access: 'accounts.manage',
  input: handOverInput,
  run: async ({ id, to }, viewer, tx) => {
    // Only an administrator closes an administrator; those rows are locked first, so that two who close each other are
    // serialised.
    const isLast = can(viewer, 'site.manage') && (await isLastAdministrator(tx, id));
    await lockAccounts(tx, [id, to ?? id]);
    const person = await lockOtherPerson(tx, viewer, id);
    if (isLast) throw new AppError('conflict', pickMessage(peopleMessages, 'people.lastAdministrator'));
    const handed = await handOverInWork(tx, viewer, person, to);
    await tx.account.update({ where: { id }, data: { status: 'closed' } });
    await tx.newsEditing.deleteMany({ where: { accountId: id } });
    await endSessions(tx, id);
    return { before: { status: person.status }, after: { status: 'closed', handedOver: handed } };
  },
  audit: ({ id }, kept) => ({ action: 'account.close', noun: 'account', nounId: id, ...kept }),
});

/** Reopens a closed account, which starts with a login. */
export const openAccount = command({
  access: 'accounts.manage',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const { status } = await lockPerson(tx, viewer, id);
    await endSessions(tx, id);
    await tx.account.update({ where: { id }, data: { status: 'open' } });
    return status;
  },
  audit: ({ id }, status) => ({
    ...{ action: 'account.open', noun: 'account', nounId: id },
    ...{ before: { status }, after: { status: 'open' } },
  }),
});

/**
 * Hands items in work over to a colleague of the same organisation.
 *
 * @throws AppError 'missing', 'invalid' without a colleague who may write them all, 'conflict' if there are no items
 */
export const handOverNews = command({
  access: 'accounts.manage',
  input: handOverInput,
  run: async ({ id, to }, viewer, tx) => {
    await lockAccounts(tx, [id, to ?? id]);
    const handed = await handOverInWork(tx, viewer, await lockPerson(tx, viewer, id), to);
    if (handed.count === 0)
      throw new AppError('conflict', pickMessage(peopleListMessages, 'peopleDesk.nothingToHandOver'));
    return handed;
  },
  audit: ({ id }, handed) => ({ action: 'account.handOver', noun: 'account', nounId: id, after: handed }),
});

export const endPersonSessions = command({
  access: 'accounts.manage',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    await lockOtherPerson(tx, viewer, id);
    await endSessions(tx, id);
  },
  audit: ({ id }) => ({ action: 'session.endAll', noun: 'account', nounId: id }),
});

/** Removes a second factor, so that a new one can be set up; every session ends. */
export const resetSecondFactor = command({
  access: 'site.manage',
  fresh: true,
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    await lockOtherPerson(tx, viewer, id);
    const none = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodes: [] };
    await tx.account.update({ where: { id }, data: none });
    await endSessions(tx, id);
  },
  audit: ({ id }) => ({ action: 'secondFactor.reset', noun: 'account', nounId: id }),
});

/**
 * Records that the viewer's office has reviewed its people and that all open accounts are still in use.
 *
 * @throws AppError 'forbidden' for an office without people to confirm
 */
export const confirmPeople = command({
  access: 'accounts.manage',
  input: z.object({}),
  run: async (_, { organisationId = 0 }, tx) => {
    const now = getCurrentTime();
    const { count } = await tx.organisation.updateMany({
      where: { id: organisationId, kind: { in: [...confirmingKinds] } },
      data: { peopleConfirmedAt: now },
    });
    if (count === 0) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
    const ofOffice = { OR: [{ systemUser: { organisationId } }, { collegeUser: { organisationId } }] };
    const people = await tx.account.updateMany({
      where: { status: 'open', ...ofOffice },
      data: { confirmedAt: now },
    });
    return { organisationId, people: people.count };
  },
  audit: (_, { organisationId, people }) => ({
    ...{ action: 'organisation.confirmPeople', noun: 'organisation', nounId: organisationId },
    after: { people },
  }),
});

/** Records an export of a list of people in the audit log, with its number of rows. */
export const recordPeopleExport = exportRecord({
  access: 'accounts.manage',
  action: 'people.export',
  noun: 'account',
  fields: { kind: z.enum(peopleKinds) },
});
