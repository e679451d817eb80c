import { z } from 'zod';
import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { listRolesWith } from '@/lib/auth/access';
import type { Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { mailAddress } from '@/lib/mail/schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { toIsoWithOffset, toThaiDay } from '@/lib/time/format';
import { noticesMessages } from './notices.messages';

/** Key prefix of all mails about a notice. */
export const buildNoticeMailKey = (noticeId: number): string => `notice:${noticeId}:`;

const mailRecipient = z.object({ id: z.number(), name: z.string(), email: z.string(), organisationId: z.number() });
type MailRecipient = z.infer<typeof mailRecipient>;

/** Roles that may confirm and answer; other readers are mailed only if they opted in. */
const ANSWERING_ROLES = listRolesWith('notices.answer');

/**
 * Mails about a notice just delivered, to every open account with its own e-mail that wants them. Always two
 * statements, regardless of the number of recipients.
 *
 * @returns outgoing mails, to be enqueued in the sending transaction
 */
export async function listNoticeMails(tx: Transaction, noticeId: number): Promise<OutgoingMail[]> {
  const rows: unknown = await tx.$queryRaw`
    SELECT a.id, a.display_name AS name, a.email, r.organisation_id AS "organisationId"
    FROM notice n JOIN notice_receipt r ON r.notice_id = n.id
    JOIN (SELECT account_id, organisation_id FROM "system_user" UNION ALL SELECT account_id, organisation_id FROM college_user) u
      ON u.organisation_id = r.organisation_id
    JOIN account a ON a.id = u.account_id
    WHERE n.id = ${noticeId} AND a.status = 'open' AND a.email IS NOT NULL AND (
      a.mail_opt_ins -> 'noticeNew' = 'true'::jsonb
      OR (n.must_read AND a.role::text = ANY (${ANSWERING_ROLES}) AND a.mail_opt_ins -> 'noticeMust' IS DISTINCT FROM 'false'::jsonb))
    UNION ALL
    SELECT a.id, a.display_name, a.email, n.sender_id
    FROM notice n JOIN notice_person x ON x.notice_id = n.id JOIN account a ON a.id = x.account_id
    WHERE n.id = ${noticeId} AND a.status = 'open' AND a.email IS NOT NULL AND (a.mail_opt_ins -> 'noticeNew' = 'true'::jsonb
      OR (n.must_read AND a.mail_opt_ins -> 'noticeMust' IS DISTINCT FROM 'false'::jsonb))`;
  return toMailOrders(tx, noticeId, z.array(mailRecipient).parse(rows), 'new');
}

/**
 * Reminders of a notice to some organisations: to every account there that may answer and has its own e-mail.
 *
 * @returns outgoing mails, and the organisations that get none
 */
export async function listReminders(tx: Transaction, noticeId: number, organisationIds: readonly number[]) {
  const rows: unknown = await tx.$queryRaw`
    SELECT a.id, a.display_name AS name, a.email, u.organisation_id AS "organisationId"
    FROM "system_user" u JOIN account a ON a.id = u.account_id
    WHERE u.organisation_id = ANY (${[...organisationIds]}) AND a.status = 'open' AND a.email IS NOT NULL
      AND a.role::text = ANY (${ANSWERING_ROLES})`;
  const people = z.array(mailRecipient).parse(rows).filter(isReachable);
  const reached = new Set(people.map(({ organisationId }) => organisationId));
  const orders = await toMailOrders(tx, noticeId, people, 'reminder');
  return { orders, unreached: organisationIds.filter((id) => !reached.has(id)) };
}

/**
 * Reminders of a notice to some college users, as `listReminders`.
 *
 * @returns outgoing mails, and the accounts that get none
 */
export async function listPersonalReminders(tx: Transaction, noticeId: number, accountIds: readonly number[]) {
  const rows: unknown = await tx.$queryRaw`
    SELECT a.id, a.display_name AS name, a.email, u.organisation_id AS "organisationId"
    FROM college_user u JOIN account a ON a.id = u.account_id
    WHERE a.id = ANY (${[...accountIds]}) AND a.status = 'open' AND a.email IS NOT NULL`;
  const people = z.array(mailRecipient).parse(rows).filter(isReachable);
  const reached = new Set(people.map(({ id }) => id));
  const orders = await toMailOrders(tx, noticeId, people, 'reminder');
  return { orders, unreached: accountIds.filter((id) => !reached.has(id)) };
}

const isReachable = ({ email }: MailRecipient): boolean => mailAddress.safeParse(email).success;

async function toMailOrders(
  tx: Transaction,
  noticeId: number,
  people: readonly MailRecipient[],
  what: 'new' | 'reminder',
): Promise<OutgoingMail[]> {
  const { title, mustRead, answerWanted, deadlineAt, sender } = await tx.notice.findUniqueOrThrow({
    where: { id: noticeId },
    include: { sender: { select: { name: true } } },
  });
  const by = toMailLine(sender?.name ?? noticesMessages['notices.agency']);
  const about = { title: toMailLine(title), by, what, mustRead, answerWanted, link: `/newsroom/notices/${noticeId}` };
  const deadline = deadlineAt ? { deadline: toIsoWithOffset(deadlineAt) } : {};
  const round = what === 'new' ? what : toThaiDay(getCurrentTime());
  return people.filter(isReachable).map(({ id, name, email }) => ({
    template: 'notice',
    to: email,
    key: `${buildNoticeMailKey(noticeId)}${round}:${id}`,
    data: { ...about, ...deadline, name: toMailLine(name) },
  }));
}
