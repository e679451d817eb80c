import { db } from '@/lib/db/db';

/** Texts that draw from a sequence where they are executed as SQL; unlike rows, that survives a rollback. */
export const injections = ["' OR nextval('injected') > 0--", "'; SELECT nextval('injected')--"] as const;

/** Creates the sequence, untouched. */
export async function resetInjections(): Promise<void> {
  await db.$executeRaw`DROP SEQUENCE IF EXISTS injected`;
  await db.$executeRaw`CREATE SEQUENCE injected`;
}

/** True if one of the texts was executed since then. */
export async function wasInjected(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ used: boolean }[]>`SELECT is_called AS used FROM injected`;
  return row?.used ?? true;
}
