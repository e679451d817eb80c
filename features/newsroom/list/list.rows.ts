import { drawnColumns, hashDrawnItem } from '@/features/news/drawn-cover.rules';
import { isPublic } from '@/features/news/public.rules';
import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { selectColumns } from '@/lib/list/select-columns';
import type { Road } from '../road/road.queries';
import { canPass } from '../undecided/undecided.rules';
import { findNextLevel } from '../workflow/ladder.rules';
import { newsroomMessages } from '../workflow/workflow.messages';
import { factsColumns, toFacts } from '../workflow/workflow.rows';
import { getEditingMode, listEvents, listLevels, type Moderated } from '../workflow/workflow.rules';

export const newsroomRowColumns = {
  ...selectColumns('id', 'version', 'topic', 'section', 'status', 'approveLevel', 'publishAt', 'publishOnApproval'),
  ...selectColumns('unpublishAt', 'updatedAt', 'deletedAt', 'categoryChosen'),
  category: { select: { id: true, name: true } },
  organisation: { select: { id: true, name: true, shortName: true } },
  collegeUser: { select: { firstName: true, lastName: true } },
  systemUser: { select: { account: { select: { displayName: true } } } },
  count: { select: { reads: true, shares: true } },
  revisions: { where: { state: 'pending' }, select: { id: true } },
} as const satisfies Prisma.NewsSelect;
type Row = Prisma.NewsGetPayload<{ select: typeof newsroomRowColumns }>;

/** Columns of a row on screen: also its picture, and the facts that decide on its steps. */
export const newsroomListRowColumns = {
  ...newsroomRowColumns,
  ...factsColumns,
  ...selectColumns('waitsSince', 'coverAlt'),
  category: { select: { ...drawnColumns.category.select, visible: true } },
  organisation: {
    select: {
      ...newsroomRowColumns.organisation.select,
      ...factsColumns.organisation.select,
      ...drawnColumns.organisation.select,
    },
  },
  cover: { select: pictureColumns },
} as const satisfies Prisma.NewsSelect;
export type ListRow = Prisma.NewsGetPayload<{ select: typeof newsroomListRowColumns }>;

const nameCategory = ({ category, categoryChosen }: Pick<Row, 'category' | 'categoryChosen'>): string =>
  categoryChosen ? category.name : newsroomMessages['newsroom.noCategory'];

export function toNewsroomRow(row: Row) {
  const { id, version, section, status, publishOnApproval, approveLevel, collegeUser, systemUser } = row;
  const { organisation, count } = row;
  return {
    ...{ id, version, section, status, publishOnApproval },
    topic: row.topic || newsroomMessages['newsroom.untitled'],
    category: { id: row.category.id, name: nameCategory(row) },
    organisation: { id: organisation.id, name: organisation.name, shortName: organisation.shortName },
    level: approveLevel,
    author: collegeUser
      ? `${collegeUser.firstName} ${collegeUser.lastName}`
      : (systemUser?.account.displayName ?? organisation.name),
    publishAt: row.publishAt.toISOString(),
    unpublishAt: row.unpublishAt?.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString(),
    pending: row.revisions.length > 0,
    reads: count?.reads ?? 0,
    shares: count?.shares ?? 0,
  };
}
/** An item as the newsroom's lists show and export it: plain JSON. */
export type NewsroomRow = ReturnType<typeof toNewsroomRow>;

/** A row on screen, with its picture, its road, the time since which it waits, and what the viewer may do with it. */
export function toNewsroomListRow(row: ListRow, viewer: Viewer, moderated: Moderated, now: Date, road?: Road) {
  const facts = toFacts(row);
  const events = listEvents(viewer, facts, moderated);
  return {
    ...toNewsroomRow(row),
    category: { ...row.category, name: nameCategory(row) },
    cover: row.cover ? toPicture(row.cover, row.coverAlt) : undefined,
    /** A cover is drawn for items that readers see. */
    drawn: !row.cover && isPublic(row, now) ? hashDrawnItem(row) : undefined,
    waitsSince: row.waitsSince?.toISOString(),
    events,
    mayEdit: getEditingMode(viewer, facts, moderated) !== 'no',
    /** Next step of the ladder that the viewer may give it. */
    raisesTo: events.includes('lift') ? findNextLevel(facts.level, listLevels(viewer, facts, 'lift')) : undefined,
    mayPass: canPass(viewer, facts),
    road,
  };
}
export type NewsroomListRow = ReturnType<typeof toNewsroomListRow>;
