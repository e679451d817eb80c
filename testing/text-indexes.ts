import { db, type Transaction } from '@/lib/db/db';

/**
 * Fills tables without their trigram indexes, which are made again as they were before: row by row their upkeep takes
 * most of the time.
 */
export async function fillWithoutTextIndexes<T>(tx: Transaction, fill: () => Promise<T>): Promise<T> {
  const indexes = await listTextIndexes(tx);
  for (const { name } of indexes) await tx.$executeRawUnsafe(`DROP INDEX "${name}"`);
  const filled = await fill();
  await tx.$executeRaw`SELECT set_config('maintenance_work_mem', '256MB', true)`;
  for (const { definition } of indexes) await tx.$executeRawUnsafe(definition);
  return filled;
}

/** Drops the trigram indexes for good. */
export async function dropTextIndexes(): Promise<void> {
  for (const { name } of await listTextIndexes(db)) await db.$executeRawUnsafe(`DROP INDEX "${name}"`);
}

const listTextIndexes = (client: Pick<Transaction, '$queryRaw'>) =>
  client.$queryRaw<{ name: string; definition: string }[]>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND indexdef LIKE '%USING gin%'`;
