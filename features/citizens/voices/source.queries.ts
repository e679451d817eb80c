import { newsMessages } from '@/features/news/news.messages';
import type { WaitingSource } from '@/features/waiting/waiting.schema';
import { findScreenHref, findScreenPath } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { findThai } from '@/lib/messages/message';
import { Prisma } from '@/lib/prisma/client';
import { dataRequestsMessages } from '../data-requests/data-requests.messages';
import { isAgency } from './access.queries';
import { voicesMessages as words } from './voices.messages';

/** CTE `mine`: open voices of the viewer's own office, with the stamp that the inbox compares. */
export function buildOpenVoicesSql(viewer: Viewer): Prisma.Sql {
  const own = isAgency(viewer)
    ? Prisma.sql`v.organisation_id IS NULL`
    : Prisma.sql`v.organisation_id = ${viewer.organisationId ?? NO_ID}`;
  // A hand-over back to the office, or another letter of the sender, is something new.
  return Prisma.sql`mine AS (
      SELECT v.*, concat_ws('.', v.status, (SELECT count(*) FROM voice_handover h WHERE h.voice_id = v.id),
        (SELECT count(*) FROM contact_reply a WHERE a.message_id = v.message_id AND a.from_sender)) AS stamp
      FROM voice v WHERE ${own} AND v.status IN ('new', 'working'))`;
}

/** Title of a voice: its subject, after the reason of a report; the right of a data request. */
function toVoiceTitle(subject: string | null, code: string | null): string {
  const [what, name = ''] = (code ?? '').split(':');
  if (what === 'right') return findThai(dataRequestsMessages, `rights.kind.${name}`) ?? name;
  const reason = what === 'reason' ? findThai(newsMessages, `news.reason.${name}`) : undefined;
  return [reason, subject].filter(Boolean).join(': ');
}

/**
 * Open voices of the viewer's office by their due dates; the agency's own for its staff. A search finds no e-mail of a data
 * request, which its office doesn't see.
 */
export const voicesSource: WaitingSource = {
  kind: 'voice',
  buildEntries: (viewer) =>
    can(viewer, 'voices.handle')
      ? Prisma.sql`
        WITH ${buildOpenVoicesSql(viewer)}
        SELECT id, concat_ws('.', kind, status) AS part, created_at AS since, due_at AS due, stamp FROM mine`
      : undefined,
  buildTitles: (rows) => Prisma.sql`
    SELECT p.id, COALESCE(m.subject, s.subject, n.topic) AS title, NULLIF(COALESCE(m.name, s.name, q.name), '') AS sender,
      COALESCE('reason:' || r.reason::text, 'right:' || q.kind::text) AS code,
      concat_ws(' ', m.text_search, s.text_search, lower(q.name), lower(q.tracking_code), n.topic_search) AS words
    FROM ${rows} p JOIN voice v ON v.id = p.id
    LEFT JOIN contact_message m ON m.id = v.message_id
    LEFT JOIN suggestion s ON s.id = v.suggestion_id
    LEFT JOIN rights_request q ON q.id = v.request_id
    LEFT JOIN news_report r ON r.id = v.report_id
    LEFT JOIN news n ON n.id = r.news_id`,
  toTitle: ({ title, code, sender }, { part }) => ({
    title: toVoiceTitle(title, code),
    sender: [findThai(words, `voices.kind.${part.split('.', 1)[0]}`), sender].filter(Boolean).join(' · '),
  }),
  toHref: (viewer, { id }) => `${findScreenHref(viewer, 'voices') ?? '/'}/${id}`,
  listPaths: (viewer) => findScreenPath(viewer, 'voices'),
};
