import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolConfig } from 'pg';
import { isCaughtUp } from '@/lib/cache/invalidation';
import { countReplicaRead } from '@/lib/metrics/counts';
import { instrumentQueries } from '@/lib/metrics/instrumented-adapter';
import { PrismaClient } from '@/lib/prisma/client';
import { requestContext } from '@/lib/request/context';
import { createReadRoutingAdapter } from './read-routing';
import { ReplicaLagMonitor } from './replica-lag';

/** What takes longer is asked of the primary: no reader waits long for a replica that hangs or can't be reached. */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 3_000;
const QUERY_MS = 4_000;

/** A commit that is announced has been flushed, but where commits don't wait for that; what is inserted may stay so for seconds. */
const POSITION = `SELECT CASE current_setting('synchronous_commit')
  WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END AS position`;
/** False for a server that follows none. */
const REPLAYED = 'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS there';

/**
 * A client whose reads go to the replica while an answer for everyone is made and the replica shows all that this process has
 * heard of; everything else goes to the primary. Which it is, is decided where a query is asked for, by two clients: one of
 * them puts queries of several requests together that are asked for at the same moment.
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
  // Without listeners a connection that breaks while it rests would end the process.
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
