import { PrismaPg } from '@prisma/adapter-pg';
import { env } from './env';
import { watchQueries } from './metrics/watched-adapter';
import { PrismaClient } from './prisma/client';
import { openWithReplica } from './replica/open';
import { shared } from './shared';

/** How long a query may wait for a free connection, how long one statement may run, and how long a connection rests. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
const IDLE_MS = 300_000;

/** The one database client of this process; it connects at its first query. */
export const db = shared('db', () => {
  const primary = {
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'portal',
  };
  if (env.DATABASE_REPLICA_URL !== undefined) return openWithReplica(primary, env.DATABASE_REPLICA_URL);
  return new PrismaClient({ adapter: watchQueries(new PrismaPg(primary)) });
});

export type { Prisma } from './prisma/client';
/** What `run` of a command gets: the client inside its transaction. */
export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];
