import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env/env';
import { instrumentQueries } from '@/lib/metrics/instrumented-adapter';
import { PrismaClient } from '@/lib/prisma/client';
import { getSingleton } from '@/lib/process/singleton';
import { buildPoolConfig, DATABASE_LIMITS, type DatabaseLimits, withStatementLimit } from './client';
import { openWithReplica } from './replica/client-with-replica';

/** Opens a client for any database, as tests of time limits do; it connects at its first query. */
export const createClient = (url: string | undefined, max: number, limits: DatabaseLimits = DATABASE_LIMITS) =>
  new PrismaClient({ adapter: instrumentQueries(new PrismaPg(buildPoolConfig(url, max, limits))) });

/** The database client of this process; it connects at its first query. */
export const db = getSingleton('db', () =>
  env.DATABASE_REPLICA_URL === undefined
    ? createClient(env.DATABASE_URL, env.DATABASE_POOL)
    : openWithReplica(buildPoolConfig(env.DATABASE_URL, env.DATABASE_POOL), env.DATABASE_REPLICA_URL),
);

export type { Prisma } from '@/lib/prisma/client';
/** The transaction client that `run` of a command receives. */
export type Transaction = Parameters<Parameters<typeof db.$transaction>[0]>[0];

/**
 * Runs a transaction with raised time limits, for itself and each of its statements.
 *
 * @param ms limit for the whole, for each statement, and for the wait for a free connection
 */
export function runLongTransaction<R>(ms: number, run: (tx: Transaction) => Promise<R>): Promise<R> {
  return withStatementLimit(ms, () =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(ms)}, true),
          set_config('idle_in_transaction_session_timeout', ${String(ms)}, true)`;
        return run(tx);
      },
      { timeout: ms, maxWait: ms },
    ),
  );
}
