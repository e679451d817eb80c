import { db } from '@/lib/db/db';
import type { ChangedThing } from '@/lib/errors/errors';

/** Name of the last author of a thing, and the time of its last change, by the audit log. */
export async function findLastChange(changed: ChangedThing): Promise<{ by: string; at: Date } | undefined> {
  if (changed === 'anonymous') return undefined;
  const { noun, id } = changed;
  const row = await db.auditLog.findFirst({
    where: { noun, nounId: String(id), outcome: 'done' },
    select: { actorName: true, at: true },
    orderBy: { at: 'desc' },
  });
  return row ? { by: row.actorName, at: row.at } : undefined;
}
