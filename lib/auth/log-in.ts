import { writeAudit } from '@/lib/audit/audit';
import { db, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { toNfc } from '@/lib/text/stacked-marks';
import { getCurrentTime } from '@/lib/time/current-time';
import {
  findAccount,
  isAccountOpen,
  isKnownDevice,
  type LoginAccount,
  type LoginKind,
  loginNameNormalizers,
} from './accounts';
import { generateToken, hashToken } from './cookies';
import { rejectIfQueueFull } from './hash-pool';
import { registerLoginAttempt } from './login-limits';
import { verifyPassword } from './passwords';
import { openSession } from './sessions';

/** The browser that logs in: what it brought and where it is. */
export type LoginClient = { address?: string; userAgent: string; session?: string; device?: string };

/** What a login gives: the tokens of its two cookies, and who is in. */
export type LoginResult = { session: string; device: string; accountId: number };

/** Longer ones are no passwords; they would only be work. */
const MAX_PASSWORD = 200;

/** What a wrong name or password is told, by door. */
const refusalMessages = { staff: 'login.wrong', collegeUser: 'login.wrong', member: 'login.wrongMember' } as const;

/**
 * The one login behind all doors: the web forms, the old calls and next-auth. Unknown names, wrong passwords, expired
 * passwords and closed accounts are refused alike, after the same work.
 *
 * @throws AppError 'unauthenticated', 'limited' or 'busy'
 */
export async function logIn(
  kind: LoginKind,
  typed: { name: string; password: string },
  client: LoginClient,
): Promise<LoginResult> {
  // A flood costs no query, and a try whose password nobody looks at is no guess.
  rejectIfQueueFull();
  const name = loginNameNormalizers[kind](toNfc(typed.name));
  const account = await findAccount(kind, name);
  const knownDevice = await isKnownDevice(account?.id, client.device);
  const forget = await registerLoginAttempt({ kind, name, address: client.address ?? '', knownDevice });
  const fit = typed.password.length <= MAX_PASSWORD ? await matchPassword(account, typed.password) : undefined;
  if (!account || !fit || !isAccountOpen(account)) {
    await writeAudit(db, { role: 'visitor', address: client.address }, toRefusedLoginAudit(account));
    throw new AppError('unauthenticated', refusalMessages[kind]);
  }
  await forget();
  const device = knownDevice ? client.device : undefined;
  return db.$transaction((tx) => openLoginSession(tx, account, fit, { ...client, device }));
}

type MatchedPassword = 'password' | 'reset';

/** Which of an account's passwords fits: its own, or the one-time password of a reset under way. */
async function matchPassword(
  account: LoginAccount,
  password: string,
  now = getCurrentTime(),
): Promise<MatchedPassword | undefined> {
  const alive = account?.passwordExpiresAt && account.passwordExpiresAt <= now ? null : account?.passwordHash;
  if (await verifyPassword(password, alive)) return 'password';
  const reset = account?.passwordResets.find(({ expiresAt }) => expiresAt > now);
  // Compared in vain where there is none: two compares would else tell that the account exists and has a reset under way.
  return (await verifyPassword(password, reset?.passwordHash)) ? 'reset' : undefined;
}

async function openLoginSession(
  tx: Transaction,
  account: NonNullable<LoginAccount>,
  fit: MatchedPassword,
  client: LoginClient,
): Promise<LoginResult> {
  const now = getCurrentTime();
  // Between the look at the password and here the account may have got another one, or have been closed.
  const unchanged = { id: account.id, status: 'open', passwordHash: account.passwordHash } as const;
  const { count } = await tx.account.updateMany({ where: unchanged, data: { lastLoginAt: now } });
  if (count === 0) throw new AppError('unauthenticated', 'login.wrong');
  if (fit === 'reset') await consumeReset(tx, account, now);
  const replaced = client.session ? hashToken(client.session, 'session') : undefined;
  const session = await openSession(tx, { accountId: account.id }, client, replaced);
  // What a browser brings may have been put there by somebody else: only what this account was given before stays.
  const device = client.device ?? generateToken();
  const known = { accountId: account.id, deviceHash: hashToken(device, 'device') };
  await tx.knownDevice.upsert({
    where: { accountId_deviceHash: known },
    create: known,
    update: { lastUsedAt: now },
  });
  const viewer = { role: account.role, accountId: account.id, name: account.displayName, address: client.address };
  await writeAudit(tx, viewer, { action: 'session.open', noun: 'account', nounId: account.id });
  return { session, device, accountId: account.id };
}

/** The one-time password becomes the account's only one, for as long as it lives, and its link is dead. */
async function consumeReset(tx: Transaction, account: NonNullable<LoginAccount>, now: Date): Promise<void> {
  const [reset] = account.passwordResets;
  const taken = await tx.passwordReset.updateMany({
    where: { id: reset?.id ?? 0, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (!reset || taken.count === 0) throw new AppError('unauthenticated', 'login.wrong');
  await tx.account.update({
    where: { id: account.id },
    data: {
      passwordHash: reset.passwordHash,
      passwordExpiresAt: reset.expiresAt,
      passwordChangedAt: now,
      mustChangePassword: true,
    },
  });
}

const toRefusedLoginAudit = (account: LoginAccount) => ({
  action: 'session.open',
  noun: 'account',
  nounId: account?.id,
  outcome: 'refused',
});
