import { NO_CATEGORY } from '@/features/newsroom/item/content.schema';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { movingMessages as words } from '../moving.messages';
import type { Dropped, SourceItem } from '../moving.schema';
import type { MoveRun } from '../runs/runs.store';
import { mapCategories, mapOffices, readMappings } from '../site/mappings.store';
import type { ItemPlace } from './content.store';

export type FoundPlace = ItemPlace & { systemUserId: number | null; notes: Dropped[] };

/**
 * Finds where the items of a batch belong here. Categories and offices that only items name are mapped as those of the
 * source's lists; without one the item belongs to the agency, and to the first category.
 *
 * @throws AppError 'conflict' without an agency or any category
 */
export async function findPlaces(tx: Transaction, run: MoveRun, items: readonly SourceItem[]) {
  const source = { id: run.sourceId, isDry: run.isDry, runId: run.id };
  const named = items.map(({ category, categoryName }) => ({ oldId: category, name: categoryName }));
  const unique = [...new Map(named.map((one) => [one.oldId, one])).values()].filter(({ oldId }) => oldId !== '');
  const categories = await mapCategories(
    tx,
    source,
    unique.map((one) => ({ ...one, visible: true, position: 0 })),
  );
  await mapOffices(
    tx,
    run.sourceId,
    items.map(({ office }) => ({ name: office, code: '' })),
  );
  const offices = await readMappings(tx, run.sourceId, 'office');
  const here = await tx.category.findMany({
    select: { id: true, section: true },
    orderBy: [{ section: 'asc' }, { position: 'asc' }],
  });
  const agency = await tx.organisation.findFirst({
    where: { kind: 'agency' },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  if (!agency) throw new AppError('conflict', pickMessage(words, 'moving.noAgency'));
  // A dry run makes no category, so that an empty portal has none.
  const first = here[0] ?? (run.isDry ? { id: NO_CATEGORY, section: 'news' as const } : undefined);
  if (!first) throw new AppError('conflict', pickMessage(words, 'moving.noCategory'));
  const accounts = await tx.systemUser.findMany({
    where: { organisationId: { in: [...new Set(offices.values())] }, isOffice: true },
    select: { id: true, organisationId: true },
    orderBy: { id: 'desc' },
  });
  const accountOf = new Map(accounts.map(({ id, organisationId }) => [organisationId, id]));

  return ({ office, category, categoryName }: SourceItem): FoundPlace => {
    const organisationId = office === '' ? agency.id : offices.get(office);
    const found = here.find(({ id }) => id === categories.get(category));
    const isPlaced = found !== undefined || (run.isDry && categoryName !== '');
    return {
      ...{ categoryId: (found ?? first).id, section: (found ?? first).section },
      organisationId: organisationId ?? agency.id,
      systemUserId: organisationId === undefined ? null : (accountOf.get(organisationId) ?? null),
      notes: [
        ...(organisationId === undefined ? [{ kind: 'office', detail: office, count: 1 }] : []),
        ...(isPlaced ? [] : [{ kind: 'category', detail: category, count: 1 }]),
      ],
    };
  };
}
