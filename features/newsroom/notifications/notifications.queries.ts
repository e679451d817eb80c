import { can, listRolesWith } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Prisma, Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { accountInclude, type OfficeAccount } from '../stand-ins/office-accounts.rules';
import { formatActor } from '../stand-ins/stand-ins.rules';
import type { NewsEvent, RevisionEvent } from '../workflow/workflow.schema';
import { notificationRules, toMailLine } from './notifications.rules';
import type { MailPreference, NewsOutcome } from './notifications.schema';
import { findMailAddress, listRecipients } from './recipients.queries';

/** Maximum number of recipients, more than ever opt in for one item; bounds the transaction that writes the mails. */
export const MAX_RECIPIENTS = 100;

/** Fields of an item that mails need. */
type Item = {
  id: number;
  author: string;
  content: { topic: string };
  organisation: { id: number; name: string };
  facts: { systemUserId: number | null; collegeUserId: number | null; supervisors: readonly number[] };
};

export type ItemEvent = {
  event: NewsEvent | RevisionEvent;
  reason?: string;
  comment?: string;
  /** Publication time of an approved item, if it is in the future. */
  publishAt?: string;
  /** Road of the item after the step, in one line. */
  road?: string;
  /** Names of the absent colleagues for whom the viewer stood in. */
  standInFor?: string;
  /** Author of a revision; if left out, the item's author is notified. */
  writerId?: number | null;
};

/**
 * Mails about a step, for accounts that opted in: to the author about decisions of others, to those who may decide
 * about something new to decide on. Only open accounts with an e-mail address of their own get any, and nobody about
 * their own actions.
 *
 * @param mayDecide called for each account that may have to decide
 * @returns mails for the outbox, to be written in the step's transaction
 */
export async function listNewsNotifications(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  happening: ItemEvent,
  mayDecide: (other: Viewer) => boolean = () => false,
): Promise<OutgoingMail[]> {
  const rule = notificationRules[happening.event];
  if (!rule) return [];
  if (rule.to === 'deciders')
    return listDeciderMails(tx, viewer, item, { what: rule.what, road: happening.road }, mayDecide);
  return listAuthorMails(tx, viewer, item, happening, rule);
}

async function listAuthorMails(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  { reason, comment = '', publishAt, road, standInFor, writerId }: ItemEvent,
  { outcome, wish }: { outcome: NewsOutcome; wish: MailPreference },
): Promise<OutgoingMail[]> {
  const { collegeUserId, systemUserId } = item.facts;
  const author: Prisma.AccountWhereInput =
    collegeUserId === null ? { systemUser: { id: systemUserId ?? NO_ID } } : { collegeUser: { id: collegeUserId } };
  const account = await tx.account.findFirst({
    where: writerId === undefined ? author : { id: writerId ?? NO_ID },
    include: accountInclude,
  });
  if (!account || account.id === viewer.accountId || !isStillInvolved(account, item)) return [];
  const to = findMailAddress(account, wish);
  if (!to) return [];
  const data = {
    name: toMailLine(account.displayName),
    topic: toMailLine(item.content.topic),
    outcome,
    by: toMailLine(formatActor(viewer.name ?? '', standInFor)),
    link: buildItemLink(item),
    ...(road ? { road } : {}),
    ...(outcome === 'returned' && reason ? { reason } : {}),
    ...(comment && outcome !== 'approved' ? { comment } : {}),
    ...(outcome === 'approved' && publishAt && Date.parse(publishAt) > getCurrentMs() ? { at: publishAt } : {}),
  };
  return [{ template: 'news-decided', to, data }];
}

async function listDeciderMails(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  { what, road }: { what: 'item' | 'revision'; road?: string },
  mayDecide: (other: Viewer) => boolean,
): Promise<OutgoingMail[]> {
  const near = [item.organisation.id, ...item.facts.supervisors];
  const accounts = await tx.account.findMany({
    where: {
      id: { not: viewer.accountId ?? NO_ID },
      status: 'open',
      email: { not: null },
      mailOptIns: { path: ['newsWaiting'], equals: true },
      OR: [{ role: { in: listRolesWith('news.everywhere') } }, { systemUser: { organisationId: { in: near } } }],
    },
    include: accountInclude,
    orderBy: { id: 'asc' },
    take: MAX_RECIPIENTS,
  });
  const now = getCurrentTime();
  const recipients = await listRecipients(tx, accounts, {
    ...{ wish: 'newsWaiting', now, isFor: mayDecide, but: viewer.accountId },
  });
  return recipients.map(({ account, to, standInFor }): OutgoingMail => {
    const data = {
      name: toMailLine(account.displayName),
      topic: toMailLine(item.content.topic),
      what,
      author: toMailLine(what === 'revision' ? (viewer.name ?? item.author) : item.author),
      organisation: toMailLine(item.organisation.name),
      link: buildItemLink(item),
      ...(road ? { road } : {}),
      ...(standInFor ? { standInFor } : {}),
    };
    return { template: 'news-waiting', to, key: `news-waiting:${account.id}:${item.id}:${toThaiDay(now)}`, data };
  });
}

/**
 * True if the account still belongs to the item's organisation or sees all; authors who have moved elsewhere are no
 * longer notified.
 */
function isStillInvolved({ role, systemUser, collegeUser }: OfficeAccount, item: Item): boolean {
  return can({ role }, 'news.everywhere') || (systemUser ?? collegeUser)?.organisation.id === item.organisation.id;
}

/** Path that redirects signed-in accounts to the item in their own area. */
export const buildItemLink = ({ id }: { id: number }): string => `/newsroom/${id}`;
