import { z } from 'zod';
import { db } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { getPageCount } from '@/lib/list/list';
import { pickName } from '@/lib/messages/language';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { escapeLike } from '@/lib/text/search-text';
import { listProgrammes } from '../profile/programmes.rules';
import { DIRECTORY_ROWS, type DirectoryChoice, directoryKinds, splitNeedle } from './directory.rules';
import { describeChoice, type FacetRow, toFacets } from './facets.rules';
import { listProvinceRegions } from './provinces.queries';

const facetRows = z.array(
  z.object({ facet: z.enum(['kind', 'province', 'letter']), value: z.string(), count: z.number() }),
) satisfies z.ZodType<FacetRow[]>;
const idRows = z.array(z.object({ id: z.number() }));

/** A page of the open organisations, the numbers of each kind, province and letter, and the provinces by region. */
export async function readDirectory(choice: DirectoryChoice) {
  dependsOn(tag.organisations);
  const [rows, provinces] = await Promise.all([listFacetRows(choice), listProvinceRegions()]);
  const facets = toFacets(rows, provinces);
  const total = directoryKinds
    .filter((kind) => choice.kind === undefined || kind === choice.kind)
    .reduce((sum, kind) => sum + (facets.kinds.get(kind) ?? 0), 0);
  // A page beyond the end, of an old link, is the last one.
  const page = Math.min(choice.page, getPageCount(total, DIRECTORY_ROWS));
  return { items: await listPage(choice, page), total, page, chosen: describeChoice(choice, provinces), ...facets };
}
export type Directory = Awaited<ReturnType<typeof readDirectory>>;

/** Matching organisations counted by kind, province and letter, each without its own filter. */
async function listFacetRows(choice: DirectoryChoice): Promise<FacetRow[]> {
  const { kind, place, letter } = buildConditions(choice);
  const rows = await db.$queryRaw`
    WITH hit AS MATERIALIZED (
      SELECT o.kind::text AS kind, o.province_id, o.initial,
        ${kind} AS in_kind, ${place} AS in_place, ${letter} AS in_letter
      FROM organisation o LEFT JOIN province p ON p.id = o.province_id
      WHERE o.status = 'open' AND ${buildSearch(choice)}
    )
    SELECT 'kind' AS facet, kind AS value, count(*)::int AS count FROM hit WHERE in_place AND in_letter GROUP BY kind
    UNION ALL
    SELECT 'province', coalesce(province_id::text, ''), count(*)::int FROM hit WHERE in_kind AND in_letter
    GROUP BY province_id
    UNION ALL
    SELECT 'letter', initial, count(*)::int FROM hit WHERE in_kind AND in_place GROUP BY initial`;
  return facetRows.parse(rows);
}

/** One page in the order of letters and names; organisations without a letter come last. */
async function listPage(choice: DirectoryChoice, page: number) {
  const { kind, place, letter } = buildConditions(choice);
  const found = await db.$queryRaw`
    SELECT o.id FROM organisation o LEFT JOIN province p ON p.id = o.province_id
    WHERE o.status = 'open' AND ${buildSearch(choice)} AND ${kind} AND ${place} AND ${letter}
    ORDER BY o.initial = '', o.initial COLLATE "th-TH-x-icu", o.name COLLATE "th-TH-x-icu", o.id
    LIMIT ${DIRECTORY_ROWS}::int OFFSET ${(page - 1) * DIRECTORY_ROWS}::int`;
  const ids = idRows.parse(found).map(({ id }) => id);
  const rows = await db.organisation.findMany({ where: { id: { in: ids } }, select: columns });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toEntry(row)] : [];
  });
}

const columns = {
  ...{ id: true, kind: true, name: true, initial: true, programmes: true },
  ...{ province: { select: { name: true, nameEn: true } }, logo: { select: pictureColumns } },
} as const satisfies Prisma.OrganisationSelect;

const toEntry = ({
  province,
  logo,
  programmes,
  ...row
}: Prisma.OrganisationGetPayload<{ select: typeof columns }>) => ({
  ...row,
  province: province ? pickName(province) : undefined,
  logo: logo ? toPicture(logo, '') : undefined,
  programmes: [...new Set(listProgrammes(programmes).flatMap(({ names }) => names))],
});
/** An organisation in the directory, with its programmes of all levels. */
export type DirectoryEntry = ReturnType<typeof toEntry>;

const ANY = Prisma.sql`true`;

/** Conditions of the filters over `organisation o` and `province p`. */
const buildConditions = ({ kind, province, region, letter }: DirectoryChoice) => ({
  kind: kind === undefined ? ANY : Prisma.sql`o.kind::text = ${kind}`,
  place: buildPlace(province, region),
  letter: letter === undefined ? ANY : Prisma.sql`o.initial = ${letter}`,
});

function buildPlace(province: number | undefined, region: number | undefined): Prisma.Sql {
  if (province !== undefined) return Prisma.sql`o.province_id IS NOT DISTINCT FROM ${province}::int`;
  return region === undefined ? ANY : Prisma.sql`p.region_group_id IS NOT DISTINCT FROM ${region}::int`;
}

/** Condition of the search: each word occurs in the name, the code, a programme or the name of the province. */
function buildSearch({ needle }: DirectoryChoice): Prisma.Sql {
  const words = splitNeedle(needle).map((word) => {
    const like = `%${escapeLike(word)}%`;
    return Prisma.sql`(o.name_search LIKE ${like} OR o.code ILIKE ${like} OR o.programme_search LIKE ${like}
      OR p.name LIKE ${like} OR p.name_en ILIKE ${like})`;
  });
  return words.length === 0 ? ANY : Prisma.join(words, ' AND ');
}
