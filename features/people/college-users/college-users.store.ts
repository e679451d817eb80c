import { endEmailedLinks } from '@/lib/auth/emailed-links';
import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { maskIdCard } from '@/lib/text/id-card';
import { peopleMessages } from '../people.messages';
import { buildManagedCollegesWhere, countInWork } from '../people.queries';
import { collegeUsersMessages } from './college-users.messages';
import { computeCollegeUserVersion } from './college-users.queries';
import type { CollegeUserInput } from './college-users.schema';

/** Changes to a college user; without an id card number the one on record stays. */
type CollegeUserChanges = Omit<CollegeUserInput, 'idCard'> & { idCard?: string };

/**
 * Adds or changes a college user in the caller's transaction. A new account has no password yet. A change of college or
 * of the id card number, which is the login name, ends the sessions.
 *
 * @param id the user's; undefined adds one
 * @param seen version when the form was loaded; undefined skips the check for concurrent edits
 * @returns ids and the audit row
 * @throws AppError 'missing' for a user that the viewer does not manage, 'invalid' by field (a foreign college, a taken
 *   number, a move with items in work), 'conflict' for an outdated version
 */
export async function writeCollegeUser(
  tx: Transaction,
  viewer: Viewer,
  input: CollegeUserChanges,
  id?: number,
  seen?: string,
) {
  await assertOwnCollege(tx, viewer, input.organisationId);
  if (input.idCard) await assertIdCardFree(tx, input.idCard, id);
  return id === undefined ? add(tx, input) : change(tx, viewer, input, id, seen);
}

async function assertOwnCollege(tx: Transaction, viewer: Viewer, id: number): Promise<void> {
  const college = await tx.organisation.findFirst({ where: { AND: [{ id }, buildManagedCollegesWhere(viewer)] } });
  if (!college) throw createFieldError('organisationId', peopleMessages['people.badOrganisation']);
}

/** Serialises concurrent additions of the same number by an advisory lock. */
async function assertIdCardFree(tx: Transaction, idCard: string, id?: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`college_user ${idCard}`}))`;
  const other = await tx.collegeUser.findUnique({ where: { idCard }, select: { id: true } });
  if (other && other.id !== id) throw createFieldError('idCard', collegeUsersMessages['collegeUsers.idCardTaken']);
}

async function add(tx: Transaction, { email, idCard, ...person }: CollegeUserChanges) {
  if (!idCard) throw createFieldError('idCard', collegeUsersMessages['collegeUsers.idCardRequired']);
  const displayName = `${person.firstName} ${person.lastName}`;
  const made = await tx.collegeUser.create({
    data: {
      idCard,
      firstName: person.firstName,
      lastName: person.lastName,
      organisation: { connect: { id: person.organisationId } },
      account: { create: { role: 'usercollege', displayName, email } },
    },
    select: { id: true, accountId: true },
  });
  return { ...made, made: true, before: undefined, after: { ...person, idCard: maskIdCard(idCard) } };
}

async function change(tx: Transaction, viewer: Viewer, input: CollegeUserChanges, id: number, seen?: string) {
  await tx.$queryRaw`SELECT id FROM college_user WHERE id = ${id} FOR UPDATE`;
  const before = await tx.collegeUser.findFirst({
    where: { AND: [{ id }, { organisation: buildManagedCollegesWhere(viewer) }] },
    include: { account: { select: { email: true } } },
  });
  if (!before) throw new AppError('missing', pickMessage(peopleMessages, 'people.missing'));
  if (seen !== undefined && seen !== computeCollegeUserVersion(before))
    throw createStaleError(pickMessage(peopleMessages, 'people.changed'), { noun: 'account', id: before.accountId });
  const { email, idCard = before.idCard, ...person } = input;
  const isMoved = person.organisationId !== before.organisationId;
  if (isMoved && (await countInWork(before.accountId, tx)) > 0)
    throw createFieldError('organisationId', peopleMessages['people.handOverFirst']);
  await tx.collegeUser.update({ where: { id }, data: { ...person, idCard } });
  const displayName = `${person.firstName} ${person.lastName}`;
  await tx.account.update({ where: { id: before.accountId }, data: { displayName, email } });
  if (email !== before.account.email) await endEmailedLinks(tx, before.accountId);
  if (isMoved || idCard !== before.idCard) await endSessions(tx, before.accountId);
  return {
    ...{ id, accountId: before.accountId, made: false },
    before: toAuditRow(before),
    after: { ...person, idCard: maskIdCard(idCard) },
  };
}

const toAuditRow = ({ organisationId, idCard, firstName, lastName }: Omit<CollegeUserInput, 'email'>) => ({
  ...{ organisationId, firstName, lastName },
  idCard: maskIdCard(idCard),
});
