import { z } from 'zod';
import { assertCan } from '@/lib/auth/assert-can';
import { hashPassword, verifyPassword } from '@/lib/auth/passwords';
import { openSession } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { reauthenticate } from '../reauthenticate';
import { passwordsMessages as words } from './passwords.messages';
import { findAccountRow, needsCurrentPassword, toPasswordOwner } from './passwords.queries';
import { createPasswordSchema, passwordChangeInput } from './passwords.schema';
import { storePassword } from './passwords.store';

/**
 * Changes the viewer's own password: all sessions end and a new one is opened for this browser. Hashed before the
 * transaction: bcrypt outlasts the transaction timeout.
 *
 * @param raw `current` (optional if the session must change it and was just opened), `password`, `repeated`
 * @returns the token of the new session
 * @throws AppError 'invalid' by field, 'limited' after too many wrong current passwords, 'conflict', 'busy'
 */
export async function changePassword(raw: unknown, viewer: Viewer, userAgent: string): Promise<string> {
  assertCan(viewer, 'password.own');
  const { current, password } = parseInput(passwordChangeInput, raw);
  const account = await findAccountRow(viewer.accountId);
  if (!account) throw new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'));
  parseInput(createPasswordSchema(toPasswordOwner(account)), { password });
  if (await needsCurrentPassword(viewer)) await reauthenticate(viewer, current, 'current');
  if (await verifyPassword(password, account.passwordHash)) {
    throw createFieldError('password', words['accounts.password.same'].th);
  }
  const hash = await hashPassword(password);
  return (await storeOwnPassword({ before: account.passwordHash, hash, userAgent }, viewer)).token;
}

const storeOwnPassword = command({
  access: 'password.own',
  input: z.object({ before: z.string().nullable(), hash: z.string(), userAgent: z.string() }),
  run: async ({ before, hash, userAgent }, viewer, tx) => {
    const account = await findAccountRow(viewer.accountId, tx);
    const now = getCurrentTime();
    const idHash = viewer.session?.idHash;
    const session = idHash && (await tx.session.findUnique({ where: { idHash } }));
    if (!account || !session)
      throw new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'));
    await storePassword(tx, account, { before, hash }, now);
    const proved = { accountId: account.id, provedSecondFactor: session.secondFactorAt !== null };
    const token = await openSession(tx, proved, { address: viewer.address, userAgent }, [idHash], now);
    return { token, accountId: account.id };
  },
  audit: (_, { accountId }) => ({ action: 'password.change', noun: 'account', nounId: accountId }),
});
