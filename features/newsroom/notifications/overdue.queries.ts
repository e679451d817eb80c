import { listRolesWith } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma, Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { type Desk, describeRoad, findDesk } from '../road/road.rules';
import { accountInclude } from '../stand-ins/office-accounts.rules';
import type { NewsroomItem } from '../workflow/workflow.rows';
import type { Moderated } from '../workflow/workflow.rules';
import { buildItemLink, MAX_RECIPIENTS } from './notifications.queries';
import { toMailLine } from './notifications.rules';
import { listRecipients } from './recipients.queries';

type Wait = { since: Date; moderated: Moderated; now: Date };

/**
 * Mails that remind of an overdue item, for the accounts on whose desk it lies, unless they opted out.
 *
 * @param mayDecide called for each account that may have to decide
 */
export async function listOverdueMails(
  tx: Transaction,
  item: NewsroomItem,
  { since, moderated, now }: Wait,
  mayDecide: (other: Viewer) => boolean,
): Promise<OutgoingMail[]> {
  const publishAt = new Date(item.publishAt);
  const desk = findDesk({ ...item.facts, publishAt, passedBy: [], isPassedByAgency: false }, moderated, now);
  const accounts = await tx.account.findMany({
    where: { ...buildDeskWhere(item, desk), status: 'open', email: { not: null } },
    include: accountInclude,
    orderBy: { id: 'asc' },
    take: MAX_RECIPIENTS,
  });
  const recipients = await listRecipients(tx, accounts, { wish: 'newsReminder', now, isFor: mayDecide });
  return recipients.map(({ account, to, standInFor }): OutgoingMail => {
    const data = {
      name: toMailLine(account.displayName),
      topic: toMailLine(item.content.topic),
      author: toMailLine(item.author),
      organisation: toMailLine(item.organisation.name),
      road: describeRoad(item.facts, publishAt, moderated, now),
      since: since.toISOString(),
      link: buildItemLink(item),
      ...(standInFor ? { standInFor } : {}),
    };
    return { template: 'news-overdue', to, key: `news-overdue:${account.id}:${item.id}:${since.toISOString()}`, data };
  });
}

/** Accounts of the offices on whose desk an item lies. */
function buildDeskWhere({ organisation, facts }: NewsroomItem, desk: Desk | undefined): Prisma.AccountWhereInput {
  if (desk === 'office') return { systemUser: { organisationId: organisation.id } };
  if (desk === 'above') return { systemUser: { organisationId: { in: [...facts.supervisors] } } };
  return { role: { in: listRolesWith('news.everywhere') } };
}
