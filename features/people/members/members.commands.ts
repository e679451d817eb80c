import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { memberListMessages as words } from './members.messages';
import { buildManagedMembersWhere } from './members.queries';

/** Sets the status of a member's account and ends its sessions; a reopened account starts with a login. */
async function setMemberStatus(tx: Transaction, viewer: Viewer, id: number, status: 'open' | 'closed') {
  await tx.$queryRaw`SELECT id FROM account WHERE id = ${id} FOR UPDATE`;
  const member = await tx.member.findFirst({
    where: { AND: [{ accountId: id }, buildManagedMembersWhere(viewer)] },
    select: { account: { select: { status: true } } },
  });
  if (!member) throw new AppError('missing', pickMessage(words, 'memberDesk.missing'));
  await tx.account.update({ where: { id }, data: { status } });
  await endSessions(tx, id);
  return { before: { status: member.account.status }, after: { status } };
}

/** Closes a member's account; every session ends at once. */
export const closeMember = command({
  access: 'members.manage',
  input: idInput,
  run: ({ id }, viewer, tx) => setMemberStatus(tx, viewer, id, 'closed'),
  audit: ({ id }, kept) => ({ action: 'member.close', noun: 'account', nounId: id, ...kept }),
});

/** Reopens a member's account. */
export const openMember = command({
  access: 'members.manage',
  input: idInput,
  run: ({ id }, viewer, tx) => setMemberStatus(tx, viewer, id, 'open'),
  audit: ({ id }, kept) => ({ action: 'member.open', noun: 'account', nounId: id, ...kept }),
});

/** Records an export of the list of members in the audit log, with its number of rows. */
export const recordMemberExport = exportRecord({ access: 'members.manage', action: 'member.export', noun: 'account' });
