/** Invalidates all cached pages of the portal under test, after rows were written past its commands. */
export async function invalidateAll(): Promise<void> {
  const [{ db }, { ALL_TAGS, INVALIDATION_CHANNEL, encodeInvalidation }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/lib/cache/invalidation'),
  ]);
  for (const payload of encodeInvalidation([ALL_TAGS]).payloads) {
    await db.$executeRaw`SELECT pg_notify(${INVALIDATION_CHANNEL}, ${payload})`;
  }
}

/** Wraps a function so that everything is invalidated after it. */
export const withInvalidation =
  <A extends unknown[], R>(write: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    const made = await write(...given);
    await invalidateAll();
    return made;
  };
