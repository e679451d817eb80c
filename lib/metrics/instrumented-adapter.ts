import type { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils';
import { log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { observeQuery } from './timings';

/** Slower statements are logged. */
const SLOW_MS = 1_000;
/** Maximum length of a logged statement. It holds no values, which are sent separately. */
const SHOWN_CHARACTERS = 300;

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

const observed = getSingleton('metrics.pool', (): { pool?: Pool } => ({}));

/** Connections of this process: open, idle, and requests waiting for one. */
export function getPoolStats(): Readonly<Record<string, number>> {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = observed.pool ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/**
 * The same driver with a timer on each statement, inside transactions too; the time counts from requesting a connection
 * to having all rows.
 */
export function instrumentQueries(factory: PrismaPg): SqlDriverAdapterFactory {
  const { provider, adapterName } = factory;
  return {
    provider,
    adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      observed.pool = adapter.underlyingDriver();
      const begin = adapter.startTransaction.bind(adapter);
      adapter.startTransaction = async (isolation) => timeQueries(await begin(isolation));
      return timeQueries(adapter);
    },
  };
}

/** Times the statements of one adapter or transaction. */
export function timeQueries<T extends SqlQueryable>(queryable: T): T {
  queryable.queryRaw = withTiming(queryable.queryRaw.bind(queryable));
  queryable.executeRaw = withTiming(queryable.executeRaw.bind(queryable));
  return queryable;
}

function withTiming<R>(run: (query: SqlQuery) => Promise<R>): (query: SqlQuery) => Promise<R> {
  return async (query) => {
    const begun = performance.now();
    try {
      return await run(query);
    } finally {
      const ms = performance.now() - begun;
      observeQuery(ms);
      if (ms > SLOW_MS) log.warn({ ms: Math.round(ms), sql: query.sql.slice(0, SHOWN_CHARACTERS) }, 'a query was slow');
    }
  };
}
