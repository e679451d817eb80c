import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import { listRolesWith } from '@/lib/auth/access';
import type { Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { mailAddress } from '@/lib/mail/schema';
import type { PauseReason } from './schedule.rules';

type Paused = { sourceId: number; runId: number; paused: PauseReason };

/** Mails about a feed that was paused by itself, to the accounts of its office that may bring items; none for others. */
export async function listPauseMails(tx: Transaction, { sourceId, runId, paused }: Paused): Promise<OutgoingMail[]> {
  const { organisationId, address, feed } = await tx.moveSource.findUniqueOrThrow({
    where: { id: sourceId },
    include: { feed: true },
  });
  if (organisationId === null || !feed) return [];
  const accounts = await tx.account.findMany({
    where: {
      ...{ status: 'open', email: { not: null }, role: { in: listRolesWith('news.import') } },
      systemUser: { organisationId },
    },
    select: { id: true, displayName: true, email: true, role: true },
    orderBy: { id: 'asc' },
  });
  return accounts.flatMap((account): OutgoingMail[] => {
    const to = mailAddress.safeParse(account.email).data;
    const area = areas[account.role];
    const row = area.rows.find(({ screen }) => screen === 'ownMove');
    if (!to || !row) return [];
    const data = {
      ...{ name: toMailLine(account.displayName), title: toMailLine(feed.title || address), what: paused },
      ...{ problem: toMailLine(feed.problem), link: buildRowHref(area, row) },
    };
    return [{ template: 'feed-paused', to, key: `feed:${sourceId}:${runId}:${account.id}`, data }];
  });
}
