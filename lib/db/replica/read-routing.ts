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

/** What only reads; a replica refuses whatever writes behind these words. */
const READS = /^\s*(?:SELECT|WITH)\b/i;
/** SQLSTATEs that speak of the server or the way there; all others, such as 40001 when replay was in the way, of one read. */
const SERVER_FAILURES = /^(?:08|28|3D|53|57P|58|XX)/;

/**
 * A driver whose reads outside transactions are answered by the replica, and by the primary where the replica fails; all else
 * is the primary's.
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
