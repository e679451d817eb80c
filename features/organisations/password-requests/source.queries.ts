import type { WaitingSource } from '@/features/waiting/waiting.schema';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import type { AreaRow } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { Prisma } from '@/lib/prisma/client';
import { passwordRequestList } from './password-requests.rules';

const findRow = ({ role }: Viewer): AreaRow | undefined =>
  role === 'visitor' ? undefined : areas[role].rows.find(({ passwordRequests }) => passwordRequests);

/** Password requests of institutions that wait for a decision. */
export const passwordRequestsSource: WaitingSource = {
  kind: 'registration',
  buildEntries: (viewer) =>
    can(viewer, 'registrations.decide')
      ? Prisma.sql`
        SELECT id, 'decide' AS part, created_at AS since, NULL::timestamptz AS due, '' AS stamp
        FROM registration_request WHERE status = 'waiting'`
      : undefined,
  buildTitles: (rows) => Prisma.sql`
    SELECT p.id, o.name AS title, q.email AS sender, NULL AS code, concat_ws(' ', o.name_search, lower(q.code), lower(q.email)) AS words
    FROM ${rows} p JOIN registration_request q ON q.id = p.id JOIN organisation o ON o.id = q.organisation_id`,
  toHref: (viewer, { id }) => {
    const row = findRow(viewer);
    const path = row && viewer.role !== 'visitor' ? buildRowHref(areas[viewer.role], row) : '/';
    return passwordRequestList.href(path, passwordRequestList.read({}), { approve: id });
  },
  listPaths: (viewer) => [findRow(viewer)].flatMap((row) => row?.path ?? []),
};
