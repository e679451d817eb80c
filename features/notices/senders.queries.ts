import { buildSupervisedSql, supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import { getRoleFacts } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { Prisma } from '@/lib/prisma/client';

/** Sender of the viewer's notices: its organisation, null for the agency. */
export const getSenderId = ({ role, organisationId = NO_ID }: Viewer): number | null =>
  getRoleFacts(role).supervises === 'everything' ? null : organisationId;

/** Condition for notices that the viewer manages: those of its organisation if it may send notices, otherwise none. */
export const buildWrittenWhere = (viewer: Viewer): Prisma.NoticeWhereInput =>
  can(viewer, 'notices.send') ? { senderId: getSenderId(viewer) } : { id: NO_ID };

/**
 * Condition for the agency's notices to organisations that the viewer's own one supervises: it sees their receipts and
 * reminds them. None for the agency itself, which manages them.
 */
export function buildOverseenWhere(viewer: Viewer): Prisma.NoticeWhereInput {
  if (!can(viewer, 'notices.send') || getSenderId(viewer) === null) return { id: NO_ID };
  return {
    ...{ senderId: null, sentAt: { not: null }, recalledAt: null },
    receipts: { some: { organisation: supervisedBy(viewer) } },
  };
}

/**
 * Condition for receipts that the viewer follows: of the notices that its organisation sends, and those of supervised
 * organisations for the agency's notices.
 */
export const buildTrackedWhere = (viewer: Viewer): Prisma.NoticeReceiptWhereInput => ({
  OR: [
    { notice: buildWrittenWhere(viewer) },
    { AND: [{ notice: buildOverseenWhere(viewer) }, { organisation: supervisedBy(viewer) }] },
  ],
});

/** The same in SQL, for a notice `n` and the receiving organisation `o`. */
export function buildTrackedSql(viewer: Viewer): Prisma.Sql {
  if (!can(viewer, 'notices.send')) return Prisma.sql`false`;
  const senderId = getSenderId(viewer);
  if (senderId === null) return Prisma.sql`n.sender_id IS NULL`;
  return Prisma.sql`(n.sender_id = ${senderId} OR (n.sender_id IS NULL AND n.sent_at IS NOT NULL
    AND n.recalled_at IS NULL AND ${buildSupervisedSql(viewer)}))`;
}
