import type { Prisma } from '@/lib/db/db';
import { toPicture } from '@/lib/files/picture.schema';
import { toSafeTarget } from '@/lib/http/safe-target';
import { pickColumns } from '@/lib/list/pick-columns';
import { selectColumns } from '@/lib/list/select-columns';
import { type NewsContent, NO_CATEGORY, plainColumns } from '../item/content.schema';
import { newsroomMessages as words } from './workflow.messages';
import type { ItemFacts } from './workflow.schema';

export const factsColumns = {
  ...selectColumns('status', 'approveLevel', 'section', 'deletedAt', 'systemUserId', 'collegeUserId', 'hiddenLevel'),
  organisation: {
    select: {
      ...selectColumns('id', 'kind', 'name', 'instituteId', 'departmentId'),
      province: { select: { organisations: { where: { kind: 'province' }, select: { id: true } } } },
    },
  },
} as const satisfies Prisma.NewsSelect;

const mediaColumns = {
  ...selectColumns('id', 'kind', 'hash', 'extension', 'mimeType', 'bytes', 'width', 'height', 'widths', 'color', 'alt'),
  originalName: true,
} as const;

export const newsroomItemColumns = {
  ...selectColumns('id', 'version', 'topic', 'detail', 'publishAt', 'publishOnApproval', 'unpublishAt'),
  ...selectColumns('withdrawalNote', 'createdAt', 'updatedAt', 'categoryChosen', 'canonicalUrl'),
  ...factsColumns,
  ...plainColumns,
  category: { select: { id: true, name: true, color: true, colorDeep: true, visible: true } },
  collegeUser: { select: { firstName: true, lastName: true } },
  systemUser: { select: { account: { select: { displayName: true } } } },
  cover: { select: mediaColumns },
  pictures: {
    select: { mediaId: true, alt: true, caption: true, decorative: true, media: { select: mediaColumns } },
    orderBy: { position: 'asc' },
  },
  attachments: {
    select: { mediaId: true, title: true, media: { select: mediaColumns } },
    orderBy: { position: 'asc' },
  },
  count: { select: { reads: true, shares: true } },
} as const satisfies Prisma.NewsSelect;

export type FactsRow = Prisma.NewsGetPayload<{ select: typeof factsColumns }>;
export type NewsroomItemRow = Prisma.NewsGetPayload<{ select: typeof newsroomItemColumns }>;

/** Facts of a database row, for the rules. */
export function toFacts(row: FactsRow): ItemFacts {
  const { organisation } = row;
  const offices = organisation.kind === 'college' ? (organisation.province?.organisations ?? []) : [];
  const above = [organisation.instituteId, organisation.departmentId, ...offices.map(({ id }) => id)];
  return {
    status: row.status,
    level: row.approveLevel,
    section: row.section,
    deleted: row.deletedAt !== null,
    organisation: { id: organisation.id, kind: organisation.kind },
    systemUserId: row.systemUserId,
    collegeUserId: row.collegeUserId,
    hiddenLevel: row.hiddenLevel,
    supervisors: above.filter((id) => id !== null),
  };
}

/** Content of an item, as in the editor and in revisions. */
export function toContent(row: NewsroomItemRow): NewsContent {
  return {
    ...pickColumns(row, plainColumns),
    categoryId: row.categoryChosen ? row.categoryId : NO_CATEGORY,
    section: row.section,
    topic: row.topic,
    detail: row.detail,
    pictures: row.pictures.map(({ mediaId, alt, caption, decorative }) => ({ mediaId, alt, caption, decorative })),
    attachments: row.attachments.map(({ mediaId, title }) => ({ mediaId, title })),
    publishAt: row.publishOnApproval ? null : row.publishAt.toISOString(),
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
  };
}

/** An item as the staff's screens show it: its state, its content, and its author. */
export function toNewsroomItem(row: NewsroomItemRow) {
  return {
    id: row.id,
    version: row.version,
    facts: toFacts(row),
    content: toContent(row),
    category: row.categoryChosen ? row.category : { ...row.category, name: words['newsroom.noCategory'] },
    organisation: { id: row.organisation.id, kind: row.organisation.kind, name: row.organisation.name },
    author: getAuthor(row),
    publishAt: row.publishAt.toISOString(),
    withdrawalNote: row.withdrawalNote ?? undefined,
    /** Page of another site where it was published first. */
    canonicalUrl: toSafeTarget(row.canonicalUrl),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString(),
    reads: row.count?.reads ?? 0,
    shares: row.count?.shares ?? 0,
    /** Covers, gallery pictures and attachments by their media id. */
    media: toMedia(row),
  };
}
export type NewsroomItem = ReturnType<typeof toNewsroomItem>;

/** Name of the author, else of the organisation. */
function getAuthor({ collegeUser, systemUser, organisation }: NewsroomItemRow): string {
  if (collegeUser) return `${collegeUser.firstName} ${collegeUser.lastName}`;
  return systemUser?.account.displayName ?? organisation.name;
}

function toMedia(row: NewsroomItemRow) {
  const all = [...(row.cover ? [row.cover] : []), ...row.pictures.map(({ media }) => media)];
  const files = row.attachments.map(({ media }) => media);
  return [...all, ...files].map((media) => ({
    id: media.id,
    name: media.originalName,
    bytes: media.bytes,
    mimeType: media.mimeType,
    extension: media.extension,
    hash: media.hash,
    picture: media.kind === 'image' ? toPicture(media, media.alt) : undefined,
  }));
}
