import { z } from 'zod';
import { assertCan } from '@/lib/auth/assert-can';
import {
  assertMayShowPassword,
  createCredentials,
  credentials,
  issueCredentials,
  mailCredentials,
  type PasswordLetter,
} from '@/lib/auth/credentials';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { enqueueMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { toIsoWithOffset } from '@/lib/time/format';
import { organisationsMessages as words } from './organisations.messages';
import { editableBy } from './organisations.queries';
import { issuedOfficePasswordInput, officePasswordInput } from './organisations.schema';
import { lockOrganisation } from './organisations.store';

/**
 * Sets a new password for an organisation's office login; the old one, its sessions and open resets end.
 *
 * @param raw the fields of `officePasswordInput`
 * @returns the password if it is to be shown, or the address that it was mailed to
 * @throws AppError 'missing' for an organisation that the viewer may not edit or without an office login, 'conflict'
 *   for a closed one, 'invalid' without an address to mail to, 'busy'
 */
export async function giveOfficePassword(
  raw: unknown,
  viewer: Viewer,
): Promise<{ password?: string; mailedTo?: string }> {
  assertCan(viewer, 'organisations.edit');
  const wish = parseInput(officePasswordInput, raw);
  assertMayShowPassword(wish.delivery, 'delivery');
  const made = await createCredentials();
  const { mailedTo } = await storeOfficePassword({ ...wish, made }, viewer);
  return wish.delivery === 'show' ? { password: made.password } : { mailedTo };
}

/**
 * As `giveOfficePassword`, but returns the password for a printed letter.
 *
 * @param raw `id` of the organisation
 */
export async function printOfficePassword(raw: unknown, viewer: Viewer): Promise<PasswordLetter> {
  assertCan(viewer, 'organisations.edit');
  const wish = parseInput(issuedOfficePasswordInput, {
    ...z.object({ id: z.unknown() }).catch({ id: undefined }).parse(raw),
    delivery: 'print',
  });
  const made = await createCredentials();
  const { name, userName } = await storeOfficePassword({ ...wish, made }, viewer);
  return { name, userName, password: made.password };
}

const storeOfficePassword = command({
  access: 'organisations.edit',
  fresh: true,
  input: issuedOfficePasswordInput.extend({ made: credentials }),
  run: async ({ id, delivery, made }, viewer, tx) => {
    const row = await lockOrganisation(tx, editableBy(viewer), { id });
    const office = await tx.systemUser.findFirst({
      where: { organisationId: id, isOffice: true },
      include: { account: true },
      orderBy: { id: 'asc' },
    });
    if (!office) throw new AppError('missing', pickMessage(words, 'organisations.noOffice'));
    const { account, accountId, userName } = office;
    if (row.status !== 'open' || account.status !== 'open')
      throw new AppError('conflict', pickMessage(words, 'organisations.closedOffice'));
    const to = account.email ?? row.email;
    if (delivery === 'mail' && !to) throw createFieldError('delivery', words['organisations.noAddress']);
    const isFirst = await issueCredentials(tx, accountId, made);
    const name = account.displayName;
    if (to && delivery === 'mail') await mailCredentials(tx, { name, userName, to, password: made.password, isFirst });
    // The office is notified of a password that was shown to somebody else.
    if (to && delivery !== 'mail')
      await enqueueMail(tx, {
        template: 'password-changed',
        to,
        data: { name, userName, door: 'staff', at: toIsoWithOffset(getCurrentTime()) },
      });
    return { accountId, mailedTo: to ?? undefined, name, userName };
  },
  audit: ({ id, delivery }, { accountId }) => ({
    action: 'organisation.password',
    noun: 'organisation',
    nounId: id,
    after: { accountId, delivery },
  }),
});
