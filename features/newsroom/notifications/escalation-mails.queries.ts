import { listRolesWith } from '@/lib/auth/access';
import type { Prisma, Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { describeRoad } from '../road/road.rules';
import { accountInclude } from '../stand-ins/office-accounts.rules';
import type { NewsroomItem } from '../workflow/workflow.rows';
import { canSee, type Moderated } from '../workflow/workflow.rules';
import { buildItemLink, MAX_RECIPIENTS } from './notifications.queries';
import { toMailLine } from './notifications.rules';
import { listRecipients } from './recipients.queries';

type Wait = { since: Date; moderated: Moderated; now: Date };

/** Mails that tell the desk above of a waiting item, for accounts that did not opt out of reminders. */
export async function listEscalationMails(
  tx: Transaction,
  item: NewsroomItem,
  desk: 'above' | 'agency',
  { since, moderated, now }: Wait,
): Promise<OutgoingMail[]> {
  const place: Prisma.AccountWhereInput =
    desk === 'above'
      ? { systemUser: { organisationId: { in: [...item.facts.supervisors] } } }
      : { role: { in: listRolesWith('news.everywhere') } };
  const accounts = await tx.account.findMany({
    where: { ...place, status: 'open', email: { not: null } },
    include: accountInclude,
    orderBy: { id: 'asc' },
    take: MAX_RECIPIENTS,
  });
  const recipients = await listRecipients(tx, accounts, {
    ...{ wish: 'newsReminder', now, isFor: (other) => canSee(other, item.facts) },
  });
  return recipients.map(({ account, to, standInFor }): OutgoingMail => {
    const data = {
      name: toMailLine(account.displayName),
      topic: toMailLine(item.content.topic),
      author: toMailLine(item.author),
      organisation: toMailLine(item.organisation.name),
      road: describeRoad(item.facts, new Date(item.publishAt), moderated, now),
      since: since.toISOString(),
      link: buildItemLink(item),
      ...(standInFor ? { standInFor } : {}),
    };
    const key = `news-escalated:${account.id}:${item.id}:${since.toISOString()}`;
    return { template: 'news-escalated', to, key, data };
  });
}
