/** Tells the portal under test that rows were written past its commands: it forgets every page that it keeps. */
export async function forgetAll(): Promise<void> {
  const [{ db }, { EVERYTHING, FORGET_CHANNEL, writeNotices }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/lib/cache/invalidation'),
  ]);
  for (const payload of writeNotices([EVERYTHING]).payloads) {
    await db.$executeRaw`SELECT pg_notify(${FORGET_CHANNEL}, ${payload})`;
  }
}

/** The same function, after which everything is forgotten. */
export const forgetting =
  <A extends unknown[], R>(write: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    const made = await write(...given);
    await forgetAll();
    return made;
  };
