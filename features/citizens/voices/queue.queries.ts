import { cache } from 'react';
import { z } from 'zod';
import { newsMessages } from '@/features/news/news.messages';
import { buildLiveSql } from '@/features/waiting/marks.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { dataRequestsMessages } from '../data-requests/data-requests.messages';
import { buildOpenVoicesSql } from './source.queries';
import { voiceKinds } from './voices.schema';

/** Maximum number of voices in the queue's list; the count is of all. */
const MAX_SHOWN = 5;

const reasons = ['wrong', 'offensive', 'privacy', 'copyright', 'other'] as const;
const rights = [
  ...(['access', 'correction', 'deletion', 'objection', 'portability', 'restriction', 'withdrawal'] as const),
];
const row = z.object({
  id: z.number(),
  kind: z.enum(voiceKinds),
  subject: z.string().nullable(),
  reason: z.enum(reasons).nullable(),
  right: z.enum(rights).nullable(),
  at: z.coerce.date(),
  due: z.coerce.date(),
});
const queue = z.object({ count: z.number(), rows: z.array(row) });

/** A voice that waits: its kind, its subject, when it was sent and by when it is answered. */
export type WaitingVoice = { id: number; kind: (typeof voiceKinds)[number]; subject: string; at: Date; due: Date };
export type VoiceQueue = { count: number; entries: WaitingVoice[] };

/**
 * Open voices of the viewer's own office, but for those that the viewer has snoozed or given to a colleague: their
 * number, and those that have waited longest. One query, memoised per render. The inbox counts them by the same tables.
 */
export const findVoiceQueue = cache(async (viewer: Viewer): Promise<VoiceQueue> => {
  if (!can(viewer, 'voices.handle')) return { count: 0, entries: [] };
  const [found] = z.array(queue).parse(await readQueue(viewer));
  return { count: found?.count ?? 0, entries: (found?.rows ?? []).map(toWaiting) };
});

function toWaiting({ subject, reason, right, ...voice }: z.infer<typeof row>): WaitingVoice {
  if (right) return { ...voice, subject: dataRequestsMessages[`rights.kind.${right}`].th };
  return {
    ...voice,
    subject: [reason && newsMessages[`news.reason.${reason}`].th, subject].filter(Boolean).join(': '),
  };
}

function readQueue(viewer: Viewer): Promise<unknown> {
  const columns = { id: Prisma.sql`o.id`, since: Prisma.sql`o.created_at`, stamp: Prisma.sql`o.stamp` };
  return db.$queryRaw`
    WITH ${buildOpenVoicesSql(viewer)}, live AS (
      SELECT * FROM mine o WHERE ${buildLiveSql(viewer, 'voice', columns, getCurrentTime())}
    )
    SELECT (SELECT count(*)::int FROM live) AS count,
      COALESCE((SELECT json_agg(e ORDER BY e.at, e.id) FROM (
        SELECT v.id, v.kind, v.created_at AS at, v.due_at AS due, COALESCE(m.subject, s.subject, n.topic) AS subject,
          r.reason::text AS reason, q.kind::text AS "right"
        FROM (SELECT * FROM live ORDER BY created_at, id LIMIT ${MAX_SHOWN}) v
        LEFT JOIN contact_message m ON m.id = v.message_id
        LEFT JOIN suggestion s ON s.id = v.suggestion_id
        LEFT JOIN rights_request q ON q.id = v.request_id
        LEFT JOIN news_report r ON r.id = v.report_id
        LEFT JOIN news n ON n.id = r.news_id) e), '[]') AS rows`;
}
