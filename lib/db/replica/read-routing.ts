import type { PrismaPg } from '@prisma/adapter-pg';
import {
  isDriverAdapterError,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils';
import { getErrorCode } from '@/lib/log/error-code';
import { countReplicaRead } from '@/lib/metrics/counts';
import { timeQueries } from '@/lib/metrics/instrumented-adapter';
import type { ReplicaLagMonitor } from './replica-lag';

/** Read-only statements; the replica refuses one that writes after these words. */
const READS = /^\s*(?:SELECT|WITH)\b/i;
/**
 * SQLSTATEs of server or connection failures; all others, such as 40001 for a conflict with replay, concern one read.
 */
const SERVER_FAILURES = /^(?:08|28|3D|53|57P|58|XX)/;

/**
 * A driver that sends reads outside transactions to the replica, and to the primary if the replica fails; everything
 * else goes to the primary.
 */
export function createReadRoutingAdapter(
  replica: PrismaPg,
  primary: SqlDriverAdapterFactory,
  follower: ReplicaLagMonitor,
): SqlDriverAdapterFactory {
  return {
    provider: primary.provider,
    adapterName: primary.adapterName,
    connect: async () => {
      const [near, adapter] = [timeQueries(await replica.connect()), await primary.connect()];
      const askPrimary = adapter.queryRaw.bind(adapter);
      const askReplica = async (query: SqlQuery): Promise<SqlResultSet> => {
        const found = await near.queryRaw(query).catch((error: unknown) => reportFailure(error, follower));
        countReplicaRead(found ? 'replica' : 'failed');
        return found ?? askPrimary(query);
      };
      adapter.queryRaw = (query) => (READS.test(query.sql) ? askReplica(query) : askPrimary(query));
      return adapter;
    },
  };
}

function reportFailure(error: unknown, follower: ReplicaLagMonitor): undefined {
  const code = isDriverAdapterError(error) ? error.cause.originalCode : getErrorCode(error);
  if (code === undefined || SERVER_FAILURES.test(code)) follower.markUnreachable(code);
  return undefined;
}
