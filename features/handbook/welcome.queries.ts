import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';

/** True until the account has seen the three steps of a first visit. */
export async function isFirstVisit({ accountId = NO_ID }: Viewer): Promise<boolean> {
  const account = await db.account.findUnique({ where: { id: accountId }, select: { welcomedAt: true } });
  return account !== null && account.welcomedAt === null;
}
