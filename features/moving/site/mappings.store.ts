import { addMenuEntry } from '@/features/news/categories/categories.store';
import type { Transaction } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { cutText } from '@/lib/text/text-rules';
import type { SourceCategory, SourceOffice } from '../moving.schema';

/** Colours of new categories, in turn; dark enough for white text. */
const COLORS = [
  ...[
    ['#74101f', '#b5562f'],
    ['#123f6b', '#1d6f8f'],
    ['#1f5132', '#4a7a2a'],
    ['#4a2a6b', '#7a4a8f'],
  ],
  ...[
    ['#6b3a12', '#8f6a1d'],
    ['#0f4f4f', '#2a7a6a'],
  ],
] as const;
const NAME_LENGTH = 60;
/** Gap between the places of two categories. */
const STEP = 10;
const LIFESTYLE = /life\s*-?style|ไลฟ์สไตล์/i;

type Source = { id: number; isDry: boolean; runId: number };

/**
 * Maps the categories of a source to those here: chosen by a person, by the same name, else new ones, which keep their
 * ids where these are free. A dry run makes none, but names those that it would make, so that a person can choose first.
 *
 * @returns ids here by ids there
 */
export async function mapCategories(
  tx: Transaction,
  { id: sourceId, isDry, runId }: Source,
  found: readonly SourceCategory[],
): Promise<Map<string, number>> {
  const known = await readMappings(tx, sourceId, 'category');
  const categories = await tx.category.findMany({ select: { id: true, name: true } });
  for (const { oldId, name, visible } of found) {
    if (known.has(oldId) || name === '') continue;
    const same = categories.find((one) => toSearchText(one.name) === toSearchText(name));
    if (!same && isDry) {
      await saveMapping(tx, sourceId, { kind: 'category', name: oldId, label: name, targetId: null });
      continue;
    }
    const id = same?.id ?? (await createCategory(tx, { oldId, name, visible }, categories));
    if (!same) {
      categories.push({ id, name });
      const thing = { sourceId, kind: 'category', oldId, newId: id, hash: '', runId };
      await tx.moveThing.upsert({
        where: { sourceId_kind_oldId: { sourceId, kind: 'category', oldId } },
        create: thing,
        update: { newId: id, runId },
      });
    }
    known.set(oldId, id);
    await saveMapping(tx, sourceId, { kind: 'category', name: oldId, label: name, targetId: id });
  }
  return known;
}

type Named = { id: number; name: string };

async function createCategory(
  tx: Transaction,
  { oldId, name, visible }: Omit<SourceCategory, 'position'>,
  others: readonly Named[],
): Promise<number> {
  const [color, colorDeep] = COLORS[others.length % COLORS.length] ?? COLORS[0];
  const section = LIFESTYLE.test(name) ? 'lifestyle' : 'news';
  const { _max } = await tx.category.aggregate({ _max: { position: true } });
  const kept =
    /^[1-9]\d{0,8}$/.test(oldId) && !others.some(({ id }) => id === Number(oldId)) ? Number(oldId) : undefined;
  const { id } = await tx.category.create({
    data: {
      ...(kept === undefined ? {} : { id: kept }),
      ...{ section, name: cutText(name, NAME_LENGTH), visible, color, colorDeep },
      position: (_max.position ?? 0) + STEP,
    },
    select: { id: true },
  });
  await tx.$queryRaw`
    SELECT setval('category_id_seq', GREATEST(${id}::bigint, (SELECT last_value FROM category_id_seq)))::text`;
  if (section === 'news') await addMenuEntry(tx, id);
  return id;
}

/**
 * Maps the offices of a source to organisations here: chosen by a person, by the code that is their login name, else by
 * the same name. The others are stored without one, for a person to choose.
 */
export async function mapOffices(tx: Transaction, sourceId: number, found: readonly SourceOffice[]): Promise<void> {
  const named = new Map(found.filter(({ name }) => name !== '').map((office) => [office.name, office]));
  const rows = await tx.moveMapping.findMany({ where: { sourceId, kind: 'office', name: { in: [...named.keys()] } } });
  const stored = new Map(rows.map(({ name, targetId }) => [name, targetId]));
  const unknown = [...named.values()].filter(({ name }) => (stored.get(name) ?? null) === null);
  if (unknown.length === 0) return;
  const codes = unknown.map(({ code }) => code).filter(Boolean);
  const names = unknown.map(({ name }) => name);
  const here = await tx.organisation.findMany({
    where: { OR: [{ code: { in: codes } }, { name: { in: names } }] },
    select: { id: true, code: true, name: true },
    orderBy: { id: 'asc' },
  });
  for (const { name, code } of unknown) {
    const same = here.find((one) => one.code === code) ?? here.find((one) => one.name === name);
    // Each batch of items names the same offices again: one that stays unknown is not written again.
    if (!same && stored.has(name)) continue;
    await saveMapping(tx, sourceId, { kind: 'office', name, label: name, targetId: same?.id ?? null });
  }
}

/** Ids here by the names of a source, without those that have none yet. */
export async function readMappings(tx: Transaction, sourceId: number, kind: string): Promise<Map<string, number>> {
  const rows = await tx.moveMapping.findMany({ where: { sourceId, kind, targetId: { not: null } } });
  return new Map(rows.flatMap(({ name, targetId }) => (targetId === null ? [] : [[name, targetId] as const])));
}

type Mapping = { kind: 'office' | 'category'; name: string; label: string; targetId: number | null };

const saveMapping = (tx: Transaction, sourceId: number, { kind, name, label, targetId }: Mapping) =>
  tx.moveMapping.upsert({
    where: { sourceId_kind_name: { sourceId, kind, name } },
    create: { sourceId, kind, name, label, targetId },
    update: targetId === null ? { label } : { label, targetId },
  });
