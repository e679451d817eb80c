import { joinKey } from '@/lib/cache/cache-key';
import { db } from '@/lib/db/db';
import { statisticsMessages as words } from './statistics.messages';
import type { FigureChoice } from './statistics.rules';
import { type Breakdown, type FigureRow, type Figures, statisticsKinds } from './statistics.schema';

export type FigureGroup = { key: string; organisationId: number | null; now: Figures; before?: Figures };

/** Unique key of a row within a breakdown. */
export const buildLineKey = ({ key, organisationId }: Pick<FigureGroup, 'key' | 'organisationId'>): string =>
  joinKey(key, organisationId ?? undefined);

type LineLabel = { label: string; about?: string };
const toFigureRows = (groups: FigureGroup[], nameOf: (group: FigureGroup) => LineLabel): FigureRow[] =>
  groups.map((group) => ({
    key: buildLineKey(group),
    ...nameOf(group),
    now: group.now,
    ...(group.before ? { before: group.before } : {}),
  }));

/** Loads the labels of a breakdown's rows; deleted organisations, categories and authors get a placeholder. */
export const lineNamers: Readonly<Record<Exclude<Breakdown, 'time'>, (groups: FigureGroup[]) => Promise<FigureRow[]>>> =
  {
    organisation: async (groups) => {
      const names = await findOrganisationLabels(groups.map(({ key }) => Number(key)));
      return toFigureRows(
        groups,
        ({ key }) => names.get(Number(key)) ?? { label: words['statistics.goneOrganisation'] },
      );
    },
    kind: async (groups) =>
      toFigureRows(groups, ({ key }) => {
        const kind = statisticsKinds.find((name) => name === key);
        return { label: kind ? words[`statistics.kind.${kind}`].th : words['statistics.goneOrganisation'] };
      }),
    region: async (groups) => {
      const rows = await db.regionGroup.findMany({
        where: { id: { in: groups.map(({ key }) => Number(key)) } },
        select: { id: true, name: true },
      });
      const names = new Map(rows.map(({ id, name }) => [String(id), name]));
      return toFigureRows(groups, ({ key }) => ({ label: names.get(key) ?? words['statistics.noRegion'] }));
    },
    province: async (groups) => {
      const rows = await db.province.findMany({
        where: { id: { in: groups.map(({ key }) => Number(key)) } },
        select: { id: true, name: true },
      });
      const names = new Map(rows.map(({ id, name }) => [String(id), name]));
      return toFigureRows(groups, ({ key }) => ({ label: names.get(key) ?? words['statistics.noProvince'] }));
    },
    category: async (groups) => {
      const rows = await db.category.findMany({
        where: { id: { in: groups.map(({ key }) => Number(key)) } },
        select: { id: true, name: true },
      });
      const names = new Map(rows.map(({ id, name }) => [String(id), name]));
      return toFigureRows(groups, ({ key }) => ({ label: names.get(key) ?? words['statistics.goneCategory'] }));
    },
    author: async (groups) => {
      const [accounts, organisations] = await Promise.all([
        db.account.findMany({
          where: { id: { in: groups.map(({ key }) => Number(key)) } },
          select: { id: true, displayName: true },
        }),
        findOrganisationLabels(groups.flatMap(({ organisationId }) => organisationId ?? [])),
      ]);
      const names = new Map(accounts.map(({ id, displayName }) => [String(id), displayName]));
      return toFigureRows(groups, ({ key, organisationId }) => ({
        label: names.get(key) ?? words['statistics.noAuthor'],
        about: organisations.get(organisationId ?? 0)?.label,
      }));
    },
  };

async function findOrganisationLabels(ids: readonly number[]): Promise<Map<number, LineLabel>> {
  const rows = await db.organisation.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true, province: { select: { name: true } } },
  });
  return new Map(rows.map(({ id, name, province }) => [id, { label: name, about: province?.name }]));
}

/** The chosen filters in words. An organisation that is not in `visible` is left out. */
export async function listFilterNames(
  { organisationId, kind, regionId, provinceId, categoryId, section }: FigureChoice,
  visible: readonly number[] | undefined,
): Promise<string[]> {
  const [organisation, region, province, category] = await Promise.all([
    organisationId !== undefined && (visible === undefined || visible.includes(organisationId))
      ? db.organisation.findUnique({ where: { id: organisationId }, select: { name: true } })
      : null,
    regionId === undefined ? null : db.regionGroup.findUnique({ where: { id: regionId }, select: { name: true } }),
    provinceId === undefined ? null : db.province.findUnique({ where: { id: provinceId }, select: { name: true } }),
    categoryId === undefined ? null : db.category.findUnique({ where: { id: categoryId }, select: { name: true } }),
  ]);
  const kindWords = kind && words[`statistics.kind.${kind}`].th;
  return [
    organisation?.name,
    kindWords,
    region?.name,
    province?.name,
    category?.name,
    words[`statistics.section.${section}`],
  ].flatMap((one) => one ?? []);
}
