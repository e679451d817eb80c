import { setTimeout as wait } from 'node:timers/promises';

/** Channel of lib/cache/invalidation.ts. */
const CHANNEL = 'portal_forget';
/** Time for a notification to arrive, which takes a millisecond or two. */
const INVALIDATION_MS = 5;

/** Invalidates pages with these tags in every instance of the portal, as a write of them does. */
export async function invalidateTags(client, tags) {
  await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ tags })]);
  await wait(INVALIDATION_MS);
}
