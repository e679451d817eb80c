import { z } from 'zod';
import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { can } from '@/lib/auth/access';
import { roles } from '@/lib/auth/roles';
import type { Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { mailAddress } from '@/lib/mail/schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { toIsoWithOffset, toThaiDay } from '@/lib/time/format';

/** With these words begin the keys of all mails about a notice. */
export const buildNoticeMailKey = (noticeId: number): string => `notice:${noticeId}:`;

const mailRecipient = z.object({ id: z.number(), name: z.string(), email: z.string(), organisationId: z.number() });
type MailRecipient = z.infer<typeof mailRecipient>;

/** Who may confirm and answer; who only reads is told by a wish of their own. */
const ANSWERING_ROLES = roles.filter((role) => can({ role }, 'notices.answer'));

/**
 * The mails about a notice that has just been delivered, to every open account with an e-mail of its own that wishes for them.
 * Two statements, however many there are.
 *
 * @returns orders for the outbox, to be written in the transaction of the sending
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
      OR (n.must_read AND a.role::text = ANY (${ANSWERING_ROLES}) AND a.mail_opt_ins -> 'noticeMust' IS DISTINCT FROM 'false'::jsonb))`;
  return toMailOrders(tx, noticeId, z.array(mailRecipient).parse(rows), 'new');
}

/**
 * The reminders of a notice to some organisations: to everybody there who may answer and has an e-mail of their own.
 *
 * @returns orders for the outbox, and the organisations that none of them goes to
 */
export async function listReminders(
  tx: Transaction,
  noticeId: number,
  organisationIds: readonly number[],
): Promise<{ orders: OutgoingMail[]; unreached: number[] }> {
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

const isReachable = ({ email }: MailRecipient): boolean => mailAddress.safeParse(email).success;

async function toMailOrders(
  tx: Transaction,
  noticeId: number,
  people: readonly MailRecipient[],
  what: 'new' | 'reminder',
): Promise<OutgoingMail[]> {
  const { title, mustRead, answerWanted, deadlineAt } = await tx.notice.findUniqueOrThrow({ where: { id: noticeId } });
  const about = { title: toMailLine(title), what, mustRead, answerWanted, link: `/newsroom/notices/${noticeId}` };
  const deadline = deadlineAt ? { deadline: toIsoWithOffset(deadlineAt) } : {};
  const round = what === 'new' ? what : toThaiDay(getCurrentTime());
  return people.filter(isReachable).map(({ id, name, email }) => ({
    template: 'notice',
    to: email,
    key: `${buildNoticeMailKey(noticeId)}${round}:${id}`,
    data: { ...about, ...deadline, name: toMailLine(name) },
  }));
}
