import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma, Transaction } from '@/lib/db/db';

/** Stores a setting of the site, with the account that changed it. */
export async function storeSetting(
  tx: Transaction,
  { accountId: updatedById }: Viewer,
  key: string,
  value: Prisma.InputJsonValue,
): Promise<void> {
  await tx.setting.upsert({ where: { key }, create: { key, value, updatedById }, update: { value, updatedById } });
}
