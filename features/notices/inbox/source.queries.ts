import { getTask, type WaitingSource } from '@/features/waiting/waiting.schema';
import { findInboxHref } from '@/lib/areas/notice-hrefs';
import { findScreenPath } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import { Prisma } from '@/lib/prisma/client';
import { noticesMessages } from '../notices.messages';
import { buildDutySql, buildReceivedSource, noticeStamp } from './inbox.queries';

/** Received notices that are not opened, or that the viewer has to confirm or answer by their deadline. */
export const noticesSource: WaitingSource = {
  kind: 'notice',
  buildEntries: (viewer) =>
    can(viewer, 'notices.read') && findInboxHref(viewer) !== undefined
      ? Prisma.sql`
        SELECT id, part, since, CASE WHEN part <> 'read' THEN deadline_at END AS due, stamp FROM (
          SELECT n.id, ${buildDutySql(viewer)} AS part, n.sent_at AS since, n.deadline_at, ${noticeStamp} AS stamp
          FROM ${buildReceivedSource(viewer)}) received
        WHERE part IS NOT NULL`
      : undefined,
  buildTitles: (rows) => Prisma.sql`
    SELECT p.id, n.title, s.name AS sender, NULL AS code, concat_ws(' ', n.title_search, s.name_search) AS words
    FROM ${rows} p JOIN notice n ON n.id = p.id LEFT JOIN organisation s ON s.id = n.sender_id`,
  toTitle: ({ title, sender }) => ({ title: title ?? '', sender: sender ?? noticesMessages['notices.agency'] }),
  toHref: (viewer, { id }) => `${findInboxHref(viewer) ?? '/'}/${id}`,
  listPaths: (viewer) => findScreenPath(viewer, 'notices'),
};

/** True for a notice that has to be confirmed or answered, not only opened. */
export const isDuty = (thing: { part: string }): boolean => getTask(thing) !== 'read';
