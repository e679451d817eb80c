import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { membersOf } from './members.queries';
import { memberExport, memberId } from './members.schema';

/** Sets the state of a member's account and ends its sessions; one that is opened again begins with a login. */
async function setStatus(tx: Transaction, viewer: Viewer, id: number, status: 'open' | 'closed') {
  await tx.$queryRaw`SELECT id FROM account WHERE id = ${id} FOR UPDATE`;
  const member = await tx.member.findFirst({
    where: { AND: [{ accountId: id }, membersOf(viewer)] },
    select: { account: { select: { status: true } } },
  });
  if (!member) throw new AppError('missing', 'memberDesk.missing');
  await tx.account.update({ where: { id }, data: { status } });
  await endSessions(tx, id);
  return { before: { status: member.account.status }, after: { status } };
}

/** Closes a member's account: every session of it ends at once. */
export const closeMember = command({
  access: 'members.manage',
  input: memberId,
  touches: () => [],
  run: ({ id }, viewer, tx) => setStatus(tx, viewer, id, 'closed'),
  audit: ({ id }, kept) => ({ action: 'member.close', noun: 'account', nounId: id, ...kept }),
});

/** Opens a member's account again. */
export const openMember = command({
  access: 'members.manage',
  input: memberId,
  touches: () => [],
  run: ({ id }, viewer, tx) => setStatus(tx, viewer, id, 'open'),
  audit: ({ id }, kept) => ({ action: 'member.open', noun: 'account', nounId: id, ...kept }),
});

/** Writes down that the list of members left the house as a file, and with how many rows. */
export const noteMemberExport = command({
  access: 'members.manage',
  input: memberExport,
  touches: () => [],
  run: async () => undefined,
  audit: (input) => ({ action: 'member.export', noun: 'account', after: input }),
});
