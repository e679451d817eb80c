import { endEmailedLinks } from '@/lib/auth/emailed-links';
import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { buildManagedCollegesWhere, countInWork } from '../people.queries';
import { computeCollegeUserVersion } from './college-users.queries';
import { maskIdCard } from './college-users.rules';
import type { CollegeUserInput } from './college-users.schema';

/** Without an id card number the one on record stays. */
type CollegeUserChanges = Omit<CollegeUserInput, 'idCard'> & { idCard?: string };

const invalid = (field: string, key: string) => new AppError('invalid', 'errors.invalid', { [field]: key });

/**
 * Adds a user of a college, or changes one, in the transaction of the caller. A new account has no password yet. Who moves
 * to another college, or gets another number to log in with, is logged out.
 *
 * @param id the user's; undefined adds one
 * @param seen the mark of what the form began with; undefined takes no notice of others
 * @returns ids, and what the audit log keeps
 * @throws AppError 'missing' for somebody else's user, 'invalid' by field (a foreign college, a number that is taken, a move
 *   with items in work), 'conflict' for a mark of before
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
  if (!college) throw invalid('organisationId', 'people.badOrganisation');
}

/** Two who bring the same number come one after the other. */
async function assertIdCardFree(tx: Transaction, idCard: string, id?: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`college_user ${idCard}`}))`;
  const other = await tx.collegeUser.findUnique({ where: { idCard }, select: { id: true } });
  if (other && other.id !== id) throw invalid('idCard', 'collegeUsers.idCardTaken');
}

async function add(tx: Transaction, { email, idCard, ...person }: CollegeUserChanges) {
  if (!idCard) throw invalid('idCard', 'collegeUsers.idCardRequired');
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
  if (!before) throw new AppError('missing', 'people.missing');
  if (seen !== undefined && seen !== computeCollegeUserVersion(before))
    throw new AppError('conflict', 'people.changed');
  const { email, idCard = before.idCard, ...person } = input;
  const isMoved = person.organisationId !== before.organisationId;
  if (isMoved && (await countInWork(before.accountId, tx)) > 0) throw invalid('organisationId', 'people.handOverFirst');
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
