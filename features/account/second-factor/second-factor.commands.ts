import { createHmac, randomInt } from 'node:crypto';
import { z } from 'zod';
import { writeAudit } from '@/lib/audit/audit';
import { assertCan } from '@/lib/auth/assert-can';
import { authMessages } from '@/lib/auth/messages';
import { openSession } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { encrypt } from '@/lib/crypto/encryption';
import { getSecrets } from '@/lib/crypto/secrets';
import { db, type Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { reauthenticate } from '../reauthenticate';
import { secondFactorMessages as words } from './second-factor.messages';
import { findSecondFactor } from './second-factor.queries';
import { findStep, makeSecret } from './second-factor.rules';
import { codeInput, passwordInput } from './second-factor.schema';

const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Alphabet without look-alike characters; ten of them carry 49 bits. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const PROOF = { action: 'secondFactor.prove', noun: 'account' } as const;

const limitTries = () => getLimiter('second-factor');

/** Begins enrolment: the secret takes effect once a code of it is entered. It replaces one begun earlier. */
export const beginSecondFactor = command({
  access: 'secondFactor.own',
  input: z.object({}),
  run: async (_, { accountId = 0 }, tx) => {
    const totpSecret = JSON.stringify(encrypt({ secret: makeSecret() }));
    const begun = await tx.account.updateMany({
      where: { id: accountId, totpConfirmedAt: null },
      data: { totpSecret },
    });
    if (begun.count === 0) throw new AppError('conflict', pickMessage(words, 'secondFactor.already'));
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'secondFactor.begin', noun: 'account', nounId: accountId }),
});

/**
 * Turns the second factor on with a first code. This session counts as verified; others must enter a code.
 *
 * @returns ten recovery codes, which are never shown again
 * @throws AppError 'invalid' for a wrong code, 'conflict', 'limited'
 */
export async function confirmSecondFactor(raw: unknown, viewer: Viewer, now = getCurrentTime()): Promise<string[]> {
  assertCan(viewer, 'secondFactor.own');
  const { code } = parseInput(codeInput, raw);
  await consume(limitTries(), String(viewer.accountId), pickMessage(words, 'secondFactor.tooMany'));
  const codes = makeRecoveryCodes();
  await enableSecondFactor({ code, hashes: codes.map(hashCode), now }, viewer);
  await limitTries().delete(String(viewer.accountId));
  return codes.map(formatRecoveryCode);
}

const enableSecondFactor = command({
  access: 'secondFactor.own',
  input: codeInput.extend({ hashes: z.array(z.string()), now: z.date() }),
  run: async ({ code, hashes, now }, { accountId = 0, session }, tx) => {
    const secret = (await findSecondFactor(accountId, tx))?.secret;
    if (secret === undefined) throw new AppError('conflict', pickMessage(words, 'secondFactor.notBegun'));
    const step = findStep(secret, code, now);
    if (step === undefined) throw wrongCodeError();
    const on = await tx.account.updateMany({
      where: { id: accountId, totpConfirmedAt: null },
      data: { totpConfirmedAt: now, totpLastStep: step, recoveryCodes: hashes },
    });
    if (on.count === 0) throw new AppError('conflict', pickMessage(words, 'secondFactor.already'));
    if (session) await tx.session.updateMany({ where: { idHash: session.idHash }, data: { secondFactorAt: now } });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'secondFactor.on', noun: 'account', nounId: accountId }),
});

/**
 * Replaces the recovery codes with ten new ones, after checking the password.
 *
 * @throws AppError 'invalid', 'limited' after too many wrong passwords, 'conflict' when the second factor is off
 */
export async function renewRecoveryCodes(raw: unknown, viewer: Viewer): Promise<string[]> {
  assertCan(viewer, 'secondFactor.own');
  await reauthenticate(viewer, parseInput(passwordInput, raw).password, 'password');
  const codes = makeRecoveryCodes();
  await storeFactor({ action: 'secondFactor.renew', data: { recoveryCodes: codes.map(hashCode) } }, viewer);
  return codes.map(formatRecoveryCode);
}

/**
 * Turns the second factor off, after checking the password.
 *
 * @throws AppError as of `renewRecoveryCodes`
 */
