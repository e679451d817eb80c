import { db } from '@/lib/db/db';
import { scheduleOnce } from '@/lib/jobs/debounce';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentTime } from '@/lib/time/current-time';
import { MINUTE_MS } from '@/lib/time/units';

/** Flush interval. */
const WRITE_MS = 5_000;
/** Maximum number of accounts that a process remembers between two flushes; a flood leaves out further ones. */
const MAX_ACCOUNTS = 1_000;
const LOCK = 'blocked logins';

/** Accounts to write, with the address of the first attempt. */
type Accounts = Map<number, string | undefined>;

const state = getSingleton('logins.blocked', () => ({ waiting: new Map() as Accounts, writing: Promise.resolve() }));

/**
 * Records that the limiter refused a login of an existing account. Only memory is touched: refusals take the same time for
 * names that exist and names that don't.
 */
export function recordBlockedLogin(accountId: number, address: string | undefined): void {
  const { waiting } = state;
  if (waiting.has(accountId) || waiting.size >= MAX_ACCOUNTS) return;
  waiting.set(accountId, address);
  scheduleOnce('logins.blocked', WRITE_MS, flushBlockedLogins);
}

/**
 * Writes the recorded accounts to the audit log as refused logins: one row per account and minute, on all machines. On
 * failure they wait for the next flush.
 */
export function flushBlockedLogins(): Promise<void> {
  state.writing = state.writing.then(flushAll);
  return state.writing;
}

async function flushAll(): Promise<void> {
  const taken = state.waiting;
  if (taken.size === 0) return;
  state.waiting = new Map();
  try {
    await writeRefusals(taken);
  } catch (error) {
    log.debug({ error: describeError(error) }, 'blocked logins could not be written');
    for (const [accountId, address] of taken) recordBlockedLogin(accountId, address);
  }
}

async function writeRefusals(accounts: Accounts): Promise<void> {
  const refusal = { action: 'session.open', noun: 'account', outcome: 'refused' } as const;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`;
    const written = await tx.auditLog.findMany({
      where: {
        ...{ ...refusal, nounId: { in: [...accounts.keys()].map(String) } },
        at: { gt: new Date(getCurrentTime().getTime() - MINUTE_MS) },
        after: { path: ['limited'], equals: true },
      },
      select: { nounId: true },
    });
    const known = new Set(written.map(({ nounId }) => nounId));
    await tx.auditLog.createMany({
      data: [...accounts]
        .map(([accountId, address]) => ({ ...refusal, nounId: String(accountId), address }))
        .filter(({ nounId }) => !known.has(nounId))
        .map((row) => ({ ...row, actorName: 'visitor', after: { limited: true } })),
    });
  });
}
