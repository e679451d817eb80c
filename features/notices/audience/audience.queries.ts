import { z } from 'zod';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { noticeAudienceMessages as words } from './audience.messages';
import { type NoticeAudience, type Recipient, recipientKinds } from './audience.schema';

/** Condition for open organisations `o` in province `p` that belong to an audience. */
export const buildReachedCondition = ({
  kinds,
  regions,
  provinces,
  institutes,
  organisations,
}: NoticeAudience) => Prisma.sql`
  (o.status = 'open' AND (o.kind::text = ANY (${[...kinds]}) OR p.region_group_id = ANY (${[...regions]})
    OR o.province_id = ANY (${[...provinces]}) OR (o.kind = 'college' AND o.institute_id = ANY (${[...institutes]}))
    OR o.id = ANY (${[...organisations]})))`;

const counted = z.array(z.object({ count: z.number() })).length(1);

/** Number of open organisations in an audience now. */
export async function countRecipients(circles: NoticeAudience, from: Pick<Transaction, '$queryRaw'> = db) {
  const rows: unknown = await from.$queryRaw`
    SELECT count(*)::int AS count FROM organisation o LEFT JOIN province p ON p.id = o.province_id
    WHERE ${buildReachedCondition(circles)}`;
  return counted.parse(rows)[0]?.count ?? 0;
}

export const targetColumns = { kind: true, regionGroupId: true, provinceId: true, organisationId: true } as const;
type Target = Prisma.NoticeTargetGetPayload<{ select: typeof targetColumns }>;

/** Target rows of an audience; the colleges of an institute are stored as kind plus organisation. */
export function toTargets({ kinds, regions, provinces, institutes, organisations }: NoticeAudience): Target[] {
  const none = { kind: null, regionGroupId: null, provinceId: null, organisationId: null };
  return [
    ...kinds.map((kind) => ({ ...none, kind })),
    ...regions.map((regionGroupId) => ({ ...none, regionGroupId })),
    ...provinces.map((provinceId) => ({ ...none, provinceId })),
    ...institutes.map((organisationId) => ({ ...none, kind: 'college' as const, organisationId })),
    ...organisations.map((organisationId) => ({ ...none, organisationId })),
  ];
}

/** Audience of a notice from its target rows. */
export function toAudience(targets: readonly Target[]): NoticeAudience {
  const pick = <T>(read: (target: Target) => T | null) => targets.flatMap((target) => read(target) ?? []);
  return {
    kinds: pick(({ kind, organisationId }) => (organisationId === null ? kind : null)),
    regions: pick(({ regionGroupId }) => regionGroupId),
    provinces: pick(({ provinceId }) => provinceId),
    institutes: pick(({ kind, organisationId }) => (kind === 'college' ? organisationId : null)),
    organisations: pick(({ kind, organisationId }) => (kind === null ? organisationId : null)),
  };
}

/** Drops targets that do not exist from an audience. */
export async function dropUnknownTargets(tx: Transaction, circles: NoticeAudience): Promise<NoticeAudience> {
  const { regions, provinces, institutes, organisations } = circles;
  const known = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id);
  const select = { id: true } as const;
  return {
    kinds: circles.kinds,
    regions: await known(tx.regionGroup.findMany({ where: { id: { in: regions } }, select })),
    provinces: await known(tx.province.findMany({ where: { id: { in: provinces } }, select })),
    institutes: await known(tx.organisation.findMany({ where: { id: { in: institutes }, kind: 'institute' }, select })),
    organisations: await known(tx.organisation.findMany({ where: { id: { in: organisations } }, select })),
  };
}

const audienceOptionRow = z.object({ id: z.number(), name: z.string(), count: z.number() });
export type AudienceOption = z.infer<typeof audienceOptionRow>;
const audienceOptionsRow = z.object({
  kinds: z.array(z.object({ kind: z.enum(recipientKinds), count: z.number() })),
  regions: z.array(audienceOptionRow),
  provinces: z.array(audienceOptionRow),
  institutes: z.array(audienceOptionRow),
});
/** Audience options: kinds, region groups, provinces and institutes, each with its number of open organisations. */
export type AudienceOptions = z.infer<typeof audienceOptionsRow>;

