import { z } from 'zod';
import { db } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { suggestNames } from './likeness.rules';
import type { MappingKind } from './mapping.schema';

const SUGGESTED = 3;
const named = z.array(z.object({ name: z.string(), items: z.number() }));

/** Things of this portal for which a name of a source can stand. */
export const listTargets = (kind: MappingKind) =>
  kind === 'office'
    ? db.organisation.findMany({
        where: { status: 'open' },
        select: { id: true, name: true },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      })
    : db.category.findMany({ select: { id: true, name: true }, orderBy: [{ section: 'asc' }, { position: 'asc' }] });

/** The agency, to which items belong until their office is known; null on an empty portal. */
export const findAgency = () =>
  db.organisation.findFirst({ where: { kind: 'agency' }, select: { id: true, name: true }, orderBy: { id: 'asc' } });

/** Numbers of names of a source by kind, and of those that nothing here stands for. */
export async function countMappings(sourceId: number) {
  const rows = await db.moveMapping.groupBy({
    by: ['kind'],
    where: { sourceId },
    _count: { _all: true, targetId: true },
  });
  const of = (kind: MappingKind) => {
    const row = rows.find((one) => one.kind === kind);
    const all = row?._count._all ?? 0;
    return { all, open: all - (row?._count.targetId ?? 0) };
  };
  return { office: of('office'), category: of('category') };
}

/**
 * Names of a source of one kind, those without a target first, with the items that have come, and with suggestions.
 */
export async function listMappings(sourceId: number, kind: MappingKind, page: { page: number; per: number }) {
  const where = { sourceId, kind };
  const [rows, total, targets] = await Promise.all([
    db.moveMapping.findMany({
      where,
      orderBy: [{ targetId: { sort: 'asc', nulls: 'first' } }, { label: 'asc' }, { name: 'asc' }],
      ...toSkipTake(page),
    }),
    db.moveMapping.count({ where }),
    listTargets(kind),
  ]);
  const counted = await countItemsByName(
    sourceId,
    kind,
    rows.map(({ name }) => name),
  );
  const names = new Map(targets.map((one) => [one.id, one.name]));
  return {
    total,
    rows: rows.map(({ name, label, targetId, chosen }) => ({
      ...{ name, label: label || name, targetId, chosen, items: counted.get(name) ?? 0 },
      target: targetId === null ? undefined : (names.get(targetId) ?? ''),
      suggestions: targetId === null ? suggestNames(label || name, targets, SUGGESTED) : [],
    })),
  };
}
export type MappingRow = Awaited<ReturnType<typeof listMappings>>['rows'][number];

async function countItemsByName(sourceId: number, kind: MappingKind, names: readonly string[]) {
  const rows = named.parse(
    kind === 'office'
      ? await db.$queryRaw`
          SELECT office AS name, count(*)::int AS items FROM move_thing
          WHERE source_id = ${sourceId} AND kind = 'news' AND office = ANY(${[...names]}::text[]) GROUP BY 1`
      : await db.$queryRaw`
          SELECT category AS name, count(*)::int AS items FROM move_thing
          WHERE source_id = ${sourceId} AND kind = 'news' AND category = ANY(${[...names]}::text[]) GROUP BY 1`,
  );
  return new Map(rows.map(({ name, items }) => [name, items]));
}
