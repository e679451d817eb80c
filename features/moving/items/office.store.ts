import type { MovedItem } from '@/features/newsroom/item/moved.store';
import type { MovedState } from '@/features/newsroom/item/moved-state.store';
import { getBaseLevel } from '@/features/newsroom/workflow/workflow.rules';
import { can, type Right } from '@/lib/auth/access';
import { listStaffRoles, type OrganisationKind } from '@/lib/auth/roles';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { listModeratedKinds } from '@/lib/site/queries';
import { toSearchText } from '@/lib/text/search-text';
import { movingMessages as words } from '../moving.messages';
import type { SourceItem } from '../moving.schema';
import type { MoveRun } from '../runs/runs.store';
import { readMappings } from '../site/mappings.store';
import type { FoundPlace } from './places.store';

/** Office that brings its own items, with its rights on them. */
export type RunOffice = {
  id: number;
  /** False if its items need approval from above. */
  mayPublish: boolean;
  asDrafts: boolean;
  /** Level of its published items. */
  level: number;
  /** Author of its items. */
  systemUserId: number | null;
  /** Categories in which it may write, the first of which is for items without one. */
  categories: { id: number; name: string; section: 'news' | 'lifestyle' }[];
};

/** True if an office of a kind holds a right: one of the roles of its accounts does. */
export const hasOfficeRight = (kind: OrganisationKind, right: Right): boolean =>
  listStaffRoles(kind).some((role) => can({ role }, right));

/**
 * Office of a run with its rights as they are now; undefined for a run of the whole portal.
 *
 * @throws AppError 'conflict' for an office that is closed or writes no items, or if there is no category
 */
export async function findRunOffice(
  tx: Transaction,
  { options }: Pick<MoveRun, 'options'>,
): Promise<RunOffice | undefined> {
  const { organisationId, systemUserId, categoryId, asDrafts } = options;
  if (organisationId === null) return undefined;
  const office = await tx.organisation.findUnique({
    where: { id: organisationId, status: 'open' },
    select: { id: true, kind: true, systemUsers: { select: { id: true, isOffice: true }, orderBy: { id: 'desc' } } },
  });
  if (!office || !hasOfficeRight(office.kind, 'news.write'))
    throw new AppError('conflict', pickMessage(words, 'moving.officeClosed'));
  const { kind, systemUsers } = office;
  const author = systemUsers.find(({ id }) => id === systemUserId) ?? systemUsers.find(({ isOffice }) => isOffice);
  const moderated: readonly string[] = await listModeratedKinds(tx);
  return {
    ...{ id: office.id, asDrafts, level: getBaseLevel(kind), systemUserId: author?.id ?? null },
    mayPublish: hasOfficeRight(kind, 'news.publish') && !moderated.includes(kind),
    categories: await listOfficeCategories(tx, kind, categoryId),
  };
}

/**
 * Categories in which an office of a kind may write, the one for items without a category first.
 *
 * @throws AppError 'conflict' if there is none
 */
async function listOfficeCategories(tx: Transaction, kind: OrganisationKind, first: number | null) {
  const found = await tx.category.findMany({
    where: { visible: true, ...(hasOfficeRight(kind, 'lifestyle.write') ? {} : { section: 'news' }) },
    select: { id: true, name: true, section: true },
    orderBy: [{ section: 'asc' }, { position: 'asc' }],
  });
  if (found.length === 0) throw new AppError('conflict', pickMessage(words, 'moving.noCategory'));
  return found.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
}

/** Finds where the items of an office belong: an office makes no categories, and its items are never another's. */
export async function findOfficePlaces(tx: Transaction, { sourceId }: MoveRun, office: RunOffice) {
  const { categories, id, systemUserId } = office;
  const chosen = await readMappings(tx, sourceId, 'category');
  const named = new Map(categories.map((one) => [toSearchText(one.name), one]));
  return ({ category, categoryName }: SourceItem): FoundPlace => {
    const found = categories.find((one) => one.id === chosen.get(category)) ?? named.get(toSearchText(categoryName));
    const place = found ?? categories[0];
    if (!place) throw new AppError('conflict', pickMessage(words, 'moving.noCategory'));
    return {
      ...{ categoryId: place.id, section: place.section, organisationId: id, systemUserId },
      notes: found || categoryName === '' ? [] : [{ kind: 'category', detail: categoryName, count: 1 }],
    };
  };
}

type State = Pick<MovedItem, 'status' | 'level'>;

/** Status and level of a new item of an office; a draft keeps its date, so that it isn't news when it is approved. */
export function toOfficeState(
  { mayPublish, asDrafts, level }: RunOffice,
  { status, publishAt }: Pick<SourceItem, 'status' | 'publishAt'>,
): State & Pick<MovedItem, 'publishOnApproval'> {
  const isDraft = asDrafts || !mayPublish || status === 'draft';
  if (isDraft) return { status: 'draft', level: 0, publishOnApproval: publishAt === null };
  return { status, level, publishOnApproval: false };
}

/** Status and level of an item that changed there: what the office made of it here stays, but for a withdrawal there. */
export function toNextOfficeState({ level }: RunOffice, item: Pick<SourceItem, 'status'>, here: MovedState): State {
  if (here.status !== 'allow' || item.status === 'allow') return { status: here.status, level: here.level };
  return item.status === 'draft' ? { status: 'draft', level: 0 } : { status: 'hide', level };
}