/** Audience options, each with its number of open organisations; provinces and institutes without any are left out. */
export async function listAudienceOptions() {
  const rows: unknown = await db.$queryRaw`
    WITH counted AS (
      SELECT o.kind::text AS kind, o.province_id, o.institute_id, p.region_group_id, count(*)::int AS count
      FROM organisation o LEFT JOIN province p ON p.id = o.province_id WHERE o.status = 'open' GROUP BY 1, 2, 3, 4
    ), region AS (
      SELECT r.id, r.name, sum(c.count)::int AS count, r.position FROM region_group r
      JOIN counted c ON c.region_group_id = r.id GROUP BY r.id
    ), place AS (
      SELECT p.id, p.name, sum(c.count)::int AS count FROM province p JOIN counted c ON c.province_id = p.id GROUP BY p.id
    ), institute AS (
      SELECT i.id, i.name, sum(c.count)::int AS count FROM organisation i
      JOIN counted c ON c.institute_id = i.id AND c.kind = 'college' WHERE i.kind = 'institute' GROUP BY i.id
    )
    SELECT
      COALESCE((SELECT json_agg(k) FROM (SELECT kind, sum(count)::int AS count FROM counted GROUP BY 1) k), '[]') AS kinds,
      COALESCE((SELECT json_agg(json_build_object('id', id, 'name', name, 'count', count) ORDER BY position, id) FROM region),
        '[]') AS regions,
      COALESCE((SELECT json_agg(json_build_object('id', id, 'name', name, 'count', count) ORDER BY name) FROM place),
        '[]') AS provinces,
      COALESCE((SELECT json_agg(json_build_object('id', id, 'name', name, 'count', count) ORDER BY name) FROM institute),
        '[]') AS institutes`;
  const [found] = z.array(audienceOptionsRow).parse(rows);
  return found ?? { kinds: [], regions: [], provinces: [], institutes: [] };
}

const recipientColumns = {
  ...selectColumns('id', 'code', 'name', 'kind'),
  province: { select: { name: true } },
} as const;
type RecipientRow = Prisma.OrganisationGetPayload<{ select: typeof recipientColumns }>;
const toRecipient = ({ id, name, code, kind, province }: RecipientRow): Recipient => ({
  id,
  name,
  about: [words[`noticeCircles.kind.${kind}`], province?.name, code].filter(Boolean).join(' · '),
});

/** Maximum number of search results; typing more narrows them. */
const SHOWN = 30;

/**
 * Searches open organisations by words of the name or the start of the code. Returns none for viewers who may not send
 * notices.
 */
export async function searchRecipients(viewer: Viewer, needle: string): Promise<Recipient[]> {
  if (!can(viewer, 'notices.send') || needle === '') return [];
  const names = needle.split(' ').map((word) => ({ nameSearch: { contains: escapeLike(word) } }));
  const rows = await db.organisation.findMany({
    where: { status: 'open', OR: [{ AND: names }, { code: { startsWith: escapeLike(needle) } }] },
    select: recipientColumns,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: SHOWN,
  });
  return rows.map(toRecipient);
}

/** Individually named organisations of an audience, by name. */
export async function listNamedRecipients({ organisations }: NoticeAudience): Promise<Recipient[]> {
  const rows = await db.organisation.findMany({
    where: { id: { in: organisations } },
    select: recipientColumns,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toRecipient);
}

/** Names of the targets of an audience other than individual organisations. */
export async function listAudienceNames({ kinds, regions, provinces, institutes }: NoticeAudience): Promise<string[]> {
  const select = { name: true } as const;
  const [regionRows, provinceRows, instituteRows] = await Promise.all([
    db.regionGroup.findMany({ where: { id: { in: regions } }, select, orderBy: { position: 'asc' } }),
    db.province.findMany({ where: { id: { in: provinces } }, select, orderBy: { name: 'asc' } }),
    db.organisation.findMany({ where: { id: { in: institutes } }, select, orderBy: { name: 'asc' } }),
  ]);
  return [
    ...kinds.map((kind) => words[`noticeCircles.kind.${kind}`]),
    ...regionRows.map(({ name }) => name),
    ...provinceRows.map(({ name }) => `${words['noticeCircles.provinceOf']}${name}`),
    ...instituteRows.map(({ name }) => `${words['noticeCircles.collegesOf']}${name}`),
  ];
}
