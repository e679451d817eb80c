import { writeAudit } from '@/lib/audit/audit';
import { db, type Transaction } from '@/lib/db/db';
import { retryConflicts, TRANSACTION_CONFLICTS } from '@/lib/db/retry-conflicts';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { toNfc } from '@/lib/text/stacked-marks';
import { getCurrentTime } from '@/lib/time/current-time';
import { findAccount, isAccountOpen, isKnownDevice, type LoginAccount } from './accounts';
import { recordBlockedLogin } from './blocked-logins';
import { generateToken, hashToken, listTokenHashes } from './cookies';
import { endEmailedLinks } from './emailed-links';
import { rejectIfQueueFull } from './hash-pool';
import { registerLoginAttempt } from './login-limits';
import { loginNameNormalizers, recognizeLogin } from './login-names';
import { authMessages } from './messages';
import { verifyPassword } from './passwords';
import type { LoginKind } from './role-table';
import { openSession } from './sessions';

/** The client of a login: its address, user agent, and the cookies it sent. */
export type LoginClient = { address?: string; userAgent: string; session?: string; device?: string };

/** Result of a login: the tokens of its two cookies, and the account. */
export type LoginResult = { session: string; device: string; accountId: number };

/** Maximum length of a password in characters; longer ones are rejected without hashing. */
const MAX_PASSWORD = 200;

/** Message for a wrong name or password, by kind of login. */
const refusalKeys = { staff: 'login.wrong', collegeUser: 'login.wrong', member: 'login.wrongMember' } as const;

type LoginOptions = {
  /** The only account that may log in, on a page that it has opened; no session is opened for another one. */
  owner?: number;
  /** Message for a wrong name or password; by default that of the kind of login. */
  refusal?: 'login.wrong' | 'login.wrongMember';
};

/**
 * Logs in by one box for every kind of account, which the shape of the name decides: one kind is looked up, whatever
 * was typed, and all refusals have the same words, so that neither work nor answer tells which accounts exist.
 *
 * @throws AppError as `logIn`
 */
export const logInByName = (typed: { name: string; password: string }, client: LoginClient): Promise<LoginResult> =>
  logIn(recognizeLogin(typed.name)?.kind ?? 'staff', typed, client, { refusal: 'login.wrong' });

/**
 * The single login behind the web forms, the legacy calls and next-auth. Unknown names, wrong passwords, expired
 * passwords and closed accounts get the same refusal after the same work.
 *
 * @throws AppError 'unauthenticated', 'limited' or 'busy'
 */
export async function logIn(
  kind: LoginKind,
  typed: { name: string; password: string },
  client: LoginClient,
  { owner, refusal = refusalKeys[kind] }: LoginOptions = {},
): Promise<LoginResult> {
  // When the queue is full, an attempt costs no query and is not counted: its password is never checked.
  rejectIfQueueFull();
  const name = loginNameNormalizers[kind](toNfc(typed.name));
  const account = await findAccount(kind, name);
  const knownDevice = await isKnownDevice(account?.id, client.device);
  const forget = await registerLoginAttempt({ kind, name, address: client.address ?? '', knownDevice }).catch(
    (error: unknown) => {
      if (account && error instanceof AppError) recordBlockedLogin(account.id, client.address);
      throw error;
    },
  );
  const fit = typed.password.length <= MAX_PASSWORD ? await matchPassword(account, typed.password) : undefined;
  if (!account || !fit || !isAccountOpen(account)) {
    await writeAudit(db, { role: 'visitor', address: client.address }, toRefusedLoginAudit(account));
    throw new AppError('unauthenticated', pickMessage(authMessages, refusal));
  }
  await forget();
  if (owner !== undefined && owner !== account.id) {
    await writeAudit(db, { role: 'visitor', address: client.address }, toRefusedLoginAudit(account));
    throw new AppError('unauthenticated', pickMessage(authMessages, 'login.otherAccount'));
  }
  const device = knownDevice ? client.device : undefined;
  // The confirmation of a new e-mail locks the same rows in another order.
  return retryConflicts(
    () => db.$transaction((tx) => openLoginSession(tx, account, fit, { ...client, device })),
    TRANSACTION_CONFLICTS,
  );
}

type MatchedPassword = 'password' | 'reset';

/** Matches the account's own password, or the one-time password of a pending reset. */
async function matchPassword(
  account: LoginAccount,
  password: string,
  now = getCurrentTime(),
): Promise<MatchedPassword | undefined> {
  const alive = account?.passwordExpiresAt && account.passwordExpiresAt <= now ? null : account?.passwordHash;
  if (await verifyPassword(password, alive)) return 'password';
  const reset = account?.passwordResets.find(({ expiresAt }) => expiresAt > now);
  // Compares with a dummy hash if there is none: the time of a second compare would reveal that the account exists and
  // has a pending reset.
  return (await verifyPassword(password, reset?.passwordHash)) ? 'reset' : undefined;
}

async function openLoginSession(
  tx: Transaction,
  account: NonNullable<LoginAccount>,
  fit: MatchedPassword,
  client: LoginClient,
): Promise<LoginResult> {
  const now = getCurrentTime();
  // The account may have got another password, or been closed, since the password was checked.
  const unchanged = { id: account.id, status: 'open', passwordHash: account.passwordHash } as const;
  const { count } = await tx.account.updateMany({ where: unchanged, data: { lastLoginAt: now } });
  if (count === 0) throw new AppError('unauthenticated', pickMessage(authMessages, 'login.wrong'));
  if (fit === 'reset') await consumeReset(tx, account, now);
  const replaced = client.session ? listTokenHashes(client.session, 'session') : [];
  const session = await openSession(tx, { accountId: account.id }, client, replaced);
  // A device token may have been planted by somebody else: only one already known for this account is reused.
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

/** Makes the one-time password the account's only one until it expires; links mailed before become void. */
async function consumeReset(tx: Transaction, account: NonNullable<LoginAccount>, now: Date): Promise<void> {
  const [reset] = account.passwordResets;
  const taken = await tx.passwordReset.updateMany({
    where: { id: reset?.id ?? 0, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (!reset || taken.count === 0) throw new AppError('unauthenticated', pickMessage(authMessages, 'login.wrong'));
  await tx.account.update({
    where: { id: account.id },
    data: {
      passwordHash: reset.passwordHash,
      passwordExpiresAt: reset.expiresAt,
      passwordChangedAt: now,
      mustChangePassword: true,
    },
  });
  await endEmailedLinks(tx, account.id);
}

const toRefusedLoginAudit = (account: LoginAccount) => ({
  action: 'session.open',
  noun: 'account',
  nounId: account?.id,
  outcome: 'refused',
});
