import { setTimeout as wait } from 'node:timers/promises';

/** The channel of lib/cache/invalidation.ts. */
const CHANNEL = 'portal_forget';
/** A notice takes a millisecond or two. */
const INVALIDATION_MS = 5;

/** Tells every instance of the portal to forget pages made of these tags, as a write of them does. */
export async function invalidateTags(client, tags) {
  await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ tags })]);
  await wait(INVALIDATION_MS);
}
