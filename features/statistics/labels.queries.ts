import { joinKey } from '@/lib/cache/cache-key';
import { db } from '@/lib/db/db';
import { statisticsMessages as words } from './statistics.messages';
import type { FigureChoice } from './statistics.rules';
import { type Breakdown, type FigureRow, type Figures, kinds } from './statistics.schema';

/** The figures of one organisation, kind …; an author's are told apart by organisation too. */
export type Group = { key: string; organisationId: number | null; now: Figures; before?: Figures };

/** What tells a line of a breakdown from all others. */
export const lineKey = ({ key, organisationId }: Pick<Group, 'key' | 'organisationId'>): string =>
  joinKey(key, organisationId ?? undefined);

type Named = { label: string; about?: string };
const named = (groups: Group[], nameOf: (group: Group) => Named): FigureRow[] =>
  groups.map((group) => ({
    key: lineKey(group),
    ...nameOf(group),
    now: group.now,
    ...(group.before ? { before: group.before } : {}),
  }));

/** Gives lines of a breakdown their words; what is gone by now is called so. */
export const nameLines: Readonly<Record<Exclude<Breakdown, 'time'>, (groups: Group[]) => Promise<FigureRow[]>>> = {
  organisation: async (groups) => {
    const names = await organisationNames(groups.map(({ key }) => Number(key)));
    return named(groups, ({ key }) => names.get(Number(key)) ?? { label: words['statistics.goneOrganisation'].th });
  },
  kind: async (groups) =>
    named(groups, ({ key }) => {
      const kind = kinds.find((name) => name === key);
      return { label: kind ? words[`statistics.kind.${kind}`].th : words['statistics.goneOrganisation'].th };
    }),
  province: async (groups) => {
    const rows = await db.province.findMany({
      where: { id: { in: groups.map(({ key }) => Number(key)) } },
      select: { id: true, name: true },
    });
    const names = new Map(rows.map(({ id, name }) => [String(id), name]));
    return named(groups, ({ key }) => ({ label: names.get(key) ?? words['statistics.noProvince'].th }));
  },
  category: async (groups) => {
    const rows = await db.category.findMany({
      where: { id: { in: groups.map(({ key }) => Number(key)) } },
      select: { id: true, name: true },
    });
    const names = new Map(rows.map(({ id, name }) => [String(id), name]));
    return named(groups, ({ key }) => ({ label: names.get(key) ?? words['statistics.goneCategory'].th }));
  },
  author: async (groups) => {
    const [accounts, organisations] = await Promise.all([
      db.account.findMany({
        where: { id: { in: groups.map(({ key }) => Number(key)) } },
        select: { id: true, displayName: true },
      }),
      organisationNames(groups.flatMap(({ organisationId }) => organisationId ?? [])),
    ]);
    const names = new Map(accounts.map(({ id, displayName }) => [String(id), displayName]));
    return named(groups, ({ key, organisationId }) => ({
      label: names.get(key) ?? words['statistics.noAuthor'].th,
      about: organisations.get(organisationId ?? 0)?.label,
    }));
  },
};

async function organisationNames(ids: readonly number[]): Promise<Map<number, Named>> {
  const rows = await db.organisation.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, province: { select: { name: true } } },
  });
  return new Map(rows.map(({ id, name, province }) => [id, { label: name, about: province?.name }]));
}

/** What a choice is narrowed to, in words; names of what the viewer does not see are left out by `visible`. */
export async function nameNarrowing(
  { organisationId, kind, provinceId, categoryId, section }: FigureChoice,
  visible: readonly number[] | undefined,
): Promise<string[]> {
  const [organisation, province, category] = await Promise.all([
    organisationId !== undefined && (visible === undefined || visible.includes(organisationId))
      ? db.organisation.findUnique({ where: { id: organisationId }, select: { name: true } })
      : null,
    provinceId === undefined ? null : db.province.findUnique({ where: { id: provinceId }, select: { name: true } }),
    categoryId === undefined ? null : db.category.findUnique({ where: { id: categoryId }, select: { name: true } }),
  ]);
  const kindWords = kind && words[`statistics.kind.${kind}`].th;
  return [
    organisation?.name,
    kindWords,
    province?.name,
    category?.name,
    words[`statistics.section.${section}`].th,
  ].flatMap((one) => one ?? []);
}
