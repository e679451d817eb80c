import { z } from 'zod';
import { endSessions } from '@/lib/auth/sessions';
import { command } from '@/lib/command/command';
import { getCurrentTime } from '@/lib/time/current-time';
import { sessionIdInput } from './sessions.schema';

/** Ends one of the viewer's own sessions; has no effect on other or ended ones. */
export const endOwnSession = command({
  access: 'session.own',
  input: sessionIdInput,
  run: async ({ id }, { accountId = 0 }, tx) => {
    const idHash = new Uint8Array(Buffer.from(id, 'base64url'));
    await tx.session.updateMany({ where: { idHash, accountId, endedAt: null }, data: { endedAt: getCurrentTime() } });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'session.end', noun: 'account', nounId: accountId }),
});

/** Ends all sessions of the viewer's account except the current one. */
export const endOtherSessions = command({
  access: 'session.own',
  input: z.object({}),
  run: async (_, { accountId = 0, session }, tx) => {
    await endSessions(tx, accountId, session?.idHash);
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'session.endOthers', noun: 'account', nounId: accountId }),
});
