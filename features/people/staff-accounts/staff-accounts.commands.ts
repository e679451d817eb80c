import { assertCan } from '@/lib/auth/assert-can';
import {
  assertMayShowPassword,
  createCredentials,
  credentials,
  issueCredentials,
  mailCredentials,
} from '@/lib/auth/credentials';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { createFieldError } from '@/lib/errors/errors';
import { tag } from '@/lib/request/context';
import { peopleMessages as words } from '../people.messages';
import { staffAccountFormInput } from './staff-accounts.schema';
import { writeStaffAccount } from './staff-accounts.store';

/**
 * Saves a staff account. A new one may get a password at once, by mail or shown once.
 *
 * @param raw the fields of `staffAccountFormInput`
 * @returns ids, and the password if it is to be shown
 * @throws AppError 'forbidden', 'missing', 'invalid' by field, 'conflict', 'busy'
 */
export async function saveStaffAccount(raw: unknown, viewer: Viewer) {
  assertCan(viewer, 'accounts.manage');
  const form = parseInput(staffAccountFormInput, raw);
  assertMayShowPassword(form.way, 'way');
  const isGiven = form.id === undefined && form.way !== 'none';
  const made = isGiven ? await createCredentials() : undefined;
  const saved = await storeStaffAccount({ ...form, made }, viewer);
  return { ...saved, password: form.way === 'show' ? made?.password : undefined };
}

const storeStaffAccount = command({
  access: 'accounts.manage',
  fresh: true,
  input: staffAccountFormInput.extend({ made: credentials.optional() }),
  invalidates: () => [tag.organisations],
  run: async ({ id, way, seen, made, ...input }, viewer, tx) => {
    const written = await writeStaffAccount(tx, viewer, input, id, seen);
    if (!made || !written.made) return written;
    const isFirst = await issueCredentials(tx, written.accountId, made);
    if (way !== 'mail') return written;
    if (!input.email) throw createFieldError('email', words['people.emailForMail']);
    const { displayName: name, userName, email: to } = input;
    await mailCredentials(tx, { to, name, userName, password: made.password, isFirst });
    return written;
  },
  audit: ({ way }, { accountId, made, before, after }) => ({
    action: made ? 'systemUser.add' : 'systemUser.save',
    noun: 'account',
    nounId: accountId,
    before,
    after: made ? { ...after, way } : after,
  }),
});
