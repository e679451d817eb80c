import { Client } from 'pg';
import { decodeInvalidation, INVALIDATION_CHANNEL } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';

/** Tags invalidated while `done` runs, sorted and unique. */
export async function recordInvalidatedTags(done: () => Promise<unknown>): Promise<string[]> {
  const listener = new Client({ connectionString: env.DATABASE_URL });
  const heard: string[] = [];
  await listener.connect();
  try {
    listener.on('notification', ({ payload }) => heard.push(...(decodeInvalidation(payload)?.tags ?? [])));
    await listener.query(`LISTEN ${INVALIDATION_CHANNEL}`);
    await done();
    await listener.query('SELECT 1');
    return [...new Set(heard)].toSorted();
  } finally {
    await listener.end();
  }
}
