import { findAccountRow, findMailAddress } from '@/features/account/passwords/passwords.queries';
import { toMailLogin } from '@/lib/auth/accounts';
import { assertCan } from '@/lib/auth/assert-can';
import {
  assertMayShowPassword,
  type Credentials,
  createCredentials,
  credentials,
  issueCredentials,
  mailCredentials,
  type PasswordLetter,
} from '@/lib/auth/credentials';
import { assertFreshProof } from '@/lib/auth/fresh-proof';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { peopleMessages } from '../people.messages';
import { peopleListMessages } from './list.messages';
import { findPerson } from './list.queries';
import { issuedPersonPasswordInput, peopleKinds, personPasswordInput } from './list.schema';
import { lockOtherPerson } from './list.store';

/**
 * Issues a new password, by mail or shown once: it replaces the old one, and every session ends. It is valid for 72
 * hours and must be changed at the first login.
 *
 * @returns the password if it is to be shown
 * @throws AppError 'missing', 'forbidden' for one's own, 'invalid' without an address to mail to, 'conflict' for a
 *   closed account, 'limited', 'busy'
 */
export async function givePersonPassword(raw: unknown, viewer: Viewer): Promise<string | undefined> {
  assertCan(viewer, 'accounts.manage');
  assertFreshProof(viewer);
  const { id, way } = parseInput(personPasswordInput, raw);
  assertMayShowPassword(way, 'way');
  const made = await generatePersonCredentials(id, viewer);
  await storePersonPassword({ id, way, made }, viewer);
  return way === 'show' ? made.password : undefined;
}

/**
 * Issues a new password to be printed as a letter.
 *
 * @param raw `id` of the account
 */
export async function printPersonPassword(raw: unknown, viewer: Viewer): Promise<PasswordLetter> {
  assertCan(viewer, 'accounts.manage');
  assertFreshProof(viewer);
  const { id } = parseInput(idInput, raw);
  const made = await generatePersonCredentials(id, viewer);
  return { ...(await storePersonPassword({ id, way: 'print', made }, viewer)), password: made.password };
}

async function generatePersonCredentials(id: number, viewer: Viewer): Promise<Credentials> {
  if (!(await findPerson(viewer, id, peopleKinds)))
    throw new AppError('missing', pickMessage(peopleMessages, 'people.missing'));
  await consume(getLimiter('password.give'), String(viewer.accountId));
  return createCredentials();
}

const storePersonPassword = command({
  access: 'accounts.manage',
  fresh: true,
  input: issuedPersonPasswordInput.extend({ made: credentials }),
  run: async ({ id, way, made }, viewer, tx) => {
    const { status } = await lockOtherPerson(tx, viewer, id);
    if (status === 'closed') throw new AppError('conflict', pickMessage(peopleListMessages, 'peopleDesk.closedNow'));
    const isFirst = await issueCredentials(tx, id, made);
    const { to, ...named } = await findRecipient(tx, id);
    if (way !== 'mail') return named;
    if (!to) throw createFieldError('way', peopleListMessages['peopleDesk.noAddress']);
    await mailCredentials(tx, { to, ...named, password: made.password, isFirst });
    return named;
  },
  audit: ({ id, way }) => ({ action: 'password.give', noun: 'account', nounId: id, after: { way } }),
});

/** Name and user name for a letter, and the address on record. */
async function findRecipient(tx: Transaction, id: number) {
  const account = await findAccountRow(id, tx);
  if (!account) throw new AppError('missing', pickMessage(peopleMessages, 'people.missing'));
  return { to: findMailAddress(account), name: account.displayName, ...toMailLogin(account) };
}
