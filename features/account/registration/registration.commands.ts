import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hashPassword, makePassword } from '@/lib/auth/passwords';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { clientKey } from '@/lib/http/client-address';
import { blindKey, isWithin, limit, spend } from '@/lib/http/rate-limit/database';
import { HOUR_SECONDS } from '@/lib/http/rate-limit/limits';
import { enqueueOpenMail } from '@/lib/mail/outbox';
import type { OpenMail } from '@/lib/mail/schema';
import { currentTime } from '@/lib/time/current-time';
import { newMember } from './registration.schema';

/** How long the mailed password opens the account. */
export const FIRST_PASSWORD_HOURS = 72;
const HOUR_MS = HOUR_SECONDS * 1_000;

const perEmail = () => limit('register.email');
const perAddress = () => limit('register.address');

/**
 * Registers a member: an open account whose first password goes out by mail and must be changed at the first login. What
 * the asker sees is the same for a new e-mail, for one that has an account (its owner gets a notice), and for one asked
 * for more than 3 times a day (no further mail). Who let the first password run out unused registers the same account anew.
 *
 * @param raw the fields of `newMember`; others are left out
 * @throws AppError 'invalid' with the message of each field; 'limited' above 60 an hour from one address; 'busy'
 */
export async function registerMember(raw: unknown, viewer: Viewer): Promise<void> {
  const wishes = parse(newMember, raw);
  await spend(perAddress(), clientKey(viewer.address), 'members.tooMany');
  const within = await isWithin(perEmail(), blindKey(wishes.email));
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  if (within) await keepRegistration({ ...wishes, password, passwordHash }, viewer);
}

const hashedMember = newMember.extend({ password: z.string(), passwordHash: z.string() });
type HashedMember = z.infer<typeof hashedMember>;
type Kept = 'new' | 'renewed' | 'known';
type Outcome = { kept: Kept; accountId: number };

const keepRegistration = command({
  access: 'account.register',
  input: hashedMember,
  touches: () => [],
  run: async (member, _viewer, tx): Promise<Outcome> => {
    const now = currentTime();
    const kept = (await renew(tx, member, now)) ?? (await create(tx, member, now)) ?? 'known';
    const { account } = await tx.member.findUniqueOrThrow({
      where: { email: member.email },
      select: { account: { select: { id: true } } },
    });
    await enqueueOpenMail(tx, { ...letterOf(kept, member), to: member.email, hold: member.hold });
    return { kept, accountId: account.id };
  },
  audit: ({ terms }, { kept, accountId }) => ({
    action: 'member.register',
    noun: 'account',
    nounId: accountId,
    after: { kept, terms },
  }),
});

function letterOf(kept: Kept, { password }: HashedMember): OpenMail {
  if (kept === 'known') return { template: 'member-known', data: {} };
  return { template: 'member-welcome', data: { password, hours: FIRST_PASSWORD_HOURS } };
}

/** Nobody has ever been in an account whose first password ran out: whoever registers it now gets it as new. */
async function renew(tx: Transaction, member: HashedMember, now: Date): Promise<Kept | undefined> {
  const { count } = await tx.account.updateMany({
    where: {
      member: { email: member.email },
      status: 'open',
      mustChangePassword: true,
      lastLoginAt: null,
      passwordExpiresAt: { lte: now },
    },
    data: accountOf(member, now),
  });
  if (count === 0) return undefined;
  await tx.member.update({ where: { email: member.email }, data: personOf(member, now) });
  return 'renewed';
}

/** @returns undefined when the e-mail has an account, also when it got one this very moment */
async function create(tx: Transaction, member: HashedMember, now: Date): Promise<Kept | undefined> {
  const { email } = member;
  if (await tx.member.findUnique({ where: { email }, select: { id: true } })) return undefined;
  const { id } = await tx.account.create({ data: { role: 'member', email, ...accountOf(member, now) } });
  const person = { accountId: id, email, registrationCode: randomUUID(), ...personOf(member, now) };
  const { count } = await tx.member.createMany({ data: [person], skipDuplicates: true });
  if (count === 1) return 'new';
  await tx.account.delete({ where: { id } });
  return undefined;
}

const accountOf = ({ firstName, lastName, passwordHash }: HashedMember, now: Date) => ({
  displayName: `${firstName} ${lastName}`,
  passwordHash,
  passwordChangedAt: now,
  passwordExpiresAt: new Date(now.getTime() + FIRST_PASSWORD_HOURS * HOUR_MS),
  mustChangePassword: true,
});

const personOf = ({ firstName, lastName, gender, birthDate, terms }: HashedMember, now: Date) => ({
  firstName,
  lastName,
  gender,
  birthDate: new Date(birthDate),
  termsVersion: terms,
  termsAcceptedAt: now,
});
