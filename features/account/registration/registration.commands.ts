import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ISSUED_PASSWORD_HOURS, toIssuedPasswordColumns } from '@/lib/auth/credentials';
import { generatePassword, hashPassword } from '@/lib/auth/passwords';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, consumeWithin, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { enqueueUnverifiedMail } from '@/lib/mail/outbox';
import type { UnverifiedMail } from '@/lib/mail/schema';
import { pickMessage } from '@/lib/messages/message';
import { findTerms } from '@/lib/site/terms.queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { registrationMessages as words } from './registration.messages';
import { newMemberInput } from './registration.schema';

/**
 * Registers a member: an open account whose first password is sent by mail and must be changed at the first login. The
 * response is the same for a new e-mail, for a known one (its owner gets a notice), and above 3 requests a day (no
 * further mail). If the first password expired unused, the same account is registered again.
 *
 * @param raw the fields of `newMemberInput`; others are ignored
 * @throws AppError 'invalid' with the message of each field, also for terms that are not in force; 'limited' above 60
 *   an hour from one address; 'busy'
 */
export async function registerMember(raw: unknown, viewer: Viewer): Promise<void> {
  const wishes = parseInput(newMemberInput, raw);
  const { version } = await findTerms();
  if (wishes.terms !== version) throw createFieldError('terms', words['members.termsChanged'].th);
  await consume(getLimiter('register.address'), toClientKey(viewer.address), pickMessage(words, 'members.tooMany'));
  const within = await consumeWithin(getLimiter('register.email'), hashKey(wishes.email));
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  if (within) await storeRegistration({ ...wishes, password, passwordHash }, viewer);
}

const hashedMember = newMemberInput.extend({ password: z.string(), passwordHash: z.string() });
type HashedMember = z.infer<typeof hashedMember>;
type RegistrationResult = 'new' | 'renewed' | 'known';
type Outcome = { kept: RegistrationResult; accountId: number };

const storeRegistration = command({
  access: 'account.register',
  input: hashedMember,
  run: async (member, _viewer, tx): Promise<Outcome> => {
    const now = getCurrentTime();
    const kept = (await renewMember(tx, member, now)) ?? (await createMember(tx, member, now)) ?? 'known';
    const { account } = await tx.member.findUniqueOrThrow({
      where: { email: member.email },
      select: { account: { select: { id: true } } },
    });
    await enqueueUnverifiedMail(tx, { ...buildRegistrationMail(kept, member), to: member.email, hold: member.hold });
    return { kept, accountId: account.id };
  },
  audit: ({ terms }, { kept, accountId }) => ({
    action: 'member.register',
    noun: 'account',
    nounId: accountId,
    after: { kept, terms },
  }),
});

function buildRegistrationMail(kept: RegistrationResult, { email, password }: HashedMember): UnverifiedMail {
  if (kept === 'known') return { template: 'member-known', data: { userName: email } };
  return { template: 'member-welcome', data: { userName: email, password, hours: ISSUED_PASSWORD_HOURS } };
}

/** Renews an account whose first password expired unused: nobody has logged in, so a new registration takes it over. */
async function renewMember(tx: Transaction, member: HashedMember, now: Date): Promise<RegistrationResult | undefined> {
  const { count } = await tx.account.updateMany({
    where: {
      member: { email: member.email },
      status: 'open',
      mustChangePassword: true,
      lastLoginAt: null,
      passwordExpiresAt: { lte: now },
    },
    data: toAccountColumns(member, now),
  });
  if (count === 0) return undefined;
  await tx.member.update({ where: { email: member.email }, data: toMemberColumns(member, now) });
  return 'renewed';
}

/** @returns undefined if the e-mail has an account, even one created concurrently */
async function createMember(tx: Transaction, member: HashedMember, now: Date): Promise<RegistrationResult | undefined> {
  const { email } = member;
  if (await tx.member.findUnique({ where: { email }, select: { id: true } })) return undefined;
  const { id } = await tx.account.create({ data: { role: 'member', email, ...toAccountColumns(member, now) } });
  const person = { accountId: id, email, registrationCode: randomUUID(), ...toMemberColumns(member, now) };
  const { count } = await tx.member.createMany({ data: [person], skipDuplicates: true });
  if (count === 1) return 'new';
  await tx.account.delete({ where: { id } });
  return undefined;
}

const toAccountColumns = ({ firstName, lastName, passwordHash }: HashedMember, now: Date) => ({
  displayName: `${firstName} ${lastName}`,
  ...toIssuedPasswordColumns(passwordHash, now),
});

const toMemberColumns = ({ firstName, lastName, gender, birthDate, terms }: HashedMember, now: Date) => ({
  firstName,
  lastName,
  gender,
  birthDate: new Date(birthDate),
  termsVersion: terms,
  termsAcceptedAt: now,
});
