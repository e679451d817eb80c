import { z } from 'zod';
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
import { formatLoginName } from '@/lib/text/id-card';
import { peopleMessages as words } from '../people.messages';
import { collegeUserFormInput, newCollegeUserFormInput } from './college-users.schema';
import { writeCollegeUser } from './college-users.store';

/**
 * Saves a college user. A new one may get a password at once, by mail or shown once.
 *
 * @param raw the fields of `collegeUserFormInput`
 * @returns ids, and the password if it is to be shown
 * @throws AppError 'forbidden', 'missing', 'invalid' by field, 'conflict', 'busy'
 */
export async function saveCollegeUser(raw: unknown, viewer: Viewer) {
  assertCan(viewer, 'accounts.manage');
  const isKept = z.object({ id: z.unknown().refine(Boolean) }).safeParse(raw).success;
  const form = parseInput(isKept ? collegeUserFormInput : newCollegeUserFormInput, raw);
  assertMayShowPassword(form.way, 'way');
  const isGiven = form.id === undefined && form.way !== 'none';
  const made = isGiven ? await createCredentials() : undefined;
  const saved = await storeCollegeUser({ ...form, made }, viewer);
  return { ...saved, password: form.way === 'show' ? made?.password : undefined };
}

const storeCollegeUser = command({
  access: 'accounts.manage',
  input: collegeUserFormInput.safeExtend({ made: credentials.optional() }),
  run: async ({ id, way, seen, made, ...input }, viewer, tx) => {
    const written = await writeCollegeUser(tx, viewer, input, id, seen);
    if (!made || !written.made) return written;
    const isFirst = await issueCredentials(tx, written.accountId, made);
    if (way !== 'mail') return written;
    if (!input.email) throw createFieldError('email', words['people.emailForMail']);
    const name = `${input.firstName} ${input.lastName}`;
    const userName = formatLoginName(input.idCard ?? '');
    await mailCredentials(tx, {
      to: input.email,
      name,
      userName,
      door: 'collegeUser',
      password: made.password,
      isFirst,
    });
    return written;
  },
  audit: ({ way }, { accountId, made, before, after }) => ({
    action: made ? 'collegeUser.add' : 'collegeUser.save',
    noun: 'account',
    nounId: accountId,
    before,
    after: made ? { ...after, way } : after,
  }),
});
