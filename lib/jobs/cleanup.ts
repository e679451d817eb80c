import { db } from '@/lib/db/db';
import { describeError, log } from '@/lib/log/log';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';

const CLEANUP_INTERVAL_MS = 600_000;

/** Rows per statement, in a table that grows by thousands a second. */
const CHUNK_ROWS = 10_000;

type Deleted = Promise<{ count: number }>;

/** Deletes in chunks, so that no statement takes long. */
async function deleteInChunks(part: () => Promise<number>): Deleted {
  let count = 0;
  for (;;) {
    const some = await part();
    count += some;
    if (some < CHUNK_ROWS) return { count };
  }
}

/** Tables that grow by themselves, and the retention of their rows in milliseconds. */
const tables: readonly { name: string; keep: number; sweep: (before: Date) => Deleted }[] = [
  {
    name: 'visits',
    keep: HOUR_MS,
    // A row that is being counted again is left for the next run, as counters lock rows in another order.
    sweep: (lt) =>
      deleteInChunks(
        () => db.$executeRaw`
          DELETE FROM news_visit WHERE ctid = ANY (
            ARRAY(SELECT ctid FROM news_visit WHERE at < ${lt} LIMIT ${CHUNK_ROWS} FOR UPDATE SKIP LOCKED))`,
      ),
  },
  {
    name: 'downloads',
    keep: HOUR_MS,
    sweep: (lt) => db.documentVisit.deleteMany({ where: { at: { lt } } }),
  },
  {
    name: 'counters of limits',
    keep: HOUR_MS,
    sweep: (lt) => db.rateLimit.deleteMany({ where: { expire: { lt: lt.getTime() } } }),
  },
  {
    name: 'presence',
    keep: DAY_MS,
    sweep: (lt) => db.presence.deleteMany({ where: { seenAt: { lt } } }),
  },
  {
    name: 'sessions',
    keep: 30 * DAY_MS,
    sweep: (lt) => db.session.deleteMany({ where: { absoluteExpiresAt: { lt } } }),
  },
  {
    name: 'password resets',
    keep: 30 * DAY_MS,
    sweep: (lt) => db.passwordReset.deleteMany({ where: { expiresAt: { lt } } }),
  },
  {
    name: 'changes of e-mail',
    keep: 30 * DAY_MS,
    sweep: (lt) => db.emailChange.deleteMany({ where: { expiresAt: { lt } } }),
  },
  {
    name: 'items in the bin',
    keep: 30 * DAY_MS,
    // Everything that belongs to an item goes with it; files stay in their library.
    sweep: (lt) => db.news.deleteMany({ where: { deletedAt: { lt } } }),
  },
  {
    name: 'unsaved words',
    keep: 30 * DAY_MS,
    sweep: (lt) => db.newsAutosave.deleteMany({ where: { savedAt: { lt } } }),
  },
  {
    name: 'marks of editing',
    keep: DAY_MS,
    sweep: (lt) => db.newsEditing.deleteMany({ where: { seenAt: { lt } } }),
  },
  {
    name: 'links to previews',
    keep: 0,
    sweep: (lt) => db.newsPreviewLink.deleteMany({ where: { expiresAt: { lt } } }),
  },
  {
    name: 'used proofs',
    // Clocks of instances differ a little.
    keep: HOUR_MS,
    sweep: (lt) => db.usedProof.deleteMany({ where: { expiresAt: { lt } } }),
  },
  {
    name: 'imports',
    keep: 30 * DAY_MS,
    sweep: (lt) => db.importJob.deleteMany({ where: { createdAt: { lt } } }),
  },
  {
    name: 'sent mails',
    keep: 90 * DAY_MS,
    sweep: (lt) => db.mailMessage.deleteMany({ where: { status: { in: ['sent', 'kept'] }, createdAt: { lt } } }),
  },
  {
    name: 'last mails to who is gone',
    keep: DAY_MS,
    sweep: (lt) =>
      db.mailMessage.deleteMany({
        where: { template: 'account-deleted', status: { in: ['sent', 'kept', 'failed'] }, createdAt: { lt } },
      }),
  },
  {
    name: 'closed requests over personal data',
    keep: 2 * 365 * DAY_MS,
    sweep: (lt) => db.rightsRequest.deleteMany({ where: { closedAt: { lt } } }),
  },
  {
    name: 'records of consent',
    keep: 2 * 365 * DAY_MS,
    sweep: (lt) => db.cookieConsent.deleteMany({ where: { at: { lt } } }),
  },
  {
    name: 'removals from saved lists',
    // A device that was offline for longer brings back what was removed elsewhere.
    keep: 365 * DAY_MS,
    sweep: (lt) => db.savedNews.deleteMany({ where: { removedAt: { lt } } }),
  },
  {
    name: 'known devices',
    keep: 365 * DAY_MS,
    sweep: (lt) => db.knownDevice.deleteMany({ where: { lastUsedAt: { lt } } }),
  },
];

/**
 * Cleans up every ten minutes, one table after the other; several instances may do so at once. A failure is logged and
 * retried the next time.
 *
 * @param more jobs of features at the same times, such as deleting what is due; each returns its number of rows
 * @returns stops it
 */
export function startCleanup(more: Readonly<Record<string, () => Promise<number>>> = {}): () => void {
  const round = async () => {
    await deleteExpired();
    for (const [name, run] of Object.entries(more)) await runCleanup(name, run);
  };
  const timer = setInterval(() => void round(), CLEANUP_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Cleans up all tables once. */
export async function deleteExpired(now = getCurrentMs()): Promise<void> {
  for (const { name, keep, sweep: remove } of tables) {
    await runCleanup(name, async () => (await remove(new Date(now - keep))).count);
  }
}

async function runCleanup(name: string, run: () => Promise<number>): Promise<void> {
  try {
    const swept = await run();
    if (swept > 0) log.info({ name, swept }, 'expired rows deleted');
  } catch (error) {
    log.warn({ name, error: describeError(error) }, 'a cleanup failed');
  }
}
