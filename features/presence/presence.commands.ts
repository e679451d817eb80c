import { z } from 'zod';
import { type RoleFacts, roleTable } from '@/lib/auth/role-table';
import { endSession } from '@/lib/auth/sessions';
import { batchedCommand } from '@/lib/command/batched-command';
import { command } from '@/lib/command/command';
import { db } from '@/lib/db/db';
import { retryConflicts } from '@/lib/db/retry-conflicts';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import type { VisitorKey } from '@/lib/http/visitor-keys';
import { scheduleOnce } from '@/lib/jobs/debounce';
import { describeError, log } from '@/lib/log/log';
import { pickMessage } from '@/lib/messages/message';
import { registerQueueGauge } from '@/lib/metrics/gauges';
import { getSingleton } from '@/lib/process/singleton';
import { getMaxPerAddress } from './presence.queries';
import { ONLINE_WINDOW_MS } from './presence.schema';
import { acquireVisitorSlot } from './visitor-slots';

/** Flush interval of this process's buffered heartbeats. */
const FLUSH_INTERVAL_MS = 1_000;
/** Buffer limit, about 20 MB. A visitor beyond it is recorded with the next heartbeat. */
const MAX_BUFFERED = 100_000;
const BATCH_SIZE = 5_000;
/** Length of the truncated address key: enough to tell clients apart for a minute. */
const CLIENT_BYTES = 8;

/** `seenAt` is a time of this process's monotonic clock. */
type PresenceEntry = {
  visitor: VisitorKey;
  group: RoleFacts['presence'];
  accountId: number | null;
  session: VisitorKey | null;
  client: VisitorKey | null;
  seenAt: number;
};
type PresenceEntries = Map<string, PresenceEntry>;

const state = getSingleton('presence.marks', (): { marks: PresenceEntries; writing?: Promise<void> | undefined } => ({
  marks: new Map(),
}));
registerQueueGauge('presence', () => state.marks.size);

/**
 * Records a heartbeat of an open page: one row per visitor, written within a second. Robots are ignored. Anonymous
 * visitors choose their own ids, so that only ONLINE_PER_ADDRESS of them count per client address.
 */
export const recordPresence = batchedCommand({
  access: 'presence.own',
  input: z.object({}),
  run: async (_, { visitorKeys, role, accountId, session }) => {
    if (!visitorKeys || visitorKeys.robot) return { noted: false };
    const key = Buffer.from(visitorKeys.visitorKey).toString('base64');
    if (state.marks.size >= MAX_BUFFERED && !state.marks.has(key)) return { noted: false };
    const client = accountId === undefined ? visitorKeys.addressKey.slice(0, CLIENT_BYTES) : null;
    if (client && !acquireVisitorSlot(Buffer.from(client).toString('base64'), key, getMaxPerAddress()))
      return { noted: false };
    state.marks.set(key, {
      visitor: visitorKeys.visitorKey,
      group: roleTable[role].presence,
      accountId: accountId ?? null,
      session: session?.idHash ?? null,
      client,
      seenAt: performance.now(),
    });
    scheduleOnce('presence', FLUSH_INTERVAL_MS, flushPresence);
    return { noted: true };
  },
});

/**
 * Writes the buffered heartbeats. Those that can't be written stay buffered until they are outside the online window.
 */
export function flushPresence(): Promise<void> {
  state.writing ??= flushAll().finally(() => {
    state.writing = undefined;
    if (state.marks.size > 0) scheduleOnce('presence', FLUSH_INTERVAL_MS, flushPresence);
  });
  return state.writing;
}

async function flushAll(): Promise<void> {
  const taken = state.marks;
  state.marks = new Map();
  const waiting = [...taken].filter(([, { seenAt }]) => seenAt > performance.now() - ONLINE_WINDOW_MS);
  try {
    while (waiting.length > 0) {
      await retryConflicts(() => upsertPresence(waiting.slice(0, BATCH_SIZE).map(([, mark]) => mark)));
      waiting.splice(0, BATCH_SIZE);
    }
  } catch (error) {
    log.debug({ error: describeError(error) }, 'presence could not be written');
    // Heartbeats that arrived meanwhile are newer and replace the older ones.
    state.marks = new Map([...new Map([...waiting, ...state.marks])].slice(-MAX_BUFFERED));
  }
}

/**
 * Upserts heartbeats. If the account was deleted meanwhile, the visitor counts as anonymous; if the session has ended,
 * the heartbeat is dropped. Rows are locked in the same order in all processes. A stored time in the future, left by a
 * clock that was set back since, counts as now.
 */
async function upsertPresence(marks: readonly PresenceEntry[]): Promise<void> {
  const now = performance.now();
  await db.$executeRaw`
    INSERT INTO presence AS p (visitor, visitor_group, account_id, client, seen_at)
    SELECT t.visitor, t.visitor_group, a.id, t.client, now() - make_interval(secs => t.age / 1000)
    FROM unnest(${marks.map(({ visitor }) => visitor)}::bytea[], ${marks.map(({ group }) => group)}::presence_group[],
      ${marks.map(({ accountId }) => accountId)}::int[], ${marks.map(({ session }) => session)}::bytea[],
      ${marks.map(({ client }) => client)}::bytea[], ${marks.map(({ seenAt }) => now - seenAt)}::float8[])
      AS t (visitor, visitor_group, account_id, session, client, age)
    LEFT JOIN account a ON a.id = t.account_id
    LEFT JOIN session s ON s.id_hash = t.session
    WHERE s.ended_at IS NULL
    ORDER BY t.visitor
    ON CONFLICT (visitor) DO UPDATE SET visitor_group = excluded.visitor_group, account_id = excluded.account_id,
      client = excluded.client, seen_at = GREATEST(LEAST(p.seen_at, now()), excluded.seen_at)`;
}

/** Legacy clients' "leave" call: ends the session of the account, which takes it offline. */
export const endPresence = command({
  access: 'session.end',
  input: z.object({}),
  run: async (_, { accountId, session }, tx) => {
    if (accountId === undefined || !session)
      throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
    await endSession(tx, session.idHash);
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'session.end', noun: 'account', nounId: accountId }),
});
