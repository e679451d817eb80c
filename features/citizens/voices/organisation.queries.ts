import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { findReach } from './access.queries';
import { toVoiceEntry, voiceColumns } from './voices.rows';
import { openStatuses } from './voices.schema';

/** Maximum number of voices on an organisation's page, and the days over which its answers are counted. */
const SHOWN = 8;
const ANSWERED_DAYS = 180;

/**
 * Readers' voices of an organisation: how many are open, overdue, and closed in the last 180 days in time or late, and
 * those that have waited longest; undefined if the viewer neither answers nor follows them.
 */
export async function summarizeVoices(viewer: Viewer, organisationId: number, now = getCurrentTime()) {
  const reach = await findReach(viewer, organisationId);
  if (!reach) return undefined;
  const open = { organisationId, status: { in: [...openStatuses] } };
  const closed = { organisationId, closedAt: { gt: new Date(now.getTime() - ANSWERED_DAYS * DAY_MS) } };
  const [rows, all, overdue, answered, inTime] = await Promise.all([
    db.voice.findMany({
      where: open,
      select: voiceColumns,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: SHOWN,
    }),
    db.voice.count({ where: open }),
    db.voice.count({ where: { ...open, dueAt: { lt: now } } }),
    db.voice.count({ where: closed }),
    db.voice.count({ where: { ...closed, closedAt: { ...closed.closedAt, lte: db.voice.fields.dueAt } } }),
  ]);
  return {
    counts: { open: all, overdue, answered, late: answered - inTime },
    rows: rows.map((row) => toVoiceEntry(row, reach, now)),
  };
}
export type OrganisationVoices = NonNullable<Awaited<ReturnType<typeof summarizeVoices>>>;
