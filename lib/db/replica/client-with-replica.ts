import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolConfig } from 'pg';
import { isCaughtUp } from '@/lib/cache/invalidation';
import { countReplicaRead } from '@/lib/metrics/counts';
import { instrumentQueries } from '@/lib/metrics/instrumented-adapter';
import { PrismaClient } from '@/lib/prisma/client';
import { requestContext } from '@/lib/request/context';
import { createReadRoutingAdapter } from './read-routing';
import { ReplicaLagMonitor } from './replica-lag';

/**
 * Time limits of the replica; a query beyond them goes to the primary, so no reader waits long for a replica that hangs
 * or is unreachable.
 */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 3_000;
const QUERY_MS = 4_000;

/**
 * Position up to which commits may already be announced: the flushed one, as a commit waits for its flush; without
 * synchronous commit the inserted one, which may stay unflushed for seconds.
 */
const POSITION = `SELECT CASE current_setting('synchronous_commit')
  WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END AS position`;
/** True if the replica has replayed up to the position; false for a server that is not a standby. */
const REPLAYED = 'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS there';

/**
 * A client that reads from the replica while a public response is rendered and the replica shows everything that this
 * process has been notified of; all other queries go to the primary. The choice is made where a query is issued, with
 * two clients, because one client batches simultaneous queries of several requests.
 */
export function openWithReplica(primary: PoolConfig, replicaUrl: string): PrismaClient {
  const pool = new Pool(primary);
  const near = new Pool({
    ...primary,
    connectionString: replicaUrl,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
  });
  const follower = createLagMonitor(pool, near);
  const client = new PrismaClient({ adapter: instrumentQueries(new PrismaPg(pool)) });
  let reader: PrismaClient | undefined;
  const openReader = () => {
    const adapter = createReadRoutingAdapter(new PrismaPg(near), instrumentQueries(new PrismaPg(pool)), follower);
    reader = new PrismaClient({ adapter });
    return reader;
  };
  const close = async () => {
    await Promise.all([client.$disconnect(), reader?.$disconnect()]);
    await Promise.all([pool, near].map((one) => one.ending || one.end()));
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === '$disconnect') return close;
      const chosen = canReadFromReplica(follower) ? (reader ?? openReader()) : target;
      const value = Reflect.get(chosen, name);
      return typeof value === 'function' ? value.bind(chosen) : value;
    },
  });
}

function createLagMonitor(pool: Pool, near: Pool): ReplicaLagMonitor {
  const follower = new ReplicaLagMonitor({
    readPosition: async () => (await pool.query<{ position: string }>(POSITION)).rows[0]?.position ?? '',
    hasReplayed: async (position) =>
      (await near.query<{ there: boolean }>(REPLAYED, [position])).rows[0]?.there === true,
  });
  // Without listeners, an idle connection that breaks would end the process.
  pool.on('error', () => undefined);
  near.on('error', () => follower.markUnreachable());
  return follower;
}

function canReadFromReplica(follower: ReplicaLagMonitor): boolean {
  const open = requestContext.getStore();
  if (!open?.isPublicRead || !isCaughtUp(open.epoch)) return false;
  if (follower.isCurrent()) return true;
  countReplicaRead('behind');
  return false;
}
