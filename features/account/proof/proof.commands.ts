import { z } from 'zod';
import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { reauthenticate } from '../reauthenticate';
import { passwordInput } from '../second-factor/second-factor.schema';

/**
 * Proves again, by the password, that the owner of the account sits there; dangerous acts are open for some minutes.
 *
 * @throws AppError 'forbidden' without a session, and those of `reauthenticate`
 */
export async function proveAgain(raw: unknown, viewer: Viewer): Promise<void> {
  assertCan(viewer, 'session.own');
  await reauthenticate(viewer, parseInput(passwordInput, raw).password, 'password');
  await storeProof({}, viewer);
}

const storeProof = command({
  access: 'session.own',
  input: z.object({}),
  run: async (_, { accountId, session }, tx) => {
    if (!session) throw new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'));
    await tx.session.updateMany({
      where: { idHash: session.idHash, endedAt: null },
      data: { provedAt: getCurrentTime() },
    });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'session.prove', noun: 'account', nounId: accountId }),
});
