import { z } from 'zod';
import { can } from '@/lib/auth/access';
import { giveCredentials, mailCredentials, makeCredentials, refuseShowing } from '@/lib/auth/credentials';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { tag } from '@/lib/request/context';
import { systemUserForm } from './staff-accounts.schema';
import { writeSystemUser } from './staff-accounts.store';

/**
 * Saves an account of an office. A new one may get a password at once, by mail or to be shown this once.
 *
 * @param raw the fields of `systemUserForm`
 * @returns ids, and the password where it is to be shown
 * @throws AppError 'forbidden', 'missing', 'invalid' by field, 'conflict', 'busy'
 */
export async function saveSystemUser(raw: unknown, viewer: Viewer) {
  if (!can(viewer, 'accounts.manage')) throw new AppError('forbidden', 'errors.forbidden');
  const form = parse(systemUserForm, raw);
  refuseShowing(form.way, 'way');
  const isGiven = form.id === undefined && form.way !== 'none';
  const made = isGiven ? await makeCredentials() : undefined;
  const saved = await keepSystemUser({ ...form, made }, viewer);
  return { ...saved, password: form.way === 'show' ? made?.password : undefined };
}

const keepSystemUser = command({
  access: 'accounts.manage',
  input: systemUserForm.extend({ made: z.object({ password: z.string(), hash: z.string() }).optional() }),
  touches: () => [tag.organisations],
  run: async ({ id, way, seen, made, ...input }, viewer, tx) => {
    const written = await writeSystemUser(tx, viewer, input, id, seen);
    if (!made || !written.made) return written;
    const isFirst = await giveCredentials(tx, written.accountId, made);
    if (way !== 'mail') return written;
    if (!input.email) throw new AppError('invalid', 'errors.invalid', { email: 'people.emailForMail' });
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