export async function endSecondFactor(raw: unknown, viewer: Viewer): Promise<void> {
  assertCan(viewer, 'secondFactor.own');
  await reauthenticate(viewer, parseInput(passwordInput, raw).password, 'password');
  const data = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodes: [] };
  await storeFactor({ action: 'secondFactor.off', data }, viewer);
}

const storeFactor = command({
  access: 'secondFactor.own',
  input: z.object({
    action: z.string(),
    data: z.object({
      totpSecret: z.null().optional(),
      totpConfirmedAt: z.null().optional(),
      totpLastStep: z.null().optional(),
      recoveryCodes: z.array(z.string()),
    }),
  }),
  run: async ({ data }, { accountId = 0 }, tx) => {
    const stored = await tx.account.updateMany({ where: { id: accountId, totpConfirmedAt: { not: null } }, data });
    if (stored.count === 0) throw new AppError('conflict', pickMessage(errorMessages, 'errors.conflict'));
    return accountId;
  },
  audit: ({ action }, accountId) => ({ action, noun: 'account', nounId: accountId }),
});

/**
 * Verifies the second factor for a session, by an app code or a recovery code, each usable once. The session gets a new
 * token.
 *
 * @returns the new token of the session
 * @throws AppError 'invalid' for a wrong or used code, 'limited' after 5 in 15 minutes
 */
export async function proveSecondFactor(
  raw: unknown,
  viewer: Viewer,
  userAgent: string,
  now = getCurrentTime(),
): Promise<string> {
  assertCan(viewer, 'secondFactor.prove');
  const { code } = parseInput(codeInput, raw);
  await consume(limitTries(), String(viewer.accountId), pickMessage(words, 'secondFactor.tooMany'));
  try {
    const { token } = await continueProvedSession({ code, userAgent, now }, viewer);
    await limitTries().delete(String(viewer.accountId));
    return token;
  } catch (error) {
    if (error instanceof AppError)
      await writeAudit(db, viewer, { ...PROOF, nounId: viewer.accountId, outcome: 'refused' });
    throw error;
  }
}

const continueProvedSession = command({
  access: 'secondFactor.prove',
  input: codeInput.extend({ userAgent: z.string(), now: z.date() }),
  run: async ({ code, userAgent, now }, { accountId = 0, address, session }, tx) => {
    const by = (await consumeTotpStep(tx, accountId, code, now)) ?? (await consumeRecoveryCode(tx, accountId, code));
    if (!by || !session) throw wrongCodeError();
    const proved = { accountId, provedSecondFactor: true };
    return { token: await openSession(tx, proved, { address, userAgent }, [session.idHash], now), accountId, by };
  },
  audit: (_, { accountId, by }) => ({ ...PROOF, nounId: accountId, after: { by } }),
});

/** Consumes a code and all earlier ones, so that an observed code cannot be replayed. */
async function consumeTotpStep(tx: Transaction, id: number, code: string, now: Date): Promise<'code' | undefined> {
  const found = await findSecondFactor(id, tx);
  const step = found?.secret && found.account.totpConfirmedAt ? findStep(found.secret, code, now) : undefined;
  if (step === undefined) return undefined;
  const { count } = await tx.account.updateMany({
    where: { id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  });
  return count === 1 ? 'code' : undefined;
}

async function consumeRecoveryCode(tx: Transaction, id: number, code: string): Promise<'recovery' | undefined> {
  const hash = hashCode(code);
  const taken = await tx.$executeRaw`
    UPDATE account SET recovery_codes = array_remove(recovery_codes, ${hash})
    WHERE id = ${id} AND totp_confirmed_at IS NOT NULL AND ${hash} = ANY(recovery_codes)`;
  return taken === 1 ? 'recovery' : undefined;
}

const wrongCodeError = () => createFieldError('code', authMessages['login.codeWrong']);

const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
const makeRecoveryCode = (): string => Array.from({ length: RECOVERY_LENGTH }, pickCharacter).join('');
const pickCharacter = (): string => RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length));

/** Keyed hash: a copy of the database alone does not allow guessing. */
const hashCode = (code: string): string => createHmac('sha256', getSecrets().pepper).update(code).digest('base64url');

const formatRecoveryCode = (code: string): string => code.replace(/^.{5}/, '$&-');
