import { cache } from 'react';
import { z } from 'zod';
import { can } from '@/lib/auth/access';
import { getRoleFacts } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { ESCALATION_KEY, escalationSetting } from '@/lib/site/escalation.schema';
import { type EscalatedEntry, escalatedEntry } from './escalation.schema';

/** Maximum number of lines in the bell. */
const MAX_LINES = 5;

/** Working days after which the office above is told of a waiting item; 0 while the setting is off. */
export async function getEscalationDays(tx: Pick<Transaction, 'setting'> = db): Promise<number> {
  const row = await tx.setting.findUnique({ where: { key: ESCALATION_KEY }, select: { value: true } });
  return escalationSetting.catch({ days: 0 }).parse(row?.value ?? {}).days;
}

/**
 * Waiting items of which the viewer's office was told, the newest first; those that were decided on or submitted anew
 * since are left out. Memoised per render.
 */
export const listEscalated = cache(async (viewer: Viewer): Promise<EscalatedEntry[]> => {
  const { role, organisationId = NO_ID } = viewer;
  const everywhere = can(viewer, 'news.everywhere');
  if (!can(viewer, 'news.publish') || !(everywhere || getRoleFacts(role).supervises)) return [];
  const rows: unknown = await db.$queryRaw`
    SELECT n.id, n.section, n.topic, o.name AS organisation, o.kind::text AS kind, o.id = ${organisationId} AS own,
      e.escalated_at AS at
    FROM news_escalation e JOIN news n ON n.id = e.news_id JOIN organisation o ON o.id = n.organisation_id
    WHERE n.status = 'wait' AND n.deleted_at IS NULL AND (n.section = 'news' OR ${everywhere}) AND CASE
        WHEN ${everywhere} THEN e.desk = 'agency'
        ELSE e.desk = 'above' AND (o.institute_id = ${organisationId} OR o.department_id = ${organisationId}
          OR (o.kind = 'college' AND o.province_id =
            (SELECT p.province_id FROM organisation p WHERE p.id = ${organisationId} AND p.kind = 'province')))
      END
      AND NOT EXISTS (SELECT 1 FROM news_review v WHERE v.news_id = n.id AND v.to_status = 'wait'
        AND v.from_status IS DISTINCT FROM 'wait' AND v.at > e.waits_since)
    ORDER BY e.escalated_at DESC, n.id LIMIT ${MAX_LINES}`;
  return z.array(escalatedEntry).parse(rows);
});
