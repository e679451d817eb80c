import type { WaitingSource } from '@/features/waiting/waiting.schema';
import { areas } from '@/lib/areas/areas';
import { buildRowHref, getLandingHref } from '@/lib/areas/navigation';
import { can } from '@/lib/auth/access';
import { NO_ID } from '@/lib/command/ids';
import { IMPORT_KEPT_DAYS } from '@/lib/jobs/kept-days';
import { findThai } from '@/lib/messages/message';
import { Prisma } from '@/lib/prisma/client';
import { importsMessages } from './imports.messages';
import { findImportKind, importHref } from './imports.rules';

/** The viewer's own imports that are checked and wait to be confirmed, due before they are deleted. */
export const importsSource: WaitingSource = {
  kind: 'import',
  buildEntries: (viewer) =>
    can(viewer, 'accounts.import')
      ? Prisma.sql`
        SELECT id, 'confirm.' || kind AS part, created_at AS since, created_at + make_interval(days => ${IMPORT_KEPT_DAYS}::int) AS due,
          '' AS stamp
        FROM import_job WHERE account_id = ${viewer.accountId ?? NO_ID} AND status = 'checked'`
      : undefined,
  buildTitles: (rows) => Prisma.sql`
    SELECT p.id, j.file_name AS title, NULL AS sender, j.kind AS code, lower(j.file_name) AS words
    FROM ${rows} p JOIN import_job j ON j.id = p.id`,
  toTitle: ({ title, code }) => ({ title: title ?? '', sender: findThai(importsMessages, `imports.kind.${code}`) }),
  toHref: (viewer, { id, part }) => {
    if (viewer.role === 'visitor') return '/';
    const area = areas[viewer.role];
    const row = area.rows.find(({ imports, scope }) => `confirm.${findImportKind(imports, scope)}` === part);
    return row ? importHref(buildRowHref(area, row), { job: id }) : getLandingHref(viewer.role);
  },
  listPaths: () => [],
};
