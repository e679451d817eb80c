import { z } from 'zod';
import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { getCurrentTime } from '@/lib/time/current-time';

/** Records that the account has seen the three steps of a first visit; the first time stays. */
export const markWelcomed = command({
  access: 'profile.own',
  input: z.object({}),
  run: async (_input, { accountId = NO_ID }, tx) => {
    const { count } = await tx.account.updateMany({
      where: { id: accountId, welcomedAt: null },
      data: { welcomedAt: getCurrentTime() },
    });
    return { count };
  },
});
