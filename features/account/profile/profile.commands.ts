import { z } from 'zod';
import { toMailLogin } from '@/lib/auth/accounts';
import { assertCan } from '@/lib/auth/assert-can';
import { generateToken, hashToken, listTokenHashes } from '@/lib/auth/cookies';
import { endEmailedLinks } from '@/lib/auth/emailed-links';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { toClientKey } from '@/lib/http/client-address';
import { consume, findByKey, getLimiter } from '@/lib/http/rate-limit/database';
import { enqueueMail, enqueueUnverifiedMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { toIsoWithOffset } from '@/lib/time/format';
import { MINUTE_MS } from '@/lib/time/units';
import { reauthenticate } from '../reauthenticate';
import { profilesMessages as words } from './profile.messages';
import { findEmailChange } from './profile.queries';
import {
  displayNameInput,
  emailChangeInput,
  emailTokenInput,
  mailPreferencesInput,
  memberProfileInput,
} from './profile.schema';

const CONFIRM_MINUTES = 60;

/** Saves the name of a staff member; the name of an office is its organisation's. */
export const saveDisplayName = command({
  access: 'profile.own',
  input: displayNameInput,
  run: async (input, { accountId = 0 }, tx) => {
    const mine = { id: accountId, systemUser: { isOffice: false } };
    const account = await tx.account.findUnique({ where: mine, select: { id: true, displayName: true } });
    if (!account) throw new AppError('forbidden', pickMessage(words, 'profiles.officeName'));
    await tx.account.update({ where: { id: account.id }, data: input });
    return { id: account.id, before: account.displayName };
  },
  audit: ({ displayName: name }, { id, before }) => ({
    action: 'profile.save',
    noun: 'account',
    nounId: id,
    before: { displayName: before },
    after: { displayName: name },
  }),
});

/** Saves the personal data of a member. The audit log records the change, not the values. */
export const saveMemberProfile = command({
  access: 'profile.own',
  input: memberProfileInput,
  run: async ({ birthDate, ...names }, { accountId = 0 }, tx) => {
    const data = { ...names, birthDate: new Date(birthDate) };
    const saved = await tx.member.updateMany({ where: { accountId }, data });
    if (saved.count === 0) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
    const called = `${names.firstName} ${names.lastName}`;
    await tx.account.update({ where: { id: accountId }, data: { displayName: called } });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'profile.save', noun: 'account', nounId: accountId }),
});

/** Saves mail preferences; other opt-ins of the account stay. */
export const saveMailPreferences = command({
  access: 'news.write',
  input: mailPreferencesInput,
  run: async (wishes, { accountId = 0 }, tx) => {
    const { mailOptIns } = await tx.account.findUniqueOrThrow({ where: { id: accountId } });
    const others = z.record(z.string(), z.json()).catch({}).parse(mailOptIns);
    await tx.account.update({ where: { id: accountId }, data: { mailOptIns: { ...others, ...wishes } } });
    return accountId;
  },
  audit: (wishes, accountId) => ({ action: 'profile.mailWishes', noun: 'account', nounId: accountId, after: wishes }),
});

/**
 * Requests a change of e-mail: a link is sent to the new address, which takes effect once confirmed. For an address of
 * another member the response is the same, but nothing is sent.
 *
 * @param raw `email` and the current `password`
 * @throws AppError 'invalid' by field, 'limited' above 5 an hour
 */
export async function requestEmailChange(raw: unknown, viewer: Viewer): Promise<void> {
  assertCan(viewer, 'profile.own');
  const { email, password } = parseInput(emailChangeInput, raw);
  await reauthenticate(viewer, password, 'password');
  await consume(getLimiter('email.change'), String(viewer.accountId));
  await createEmailChange({ email }, viewer);
}

const createEmailChange = command({
  access: 'profile.own',
  input: z.object({ email: z.string() }),
  run: async ({ email }, { accountId = 0 }, tx) => {
    const account = await tx.account.findUniqueOrThrow({ where: { id: accountId }, include: { member: true } });
    if (email === (account.member?.email ?? account.email)?.toLowerCase())
      throw createFieldError('email', words['profiles.emailSame']);
    await tx.emailChange.deleteMany({ where: { accountId, confirmedAt: null } });
    const token = generateToken();
    const expiresAt = new Date(getCurrentMs() + CONFIRM_MINUTES * MINUTE_MS);
    await tx.emailChange.create({
      data: { accountId, email, tokenHash: hashToken(token, 'e-mail change'), expiresAt },
    });
    if (account.member && (await tx.member.findUnique({ where: { email } }))) return accountId;
    const link = `${env.SITE_URL}/login/email/?token=${token}`;
    const data = { ...(account.member ? { door: 'member' as const } : {}), link, minutes: CONFIRM_MINUTES };
    await enqueueUnverifiedMail(tx, { template: 'email-change', to: email, data });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'email.ask', noun: 'account', nounId: accountId }),
});

/**
 * Confirms a new e-mail by the link sent to it; no session is needed. Password resets sent to the old address become
 * void.
 */
export async function confirmEmail(raw: unknown, viewer: Viewer): Promise<void> {
  const { token } = parseInput(emailTokenInput, raw);
  const change = await findByKey(getLimiter('email.wrong'), toClientKey(viewer.address), () => findEmailChange(token));
  if (!change) throw new AppError('missing', pickMessage(words, 'profiles.emailDead'));
  await applyEmailChange({ token }, viewer);
}

const applyEmailChange = command({
  access: 'email.confirm',
  input: emailTokenInput,
  run: async ({ token }, _viewer, tx) => {
    const now = getCurrentTime();
    const tokenHash = { in: listTokenHashes(token, 'e-mail change') };
    const taken = await tx.emailChange.updateMany({
      where: { tokenHash, confirmedAt: null, expiresAt: { gt: now }, account: { status: 'open' } },
      data: { confirmedAt: now },
    });
    if (taken.count === 0) throw new AppError('missing', pickMessage(words, 'profiles.emailDead'));
    const { accountId, email } = await tx.emailChange.findFirstOrThrow({ where: { tokenHash } });
    const other = await tx.member.findUnique({ where: { email } });
    const { count } = await tx.member.updateMany({ where: { accountId }, data: other ? {} : { email } });
    if (count > 0 && other) throw new AppError('conflict', pickMessage(words, 'profiles.emailTaken'));
    await notifyOldAddress(tx, accountId, now);
    await tx.account.update({ where: { id: accountId }, data: { email } });
    await endEmailedLinks(tx, accountId);
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'email.change', noun: 'account', nounId: accountId }),
});

/** Notifies the old address, in case somebody else made the change. */
async function notifyOldAddress(tx: Transaction, id: number, now: Date): Promise<void> {
  const account = await tx.account.findUniqueOrThrow({
    where: { id },
    include: { systemUser: true, collegeUser: true, member: true },
  });
  const { displayName: name, email, member } = account;
  const { door, userName } = toMailLogin(account);
  if (!email) return;
  // A member's login is the new address, which the old one is not told.
  const data = { name, door, ...(member ? {} : { userName }), at: toIsoWithOffset(now) };
  await enqueueMail(tx, { template: 'email-changed', to: email, data });
}
