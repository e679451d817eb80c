import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { maskIdCard } from '@/lib/text/id-card';
import { peopleMessages } from '../people.messages';
import { buildManagedCollegesWhere } from '../people.queries';
import { collegeUsersMessages } from './college-users.messages';
import type { CollegeUserInput } from './college-users.schema';

/**
 * Adds many college users in the caller's transaction, like `writeCollegeUser` but in a few statements. The table is
 * locked against other additions until that transaction ends. New accounts have no password yet.
 *
 * @returns account id and audit row of each, in the order of the inputs
 * @throws AppError 'invalid' for a foreign college and for a taken id card number
 */
export async function addCollegeUsers(tx: Transaction, viewer: Viewer, inputs: readonly CollegeUserInput[]) {
  if (inputs.length === 0) return [];
  await tx.$executeRaw`LOCK TABLE college_user IN SHARE ROW EXCLUSIVE MODE`;
  await assertOwnColleges(tx, viewer, inputs);
  const taken = await tx.collegeUser.count({ where: { idCard: { in: inputs.map(({ idCard }) => idCard) } } });
  if (taken > 0) throw createFieldError('idCard', collegeUsersMessages['collegeUsers.idCardTaken']);
  const ids = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('account', 'id'))::int AS id FROM generate_series(1, ${inputs.length}::int)`;
  const people = inputs.flatMap((input, index) => {
    const accountId = ids[index]?.id;
    return accountId === undefined ? [] : [{ ...input, accountId }];
  });
  await tx.account.createMany({
    data: people.map(({ accountId: id, firstName, lastName, email }) => ({
      ...{ id, email, role: 'usercollege' as const, displayName: `${firstName} ${lastName}` },
    })),
  });
  await tx.collegeUser.createMany({ data: people.map(({ email: _, ...person }) => person) });
  return people.map(({ accountId, email: _, idCard, ...person }) => ({
    accountId,
    after: { ...person, idCard: maskIdCard(idCard) },
  }));
}

async function assertOwnColleges(tx: Transaction, viewer: Viewer, inputs: readonly CollegeUserInput[]): Promise<void> {
  const colleges = [...new Set(inputs.map(({ organisationId }) => organisationId))];
  const own = await tx.organisation.count({
    where: { AND: [{ id: { in: colleges } }, buildManagedCollegesWhere(viewer)] },
  });
  if (own !== colleges.length) throw createFieldError('organisationId', peopleMessages['people.badOrganisation']);
}
