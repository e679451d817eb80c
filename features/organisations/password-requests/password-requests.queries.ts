import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { getSiteFrame } from '@/lib/site/queries';
import { escapeLike } from '@/lib/text/search-text';
import { registeringOffice } from '../organisations.queries';
import { isSameDomain } from './password-requests.rules';
import { type PasswordRequestStatus, passwordRequestStatuses } from './password-requests.schema';

/** The open office account that may register under this login name, with its addresses on record; or undefined. */
export async function findRegisteringOffice(userName: string, tx: Pick<Transaction, 'systemUser'> = db) {
  const row = await tx.systemUser.findUnique({
    where: { userName, ...registeringOffice },
    select: {
      accountId: true,
      userName: true,
      account: { select: { email: true } },
      organisation: { select: { id: true, name: true, email: true } },
    },
  });
  if (!row) return undefined;
  const { account, organisation, ...office } = row;
  const recorded = [organisation.email, account.email];
  return { ...office, organisationId: organisation.id, name: organisation.name, recorded };
}

/** Mail domains from which an institution may request its password. */
export const listRegistrationDomains = async (): Promise<readonly string[]> =>
  (await getSiteFrame()).site.registrationDomains;

type PageQuery = { page: number; per: number; needle: string };

const requestColumns = {
  ...{ id: true, status: true, code: true, email: true, phone: true, reason: true },
  ...{ createdAt: true, decidedAt: true, decidedBy: { select: { displayName: true } } },
  organisation: { select: { name: true, email: true } },
} as const;
type Row = Prisma.RegistrationRequestGetPayload<{ select: typeof requestColumns }>;

/** Requests of one status that match a search: waiting ones oldest first, decided ones newest first. */
export async function listPasswordRequests(status: PasswordRequestStatus, asked: PageQuery) {
  const rows = await db.registrationRequest.findMany({
    where: { status, ...buildSearchWhere(asked.needle) },
    select: requestColumns,
    orderBy: status === 'waiting' ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ decidedAt: 'desc' }, { id: 'desc' }],
    ...toSkipTake(asked),
  });
  return rows.map(toPasswordRequest);
}

export async function findPasswordRequest(id: number) {
  const row = await db.registrationRequest.findUnique({ where: { id }, select: requestColumns });
  return row ? toPasswordRequest(row) : undefined;
}

/** One request as the administrator sees it. */
export type PasswordRequest = ReturnType<typeof toPasswordRequest>;

const toPasswordRequest = ({ organisation, createdAt, decidedAt, decidedBy, reason, ...row }: Row) => ({
  ...row,
  institution: organisation.name,
  createdAt: createdAt.toISOString(),
  recordEmail: organisation.email ?? undefined,
  sameDomain: isSameDomain(row.email, organisation.email),
  decidedAt: decidedAt?.toISOString(),
  decidedBy: decidedBy?.displayName,
  reason: reason ?? undefined,
});

/** Number of requests of each status that match a search. */
export async function countPasswordRequests(needle = ''): Promise<Readonly<Record<PasswordRequestStatus, number>>> {
  const counts = passwordRequestStatuses.map((status) =>
    db.registrationRequest.count({ where: { status, ...buildSearchWhere(needle) } }),
  );
  const [waiting = 0, approved = 0, refused = 0] = await Promise.all(counts);
  return { waiting, approved, refused };
}

/** Condition that searches the institution's name and code and the e-mail. */
function buildSearchWhere(needle: string): Prisma.RegistrationRequestWhereInput {
  const contains = escapeLike(needle);
  const inside = { contains, mode: 'insensitive' } as const;
  if (needle === '') return {};
  return { OR: [{ organisation: { nameSearch: { contains } } }, { code: inside }, { email: inside }] };
}
