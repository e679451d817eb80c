/** Tells the portal under test that rows were written past its commands: it forgets every page that it keeps. */
export async function invalidateAll(): Promise<void> {
  const [{ db }, { ALL_TAGS, INVALIDATION_CHANNEL, encodeInvalidation }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/lib/cache/invalidation'),
  ]);
  for (const payload of encodeInvalidation([ALL_TAGS]).payloads) {
    await db.$executeRaw`SELECT pg_notify(${INVALIDATION_CHANNEL}, ${payload})`;
  }
}

/** The same function, after which everything is forgotten. */
export const withInvalidation =
  <A extends unknown[], R>(write: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    const made = await write(...given);
    await invalidateAll();
    return made;
  };
