import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { listModeratedKinds } from '@/lib/site/queries';
import { peopleMessages } from '../people.messages';
import { buildAuthoredItemsWhere, buildInWorkWhere } from '../people.queries';
import { buildManagedWhere } from './list.conditions';
import { peopleListMessages } from './list.messages';
import { peopleKinds } from './list.schema';

const lockedPersonColumns = {
  ...{ id: true, role: true, status: true, displayName: true, totpConfirmedAt: true },
  systemUser: { select: { id: true, organisationId: true } },
  collegeUser: { select: { id: true, organisationId: true } },
} as const;

/** A person's account, locked until the end of the transaction. */
export type LockedPerson = Awaited<ReturnType<typeof lockPerson>>;

/** Locks accounts in a fixed order to avoid deadlocks. */
export async function lockAccounts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM account WHERE id = ANY(${[...ids]}) ORDER BY id FOR UPDATE`;
}

/**
 * Locks the account of a person whom the viewer manages.
 *
 * @throws AppError 'missing' for other accounts
 */
export async function lockPerson(tx: Transaction, viewer: Viewer, id: number) {
  await lockAccounts(tx, [id]);
  const found = await tx.account.findFirst({
    where: { AND: [{ id }, buildManagedWhere(viewer, peopleKinds)] },
    select: lockedPersonColumns,
  });
  if (!found) throw new AppError('missing', pickMessage(peopleMessages, 'people.missing'));
  return { ...found, organisationId: (found.systemUser ?? found.collegeUser)?.organisationId ?? 0 };
}

/** Locks the account of a managed person other than the viewer. */
export async function lockOtherPerson(tx: Transaction, viewer: Viewer, id: number): Promise<LockedPerson> {
  const found = await lockPerson(tx, viewer, id);
  if (id === viewer.accountId) throw new AppError('forbidden', pickMessage(peopleMessages, 'people.ownAccount'));
  return found;
}

const heirError = (text: string) => createFieldError('to', text);

/**
 * Hands items in work and pending revisions over to a colleague of the same organisation; each item's history records
 * it.
 *
 * @param to account of the successor
 * @returns the number of items, and the account that got them
 * @throws AppError 'invalid' without a colleague while there are items, and for one who may not write all of them
 */
export async function handOverInWork(tx: Transaction, viewer: Viewer, from: LockedPerson, to: number | undefined) {
  const items = await listInWork(tx, from.id);
  if (items.length === 0) return { count: 0 };
  if (to === undefined) throw heirError(peopleListMessages['peopleDesk.toRequired']);
  const heir = await findHeir(tx, from, to);
  if (!heir) throw heirError(peopleListMessages['peopleDesk.toWrong']);
  if (heir.collegeUser && items.some(({ section }) => section === 'lifestyle'))
    throw heirError(peopleListMessages['peopleDesk.toLifestyle']);
  if (heir.collegeUser && items.some(({ isOwn }) => !isOwn)) throw heirError(peopleListMessages['peopleDesk.toOffice']);
  await reassignItems(tx, items, await findAuthorColumns(tx, from.organisationId, heir));
  await reassignChanges(tx, items, from, heir);
  await tx.newsReview.createMany({
    data: items.map(({ id, status, approveLevel }) => ({
      ...{ newsId: id, accountId: viewer.accountId, actorName: viewer.name ?? '', event: 'handOver' },
      ...{ fromStatus: status, toStatus: status, fromLevel: approveLevel, toLevel: approveLevel },
      comment: `${from.displayName} → ${heir.displayName}`,
    })),
  });
  return { count: items.length, to: heir.id };
}

/** Items in work of an account; `isOwn` is false if it wrote only a revision. */
async function listInWork(tx: Transaction, accountId: number) {
  const [rows, own] = await Promise.all([
    tx.news.findMany({
      where: buildInWorkWhere(accountId),
      select: { id: true, status: true, approveLevel: true, section: true },
      orderBy: { id: 'asc' },
    }),
    tx.news.findMany({
      where: { AND: [buildInWorkWhere(accountId), buildAuthoredItemsWhere(accountId)] },
      select: { id: true },
    }),
  ]);
  const mine = new Set(own.map(({ id }) => id));
  return rows.map((row) => ({ ...row, isOwn: mine.has(row.id) }));
}
type InWork = Awaited<ReturnType<typeof listInWork>>;

/** Changes the author of items. The version of published items stays, as their pending revision was based on it. */
async function reassignItems(
  tx: Transaction,
  items: InWork,
  author: Awaited<ReturnType<typeof findAuthorColumns>>,
): Promise<void> {
  const own = items.filter(({ isOwn }) => isOwn);
  const whereIdIn = (rows: InWork) => ({ in: rows.map(({ id }) => id) });
  await tx.news.updateMany({ where: { id: whereIdIn(own) }, data: author });
  const unpublished = own.filter(({ status }) => status !== 'allow' && status !== 'hide');
  await tx.news.updateMany({ where: { id: whereIdIn(unpublished) }, data: { version: { increment: 1 } } });
}

/** A successor who may approve revisions does not become their author, as nobody may approve their own. */
async function reassignChanges(tx: Transaction, items: InWork, from: LockedPerson, heir: HeirRow): Promise<void> {
  const organisation = await tx.organisation.findUnique({ where: { id: from.organisationId }, select: { kind: true } });
  const moderated: readonly string[] = await listModeratedKinds(tx);
  const isDecider = can({ role: heir.role }, 'news.publish') && !moderated.includes(organisation?.kind ?? '');
  await tx.newsRevision.updateMany({
    where: { newsId: { in: items.map(({ id }) => id) }, state: 'pending', accountId: from.id },
    data: { accountId: isDecider ? null : heir.id },
  });
}

/** The caller has locked the account, so that it cannot be closed concurrently. */
function findHeir(tx: Transaction, { id: leaver, organisationId }: LockedPerson, id: number) {
  return tx.account.findFirst({
    where: {
      AND: [{ id }, { NOT: { id: leaver } }],
      status: 'open',
      OR: [{ systemUser: { organisationId } }, { collegeUser: { organisationId } }],
    },
    select: lockedPersonColumns,
  });
}

type HeirRow = NonNullable<Awaited<ReturnType<typeof findHeir>>>;

/** Author columns of items; those of a college user also name the college's office, as for new items. */
async function findAuthorColumns(tx: Transaction, organisationId: number, { systemUser, collegeUser }: HeirRow) {
  if (!collegeUser) return { systemUserId: systemUser?.id ?? null, collegeUserId: null };
  const office = await tx.systemUser.findFirst({ where: { organisationId, isOffice: true }, select: { id: true } });
  return { systemUserId: office?.id ?? null, collegeUserId: collegeUser.id };
}
