import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import type { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { noticeAudienceMessages as words } from './audience.messages';
import { isNarrowed } from './audience.rules';
import { type NoticeAudience, type NoticeReach, RECIPIENTS_PER_PAGE, type Recipient } from './audience.schema';

/** Condition for open organisations that the viewer may send notices to: those that its own one supervises. */
export const buildReachableWhere = (viewer: Viewer): Prisma.OrganisationWhereInput =>
  can(viewer, 'notices.send') ? { AND: [{ status: 'open' }, supervisedBy(viewer)] } : { id: NO_ID };

/** Condition for the organisations that an audience reaches, always within those that the viewer may send to. */
export function buildReachedWhere(viewer: Viewer, audience: NoticeAudience): Prisma.OrganisationWhereInput {
  const { kinds, regions, provinces, institutes, organisations, excluded } = audience;
  const ofKind: Prisma.OrganisationWhereInput = { kind: { in: kinds } };
  const inArea: Prisma.OrganisationWhereInput = {
    OR: [
      { province: { regionGroupId: { in: regions } } },
      { provinceId: { in: provinces } },
      { kind: 'college', instituteId: { in: institutes } },
    ],
  };
  // An empty list matches nothing, so what is not chosen adds nothing to the union.
  const chosen = isNarrowed(audience) ? [{ AND: [ofKind, inArea] }] : [ofKind, inArea];
  return {
    AND: [
      buildReachableWhere(viewer),
      { OR: [...chosen, { id: { in: organisations } }] },
      { NOT: { id: { in: excluded } } },
    ],
  };
}

/** Number of open organisations in an audience now. */
export const countRecipients = (
  viewer: Viewer,
  audience: NoticeAudience,
  from: Pick<Transaction, 'organisation'> = db,
): Promise<number> => from.organisation.count({ where: buildReachedWhere(viewer, audience) });

/** Number of open organisations in an audience now, and a page of them by name; the last one for a page beyond. */
export async function findReach(viewer: Viewer, audience: NoticeAudience, asked: number): Promise<NoticeReach> {
  const count = await countRecipients(viewer, audience);
  const page = Math.max(1, Math.min(asked, Math.ceil(count / RECIPIENTS_PER_PAGE)));
  const rows = await db.organisation.findMany({
    where: buildReachedWhere(viewer, audience),
    select: recipientColumns,
    orderBy: [...byName],
    skip: (page - 1) * RECIPIENTS_PER_PAGE,
    take: RECIPIENTS_PER_PAGE,
  });
  return { count, page, items: rows.map(toRecipient) };
}

export const targetColumns = selectColumns('kind', 'regionGroupId', 'provinceId', 'organisationId', 'excluded');
type Target = Prisma.NoticeTargetGetPayload<{ select: typeof targetColumns }>;

/** Target rows of an audience; the colleges of an institute are stored as kind plus organisation. */
export function toTargets(audience: NoticeAudience): Target[] {
  const { kinds, regions, provinces, institutes, organisations, excluded } = audience;
  const none = { kind: null, regionGroupId: null, provinceId: null, organisationId: null, excluded: false };
  return [
    ...kinds.map((kind) => ({ ...none, kind })),
    ...regions.map((regionGroupId) => ({ ...none, regionGroupId })),
    ...provinces.map((provinceId) => ({ ...none, provinceId })),
    ...institutes.map((organisationId) => ({ ...none, kind: 'college' as const, organisationId })),
    ...organisations.map((organisationId) => ({ ...none, organisationId })),
    ...excluded.map((organisationId) => ({ ...none, organisationId, excluded: true })),
  ];
}

/** Audience of a notice from its target rows. */
export function toAudience({ targets, isUnion }: { targets: readonly Target[]; isUnion: boolean }): NoticeAudience {
  const pick = <T>(read: (target: Target) => T | null) => targets.flatMap((target) => read(target) ?? []);
  return {
    kinds: pick(({ kind, organisationId }) => (organisationId === null ? kind : null)),
    regions: pick(({ regionGroupId }) => regionGroupId),
    provinces: pick(({ provinceId }) => provinceId),
    institutes: pick(({ kind, organisationId }) => (kind === 'college' ? organisationId : null)),
    organisations: pick(({ kind, organisationId, excluded }) => (kind === null && !excluded ? organisationId : null)),
    excluded: pick(({ organisationId, excluded }) => (excluded ? organisationId : null)),
    isUnion,
  };
}

/** The audience without targets that no longer exist, and without single organisations that the viewer may not send to. */
export async function dropUnknownTargets(
  tx: Transaction,
  viewer: Viewer,
  audience: NoticeAudience,
): Promise<NoticeAudience> {
  const { regions, provinces, institutes, organisations, excluded } = audience;
  const known = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id);
  const select = { id: true } as const;
  const singles = (ids: number[]) =>
    known(tx.organisation.findMany({ where: { AND: [{ id: { in: ids } }, supervisedBy(viewer)] }, select }));
  return {
    ...audience,
    regions: await known(tx.regionGroup.findMany({ where: { id: { in: regions } }, select })),
    provinces: await known(tx.province.findMany({ where: { id: { in: provinces } }, select })),
    institutes: await known(tx.organisation.findMany({ where: { id: { in: institutes }, kind: 'institute' }, select })),
    organisations: await singles(organisations),
    excluded: await singles(excluded),
  };
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
const byName = [{ name: 'asc' }, { id: 'asc' }] as const;

/** Maximum number of search results; typing more narrows them. */
const SHOWN = 30;

/**
 * Searches the open organisations that the viewer may send notices to, by words of the name or the start of the code.
 */
export async function searchRecipients(viewer: Viewer, needle: string): Promise<Recipient[]> {
  if (!can(viewer, 'notices.send') || needle === '') return [];
  const names = needle.split(' ').map((word) => ({ nameSearch: { contains: escapeLike(word) } }));
  const rows = await db.organisation.findMany({
    where: {
      AND: [buildReachableWhere(viewer), { OR: [{ AND: names }, { code: { startsWith: escapeLike(needle) } }] }],
    },
    select: recipientColumns,
    orderBy: [...byName],
    take: SHOWN,
  });
  return rows.map(toRecipient);
}

/** Organisations by their ids, by name: those that an audience names one by one. */
export async function listNamedRecipients(ids: readonly number[]): Promise<Recipient[]> {
  if (ids.length === 0) return [];
  const rows = await db.organisation.findMany({
    where: { id: { in: [...ids] } },
    select: recipientColumns,
    orderBy: [...byName],
  });
  return rows.map(toRecipient);
}
