import { db } from '@/lib/db/db';
import { addErrors, type LoggedErrors, OTHER_ERRORS, takeErrors } from '@/lib/log/error-groups';
import { getCurrentMs } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';

/** Groups of an hour; errors of further ones are counted together. */
const MAX_GROUPS = 200;

const toKey = ({ message, place, detail }: Pick<LoggedErrors, 'message' | 'place' | 'detail'>): string =>
  JSON.stringify([message, place, detail]);

/**
 * Writes the errors that this process has counted. On failure they wait for the next time.
 *
 * @returns number of groups
 */
export async function flushErrors(now = getCurrentMs()): Promise<number> {
  const taken = takeErrors();
  if (taken.length === 0) return 0;
  try {
    return await storeErrors(taken, new Date(now - (now % HOUR_MS)));
  } catch (error) {
    for (const errors of taken) addErrors(errors);
    throw error;
  }
}

async function storeErrors(taken: readonly LoggedErrors[], hour: Date): Promise<number> {
  const stored = await db.errorGroup.findMany({
    where: { hour },
    select: { message: true, place: true, detail: true },
  });
  const known = new Set(stored.map(toKey));
  const merged = new Map<string, LoggedErrors>();
  for (const { count, lastAt, ...own } of taken) {
    if (known.size < MAX_GROUPS) known.add(toKey(own));
    const group = known.has(toKey(own)) ? own : OTHER_ERRORS;
    const there = merged.get(toKey(group));
    merged.set(toKey(group), {
      ...group,
      count: (there?.count ?? 0) + count,
      lastAt: Math.max(there?.lastAt ?? 0, lastAt),
    });
  }
  // Sorted, so that all processes lock rows in the same order.
  const groups = [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
  await db.$executeRaw`
    INSERT INTO error_group AS g (hour, message, place, detail, count, last_at)
    SELECT ${hour}, e.message, e.place, e.detail, e.count, to_timestamp(e.ms / 1000)
    FROM unnest(${groups.map(({ message }) => message)}::text[], ${groups.map(({ place }) => place)}::text[],
      ${groups.map(({ detail }) => detail)}::text[], ${groups.map(({ count }) => count)}::int[],
      ${groups.map(({ lastAt }) => lastAt)}::float8[]) AS e (message, place, detail, count, ms)
    ON CONFLICT (hour, message, place, detail)
    DO UPDATE SET count = LEAST(g.count::bigint + excluded.count, 2147483647),
                  last_at = GREATEST(g.last_at, excluded.last_at)`;
  return groups.length;
}
