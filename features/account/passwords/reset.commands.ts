import { z } from 'zod';
import { findAccount, isAccountOpen, toMailLogin } from '@/lib/auth/accounts';
import { assertCan } from '@/lib/auth/assert-can';
import { generateToken, hashToken } from '@/lib/auth/cookies';
import { loginNameNormalizers } from '@/lib/auth/login-names';
import { generateResetPassword, hashPassword } from '@/lib/auth/passwords';
import type { Viewer } from '@/lib/auth/viewer';
import { joinKey } from '@/lib/cache/cache-key';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { idInput } from '@/lib/command/validation';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, consumeWithin, findByKey, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { enqueueUnverifiedMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { toNfc } from '@/lib/text/stacked-marks';
import { getCurrentTime } from '@/lib/time/current-time';
import { MINUTE_MS } from '@/lib/time/units';
import { passwordsMessages as words } from './passwords.messages';
import { findAccountRow, findMailAddress, findReset, toPasswordOwner } from './passwords.queries';
import { createPasswordSchema, resetInput, resetRequestInput } from './passwords.schema';
import { storePassword } from './passwords.store';

/** Validity of the link and the one-time password of a reset. */
export const RESET_MINUTES = 30;

/**
 * Starts a password reset: sends a one-time link and a one-time password to the address on record. Response and timing
 * are the same whether or not the account exists or can be mailed.
 *
 * @param raw `kind` of login, `name` used there
 * @param hold old clients request the mail in a second call; it is held until then, at most a minute
 * @throws AppError 'invalid' by field, 'limited' above 60 an hour from one address, 'busy'
 */
export async function startReset(raw: unknown, viewer: Viewer, { hold = false } = {}): Promise<void> {
  const { kind, name } = parseInput(resetRequestInput, raw);
  await consume(getLimiter('reset.address'), toClientKey(viewer.address));
  const plain = loginNameNormalizers[kind](toNfc(name));
  const key = hashKey(joinKey(kind, plain));
  const within = await consumeWithin(getLimiter('reset.name'), key);
  const password = generateResetPassword();
  const hash = await hashPassword(password);
  const found = await findAccount(kind, plain);
  await createReset({ accountId: within ? found?.id : undefined, password, hash, hold }, viewer);
}

/**
 * Sends a member a reset mail, on behalf of a viewer who manages members.
 *
 * @param raw `id` of the account
 * @throws AppError 'forbidden', 'invalid', 'missing' for all but open members, 'busy'
 */
export async function sendReset(raw: unknown, viewer: Viewer): Promise<void> {
  assertCan(viewer, 'members.manage');
  const { id: accountId } = parseInput(idInput, raw);
  const account = await findAccountRow(accountId);
  if (!account?.member || !isAccountOpen(account))
    throw new AppError('missing', pickMessage(words, 'memberDesk.closedNow'));
  const password = generateResetPassword();
  await createReset({ accountId, password, hash: await hashPassword(password), hold: false }, viewer);
}

const createReset = command({
  access: 'account.reset',
  input: z.object({ accountId: z.number().optional(), password: z.string(), hash: z.string(), hold: z.boolean() }),
  run: async ({ accountId, password, hash, hold }, _viewer, tx) => {
    await tx.$queryRaw`SELECT id FROM account WHERE id = ${accountId ?? 0} FOR UPDATE`;
    const account = await findAccountRow(accountId, tx);
    const to = account && isAccountOpen(account) ? findMailAddress(account) : undefined;
    if (!account || !to) return false;
    const token = generateToken();
    const link = `${env.SITE_URL}/login/reset/?token=${token}`;
    const data = { ...toMailLogin(account), link, password, minutes: RESET_MINUTES };
    // The address of a member who has never logged in is unverified: anyone may have registered it.
    const mailKey = await enqueueUnverifiedMail(tx, { template: 'password-reset', to, data, hold });
    const now = getCurrentTime();
    await tx.passwordReset.updateMany({ where: { accountId: account.id, usedAt: null }, data: { usedAt: now } });
    const expiresAt = new Date(now.getTime() + RESET_MINUTES * MINUTE_MS);
    await tx.passwordReset.create({
      data: {
        accountId: account.id,
        tokenHash: hashToken(token, 'password reset'),
        passwordHash: hash,
        mailKey,
        expiresAt,
      },
    });
    return true;
  },
  audit: ({ accountId }, mailed) => ({
    action: 'password.forgot',
    noun: 'account',
    nounId: accountId,
    outcome: mailed ? 'done' : 'ignored',
  }),
});

/**
 * Sets a new password with a reset's link, once; link and one-time password are void afterwards, and every session of
 * the account ends.
 *
 * @param raw `token`, `password`, `repeated`
 * @throws AppError 'missing' for a used, expired or unknown link; 'limited' above 30 of those per hour and client;
 *   'invalid' by field; 'busy'
 */
export async function finishReset(raw: unknown, viewer: Viewer): Promise<void> {
  const { token, password } = parseInput(resetInput, raw);
  const reset = await findByKey(getLimiter('reset.wrong'), toClientKey(viewer.address), () => findReset(token));
  if (!reset) throw invalidResetError();
  parseInput(createPasswordSchema(toPasswordOwner(reset.account)), { password });
  await applyReset({ id: reset.id, hash: await hashPassword(password) }, viewer);
}

const invalidResetError = () => new AppError('missing', pickMessage(words, 'accounts.resetDead'));

const applyReset = command({
  access: 'account.reset',
  input: z.object({ id: z.number(), hash: z.string() }),
  run: async ({ id, hash }, _viewer, tx) => {
    const now = getCurrentTime();
    const used = await tx.passwordReset.updateMany({
      where: { id, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    const reset = await tx.passwordReset.findUnique({ where: { id } });
    const account = await findAccountRow(reset?.accountId, tx);
    if (used.count === 0 || !account || !isAccountOpen(account)) throw invalidResetError();
    await storePassword(tx, account, { before: account.passwordHash, hash }, now);
    await tx.knownDevice.deleteMany({ where: { accountId: account.id } });
    return account.id;
  },
  audit: (_, accountId) => ({ action: 'password.reset', noun: 'account', nounId: accountId }),
});
