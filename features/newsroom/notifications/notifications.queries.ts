import { can } from '@/lib/auth/access';
import { isAccountOpen } from '@/lib/auth/accounts';
import { roles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma, Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { mailAddress } from '@/lib/mail/schema';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { findNotificationRule, toMailLine } from './notifications.rules';
import { type MailPreference, mailPreferences, type NewsOutcome } from './notifications.schema';

/** Matches no row; in a condition, an undefined id would match all. */
const NOBODY = -1;
/** More accounts than ever wish for mails about one item; a bound for the transaction that writes them. */
const MAX_RECIPIENTS = 100;

/** What mails need to know of an item. */
type Item = {
  id: number;
  author: string;
  content: { topic: string };
  organisation: { id: number; name: string };
  facts: { systemUserId: number | null; collegeUserId: number | null; supervisors: readonly number[] };
};

export type ItemEvent = {
  /** A step of the newsroom, or `revise` for a revision that begins to wait. */
  event: string;
  reason?: string;
  comment?: string;
  /** When an approved item goes out, where that is later. */
  publishAt?: string;
  /** The account behind a revision; without it the item's author is told. */
  writerId?: number | null;
};

/**
 * The mails about a step, for whoever wishes for them: to the author what somebody else decided, to those who may decide that
 * something waits. Only open accounts with an e-mail of their own are told, and nobody of what they did themselves.
 *
 * @param mayDecide asked of everybody who could have to decide
 * @returns orders for the outbox, to be written in the transaction of the step
 */
export async function listNewsNotifications(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  happening: ItemEvent,
  mayDecide: (other: Viewer) => boolean = () => false,
): Promise<OutgoingMail[]> {
  const told = findNotificationRule(happening.event);
  if (!told) return [];
  if (told.to === 'deciders') return listDeciderMails(tx, viewer, item, told.what, mayDecide);
  return listAuthorMails(tx, viewer, item, happening, told);
}

async function listAuthorMails(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  { reason, comment = '', publishAt, writerId }: ItemEvent,
  { outcome, wish }: { outcome: NewsOutcome; wish: MailPreference },
): Promise<OutgoingMail[]> {
  const { collegeUserId, systemUserId } = item.facts;
  const author: Prisma.AccountWhereInput =
    collegeUserId === null ? { systemUser: { id: systemUserId ?? NOBODY } } : { collegeUser: { id: collegeUserId } };
  const account = await tx.account.findFirst({
    where: writerId === undefined ? author : { id: writerId ?? NOBODY },
    include: accountInclude,
  });
  if (!account || account.id === viewer.accountId || !isStillInvolved(account, item)) return [];
  const to = findMailAddress(account, wish);
  if (!to) return [];
  const data = {
    name: toMailLine(account.displayName),
    topic: toMailLine(item.content.topic),
    outcome,
    by: toMailLine(viewer.name ?? ''),
    link: buildItemLink(item),
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
  what: 'item' | 'revision',
  mayDecide: (other: Viewer) => boolean,
): Promise<OutgoingMail[]> {
  const near = [item.organisation.id, ...item.facts.supervisors];
  const accounts = await tx.account.findMany({
    where: {
      id: { not: viewer.accountId ?? NOBODY },
      status: 'open',
      email: { not: null },
      mailOptIns: { path: ['newsWaiting'], equals: true },
      OR: [
        { role: { in: roles.filter((role) => role !== 'visitor').filter((role) => can({ role }, 'news.everywhere')) } },
        { systemUser: { organisationId: { in: near } } },
      ],
    },
    include: accountInclude,
    orderBy: { id: 'asc' },
    take: MAX_RECIPIENTS,
  });
  return accounts.flatMap((account): OutgoingMail[] => {
    const to = findMailAddress(account, 'newsWaiting');
    if (!to || !mayDecide(toViewer(account))) return [];
    const data = {
      name: toMailLine(account.displayName),
      topic: toMailLine(item.content.topic),
      what,
      author: toMailLine(what === 'revision' ? (viewer.name ?? item.author) : item.author),
      organisation: toMailLine(item.organisation.name),
      link: buildItemLink(item),
    };
    return [
      {
        template: 'news-waiting',
        to,
        key: `news-waiting:${account.id}:${item.id}:${toThaiDay(getCurrentTime())}`,
        data,
      },
    ];
  });
}

const organisation = { select: { id: true, status: true } } as const;
const accountInclude = {
  systemUser: { select: { id: true, organisation } },
  collegeUser: { select: { id: true, organisation } },
} as const satisfies Prisma.AccountInclude;
type Account = Prisma.AccountGetPayload<{ include: typeof accountInclude }>;

/** The address of an account that wishes to be told; undefined for a closed one, or without an address that mails can go to. */
function findMailAddress(account: Account, wish: MailPreference): string | undefined {
  if (!isAccountOpen(account) || !mailPreferences.parse(account.mailOptIns)[wish]) return undefined;
  return mailAddress.safeParse(account.email).data;
}

/** Whether an account is still where the item is; who has moved elsewhere is no longer told. */
function isStillInvolved({ role, systemUser, collegeUser }: Account, item: Item): boolean {
  return can({ role }, 'news.everywhere') || (systemUser ?? collegeUser)?.organisation.id === item.organisation.id;
}

function toViewer({ id, role, systemUser, collegeUser }: Account): Viewer {
  const person = systemUser ?? collegeUser;
  return { role, accountId: id, ownId: person?.id, organisationId: person?.organisation.id };
}

/** The page that leads whoever is signed in to the item in their own area. */
const buildItemLink = ({ id }: Item): string => `/newsroom/${id}`;
