import { db, type Prisma } from '@/lib/db/db';
import { escapeLike } from '@/lib/text/search-text';
import { type AuditChoice, auditList, findActionsByName, findActorsByName } from './log.rules';
import { AUDIT_ROWS, type AuditDetail, type AuditEntry, type AuditPage, COUNTED_ROWS } from './log.schema';
import { nameReferences, nameThings } from './things.queries';

/** Minimum length of a substring search in names; shorter text has no trigram for the index and must match exactly. */
const MIN_NAME = 3;
const MAX_ACCOUNTS = 5;
/** Batch size of an export. */
const BATCH_ROWS = 1_000;

const columns = {
  ...{ id: true, at: true, actorName: true, accountId: true, action: true },
  ...{ noun: true, nounId: true, address: true, outcome: true },
} as const satisfies Prisma.AuditLogSelect;
type Row = Prisma.AuditLogGetPayload<{ select: typeof columns }>;
type Cursor = { id: bigint; at: Date };

const newestFirst = [{ at: 'desc' }, { id: 'desc' }] as const satisfies Prisma.AuditLogOrderByWithRelationInput[];
const oldestFirst = [{ at: 'asc' }, { id: 'asc' }] as const satisfies Prisma.AuditLogOrderByWithRelationInput[];

/** A page of the log, newest first. Paged by the cursor in the URL, so that no page is slower than the first. */
export async function listAuditEntries(choice: AuditChoice): Promise<AuditPage> {
  const where = await buildAuditWhere(choice);
  const mark = await findCursor(choice.newer ?? choice.older);
  if (mark && choice.newer) {
    const rows = await findPageRows({ AND: [where, buildNewerWhere(mark)] }, oldestFirst);
    const shown = rows.slice(0, AUDIT_ROWS).reverse();
    return { items: await nameThings(shown.map(toEntry)), hasNewer: rows.length > AUDIT_ROWS, hasOlder: true };
  }
  const rows = await findPageRows(mark ? { AND: [where, buildOlderWhere(mark)] } : where, newestFirst);
  const items = await nameThings(rows.slice(0, AUDIT_ROWS).map(toEntry));
  return { items, hasOlder: rows.length > AUDIT_ROWS, hasNewer: mark !== undefined };
}

/** Number of matching rows, counted up to 10,001. */
export async function countAuditEntries(choice: AuditChoice): Promise<number> {
  return db.auditLog.count({ where: await buildAuditWhere(choice), take: COUNTED_ROWS + 1 });
}

/** One entry with its states before and after, or undefined. */
export async function findAuditEntry(id: string): Promise<AuditDetail | undefined> {
  if (id === '') return undefined;
  const row = await db.auditLog.findUnique({
    where: { id: BigInt(id) },
    select: { ...columns, before: true, after: true },
  });
  if (!row) return undefined;
  const [entry = toEntry(row)] = await nameThings([toEntry(row)]);
  const { before, after } = row;
  return { ...entry, before, after, references: await nameReferences(before, after) };
}

/** Time and last row of the latest seal; undefined before the first seal. */
export async function readLastSeal(): Promise<{ at: Date; lastId: string } | undefined> {
  const seal = await db.auditSeal.findFirst({ orderBy: { lastId: 'desc' }, select: { at: true, lastId: true } });
  return seal ? { at: seal.at, lastId: String(seal.lastId) } : undefined;
}

/**
 * Streams the matching entries in batches, newest first, paged by cursor.
 *
 * @param limit maximum number of rows
 */
export async function* readAuditRows(
  choice: AuditChoice,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<AuditEntry[]> {
  const where = await buildAuditWhere(choice);
  let mark: Cursor | undefined;
  let left = limit;
  while (left > 0) {
    const rows: Row[] = await db.auditLog.findMany({
      where: mark ? { AND: [where, buildOlderWhere(mark)] } : where,
      select: columns,
      orderBy: [...newestFirst],
      take: Math.min(BATCH_ROWS, left),
    });
    if (rows.length > 0) yield await nameThings(rows.map(toEntry));
    if (rows.length < BATCH_ROWS) return;
    mark = rows.at(-1);
    left -= rows.length;
  }
}

const findPageRows = (where: Prisma.AuditLogWhereInput, order: readonly Prisma.AuditLogOrderByWithRelationInput[]) =>
  db.auditLog.findMany({ where, select: columns, orderBy: [...order], take: AUDIT_ROWS + 1 });

async function findCursor(id: string | undefined): Promise<Cursor | undefined> {
  if (id === undefined) return undefined;
  return (await db.auditLog.findUnique({ where: { id: BigInt(id) }, select: { id: true, at: true } })) ?? undefined;
}

// The first bound is a separate condition, so that an index can serve it.
const buildOlderWhere = ({ at, id }: Cursor): Prisma.AuditLogWhereInput => ({
  at: { lte: at },
  OR: [{ at: { lt: at } }, { id: { lt: id } }],
});
const buildNewerWhere = ({ at, id }: Cursor): Prisma.AuditLogWhereInput => ({
  at: { gte: at },
  OR: [{ at: { gt: at } }, { id: { gt: id } }],
});

async function buildAuditWhere(choice: AuditChoice): Promise<Prisma.AuditLogWhereInput> {
  const { search } = choice;
  const where = auditList.where(choice);
  return search === '' ? where : { ...where, OR: buildSearchConditions(search, await findAccounts(search)) };
}

/** The accounts with exactly this login name. */
async function findAccounts(name: string): Promise<number[]> {
  const rows = await db.account.findMany({
    where: { OR: [{ systemUser: { userName: name } }, { member: { email: name.toLowerCase() } }] },
    select: { id: true },
    take: MAX_ACCOUNTS,
  });
  return rows.map(({ id }) => id);
}

/** Searches actors, the Thai names of actions, and object ids. */
function buildSearchConditions(search: string, accounts: readonly number[]): Prisma.AuditLogWhereInput[] {
  const inside = { contains: escapeLike(search), mode: 'insensitive' } as const;
  const actions = findActionsByName(search);
  const actors = findActorsByName(search);
  return [
    { nounId: search },
    { actorName: search.length >= MIN_NAME ? inside : search },
    ...(accounts.length > 0 ? [{ accountId: { in: [...accounts] } }] : []),
    ...(actions.length > 0 ? [{ action: { in: actions } }] : []),
    ...(actors.length > 0 ? [{ actorName: { in: actors } }] : []),
  ];
}

const toEntry = ({ id, accountId, nounId, address, ...row }: Row): AuditEntry => ({
  ...{ id: String(id), at: row.at, actorName: row.actorName, action: row.action, noun: row.noun, outcome: row.outcome },
  accountId: accountId ?? undefined,
  nounId: nounId ?? undefined,
  address: address ?? undefined,
});
