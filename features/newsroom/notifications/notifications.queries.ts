import { can } from '@/lib/auth/access';
import { isOpen } from '@/lib/auth/accounts';
import { roles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma, Transaction } from '@/lib/db/db';
import type { Order } from '@/lib/mail/outbox';
import { mailAddress } from '@/lib/mail/schema';
import { currentMs, currentTime } from '@/lib/time/current-time';
import { thaiDay } from '@/lib/time/format';
import { toLine, toldOf } from './notifications.rules';
import { type MailWish, mailWishes, type NewsOutcome } from './notifications.schema';

/** Matches no row; in a condition, an undefined id would match all. */
const NOBODY = -1;
/** More accounts than ever wish for mails about one item; a bound for the transaction that writes them. */
const MOST_TOLD = 100;

/** What mails need to know of an item. */
type Item = {
  id: number;
  author: string;
  content: { topic: string };
  organisation: { id: number; name: string };
  facts: { systemUserId: number | null; collegeUserId: number | null; supervisors: readonly number[] };
};

export type Happening = {
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
export async function listNewsLetters(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  happening: Happening,
  mayDecide: (other: Viewer) => boolean = () => false,
): Promise<Order[]> {
  const told = toldOf(happening.event);
  if (!told) return [];
  if (told.to === 'deciders') return toDeciders(tx, viewer, item, told.what, mayDecide);
  return toAuthor(tx, viewer, item, happening, told);
}

async function toAuthor(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  { reason, comment = '', publishAt, writerId }: Happening,
  { outcome, wish }: { outcome: NewsOutcome; wish: MailWish },
): Promise<Order[]> {
  const { collegeUserId, systemUserId } = item.facts;
  const author: Prisma.AccountWhereInput =
    collegeUserId === null ? { systemUser: { id: systemUserId ?? NOBODY } } : { collegeUser: { id: collegeUserId } };
  const account = await tx.account.findFirst({
    where: writerId === undefined ? author : { id: writerId ?? NOBODY },
    include: people,
  });
  if (!account || account.id === viewer.accountId || !belongs(account, item)) return [];
  const to = addressFor(account, wish);
  if (!to) return [];
  const data = {
    name: toLine(account.displayName),
    topic: toLine(item.content.topic),
    outcome,
    by: toLine(viewer.name ?? ''),
    link: linkTo(item),
    ...(outcome === 'returned' && reason ? { reason } : {}),
    ...(comment && outcome !== 'approved' ? { comment } : {}),
    ...(outcome === 'approved' && publishAt && Date.parse(publishAt) > currentMs() ? { at: publishAt } : {}),
  };
  return [{ template: 'news-decided', to, data }];
}

async function toDeciders(
  tx: Transaction,
  viewer: Viewer,
  item: Item,
  what: 'item' | 'revision',
  mayDecide: (other: Viewer) => boolean,
): Promise<Order[]> {
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
    include: people,
    orderBy: { id: 'asc' },
    take: MOST_TOLD,
  });
  return accounts.flatMap((account): Order[] => {
    const to = addressFor(account, 'newsWaiting');
    if (!to || !mayDecide(toViewer(account))) return [];
    const data = {
      name: toLine(account.displayName),
      topic: toLine(item.content.topic),
      what,
      author: toLine(what === 'revision' ? (viewer.name ?? item.author) : item.author),
      organisation: toLine(item.organisation.name),
      link: linkTo(item),
    };
    return [
      { template: 'news-waiting', to, key: `news-waiting:${account.id}:${item.id}:${thaiDay(currentTime())}`, data },
    ];
  });
}

const organisation = { select: { id: true, status: true } } as const;
const people = {
  systemUser: { select: { id: true, organisation } },
  collegeUser: { select: { id: true, organisation } },
} as const satisfies Prisma.AccountInclude;
type Account = Prisma.AccountGetPayload<{ include: typeof people }>;

/** The address of an account that wishes to be told; undefined for a closed one, or without an address that mails can go to. */
function addressFor(account: Account, wish: MailWish): string | undefined {
  if (!isOpen(account) || !mailWishes.parse(account.mailOptIns)[wish]) return undefined;
  return mailAddress.safeParse(account.email).data;
}

/** Whether an account is still where the item is; who has moved elsewhere is no longer told. */
function belongs({ role, systemUser, collegeUser }: Account, item: Item): boolean {
  return can({ role }, 'news.everywhere') || (systemUser ?? collegeUser)?.organisation.id === item.organisation.id;
}

function toViewer({ id, role, systemUser, collegeUser }: Account): Viewer {
  const person = systemUser ?? collegeUser;
  return { role, accountId: id, ownId: person?.id, organisationId: person?.organisation.id };
}

/** The page that leads whoever is signed in to the item in their own area. */
const linkTo = ({ id }: Item): string => `/newsroom/${id}`;
