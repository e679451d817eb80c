import type { Transaction } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { DECISION_MAIL_SECONDS, UNDO_SECONDS } from './review.schema';

/** The last step of an item's history. */
export const findLastStep = (tx: Pick<Transaction, 'newsReview'>, newsId: number) =>
  tx.newsReview.findFirst({
    where: { newsId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: {
      ...selectColumns('id', 'accountId', 'event', 'fromStatus', 'toStatus', 'fromLevel', 'toLevel', 'version', 'at'),
    },
  });

/** Time at which an item was submitted last; undefined if it never was. */
export const findSubmittedAt = async (tx: Pick<Transaction, 'newsReview'>, newsId: number): Promise<Date | undefined> =>
  (await tx.newsReview.findFirst({ where: { newsId, event: 'submit' }, orderBy: { at: 'desc' }, select: { at: true } }))
    ?.at;

/** The mails about a decision, to be sent when it can no longer be taken back; until then they can be withdrawn. */
export const holdMails = (
  mails: readonly OutgoingMail[],
  { id, version }: { id: number; version: number },
): OutgoingMail[] =>
  mails.map((mail, index) => ({
    ...mail,
    key: `${buildDecisionMailKey(id, version)}${index}`,
    afterSeconds: DECISION_MAIL_SECONDS,
  }));

/** Start of the keys of the mails about the step that gave an item this version. */
export const buildDecisionMailKey = (id: number, version: number): string => `news-decided:${id}:${version}:`;

/** Readers' alerts about an approved item wait until the approval can no longer be taken back. */
export async function holdAlerts(tx: Transaction, newsId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE news_outing SET due = GREATEST(due, now() + make_interval(secs => ${UNDO_SECONDS}))
    WHERE news_id = ${newsId} AND taken_at IS NULL`;
}

/** The last return of an item, also one that was taken back. */
export const findLastReturn = (tx: Pick<Transaction, 'newsReview'>, newsId: number) =>
  tx.newsReview.findFirst({
    where: { newsId, event: 'return' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
