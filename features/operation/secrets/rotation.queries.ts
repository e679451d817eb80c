import { db, type Transaction } from '@/lib/db/db';
import { ROTATION_KEY, type StoredRotation, storedRotation } from './rotation.schema';

/** The last rotation; undefined before the first. */
export async function findRotation(client: Pick<Transaction, 'setting'> = db): Promise<StoredRotation | undefined> {
  const row = await client.setting.findUnique({ where: { key: ROTATION_KEY }, select: { value: true } });
  return row ? storedRotation.parse(row.value) : undefined;
}
