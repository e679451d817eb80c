import { Client } from 'pg';
import { FORGET_CHANNEL, readNotice } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';

/** What every instance is told to forget while something is done, sorted and each tag once. */
export async function tagsOf(done: () => Promise<unknown>): Promise<string[]> {
  const listener = new Client({ connectionString: env.DATABASE_URL });
  const heard: string[] = [];
  await listener.connect();
  try {
    listener.on('notification', ({ payload }) => heard.push(...(readNotice(payload)?.tags ?? [])));
    await listener.query(`LISTEN ${FORGET_CHANNEL}`);
    await done();
    await listener.query('SELECT 1');
    return [...new Set(heard)].toSorted();
  } finally {
    await listener.end();
  }
}
