import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { job, runJobs } from './job';
import { IMPORT_KEPT_DAYS } from './kept-days';

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

/** Rows that expire: a name for the log, their retention in milliseconds, and what deletes those from before a time. */
const expire = (name: string, keep: number, remove: (before: Date) => Deleted) => ({ name, keep, remove });

/** Tables that grow by themselves. */
const tables = [
  // A row that is being counted again is left for the next run, as counters lock rows in another order.
  expire('visits', HOUR_MS, (lt) =>
    deleteInChunks(
      () => db.$executeRaw`
        DELETE FROM news_visit WHERE ctid = ANY (
          ARRAY(SELECT ctid FROM news_visit WHERE at < ${lt} LIMIT ${CHUNK_ROWS} FOR UPDATE SKIP LOCKED))`,
    ),
  ),
  expire('downloads', HOUR_MS, (lt) => db.documentVisit.deleteMany({ where: { at: { lt } } })),
  expire('counters of limits', HOUR_MS, (lt) => db.rateLimit.deleteMany({ where: { expire: { lt: lt.getTime() } } })),
  expire('presence', DAY_MS, (lt) => db.presence.deleteMany({ where: { seenAt: { lt } } })),
  expire('sessions', 30 * DAY_MS, (lt) => db.session.deleteMany({ where: { absoluteExpiresAt: { lt } } })),
  expire('password resets', 30 * DAY_MS, (lt) => db.passwordReset.deleteMany({ where: { expiresAt: { lt } } })),
  expire('changes of e-mail', 30 * DAY_MS, (lt) => db.emailChange.deleteMany({ where: { expiresAt: { lt } } })),
  // Everything that belongs to an item goes with it; files stay in their library.
  expire('items in the bin', 30 * DAY_MS, (lt) => db.news.deleteMany({ where: { deletedAt: { lt } } })),
  expire('unsaved words', 30 * DAY_MS, (lt) => db.newsAutosave.deleteMany({ where: { savedAt: { lt } } })),
  expire('marks of editing', DAY_MS, (lt) => db.newsEditing.deleteMany({ where: { seenAt: { lt } } })),
  expire('links to previews', 0, (lt) => db.newsPreviewLink.deleteMany({ where: { expiresAt: { lt } } })),
  // Clocks of instances differ a little.
  expire('used proofs', HOUR_MS, (lt) => db.usedProof.deleteMany({ where: { expiresAt: { lt } } })),
  expire('imports', IMPORT_KEPT_DAYS * DAY_MS, (lt) => db.importJob.deleteMany({ where: { createdAt: { lt } } })),
  expire('printed slips', 30 * DAY_MS, (lt) => db.slipJob.deleteMany({ where: { createdAt: { lt } } })),
  expire('marks of the inbox', 180 * DAY_MS, (lt) => db.inboxMark.deleteMany({ where: { at: { lt } } })),
  expire('reports of processes', DAY_MS, (lt) => db.processReport.deleteMany({ where: { at: { lt } } })),
  expire('canaries', 2 * DAY_MS, (lt) => db.canaryBeat.deleteMany({ where: { at: { lt } } })),
  expire('groups of errors', 7 * DAY_MS, (lt) => db.errorGroup.deleteMany({ where: { lastAt: { lt } } })),
  expire('sent mails', 90 * DAY_MS, (lt) =>
    db.mailMessage.deleteMany({ where: { status: { in: ['sent', 'kept'] }, createdAt: { lt } } }),
  ),
  expire('last mails to who is gone', DAY_MS, (lt) =>
    db.mailMessage.deleteMany({
      where: { template: 'account-deleted', status: { in: ['sent', 'kept', 'failed'] }, createdAt: { lt } },
    }),
  ),
  expire('closed requests over personal data', 2 * 365 * DAY_MS, (lt) =>
    db.rightsRequest.deleteMany({ where: { closedAt: { lt } } }),
  ),
  expire('records of consent', 2 * 365 * DAY_MS, (lt) => db.cookieConsent.deleteMany({ where: { at: { lt } } })),
  // A device that was offline for longer brings back what was removed elsewhere.
  expire('removals from saved lists', 365 * DAY_MS, (lt) => db.savedNews.deleteMany({ where: { removedAt: { lt } } })),
  expire('known devices', 365 * DAY_MS, (lt) => db.knownDevice.deleteMany({ where: { lastUsedAt: { lt } } })),
];

const listExpiryJobs = (now?: number) =>
  tables.map(({ name, keep, remove }) => {
    const run = async () => (await remove(new Date((now ?? getCurrentMs()) - keep))).count;
    return job({ name, every: 'ten minutes', run });
  });

/** Jobs that delete expired rows, one a table. */
export const expiryJobs = listExpiryJobs();

/** Runs them once, as if it were `now`. */
export const deleteExpired = (now = getCurrentMs()): Promise<void> => runJobs(listExpiryJobs(now));
