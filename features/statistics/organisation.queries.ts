import { z } from 'zod';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { addMonths } from './ranges.rules';
import { figureList } from './statistics.rules';
import { grains } from './statistics.schema';
import { listTimeRows, resolveFigureQuery } from './tables.queries';

/** Months that are compared, and the number of organisations from which a median tells of none of them. */
const MONTHS = 12;
const LEAST_ORGANISATIONS = 5;

const sums = z.object({ published: z.number(), reads: z.number() });
const medians = z.tuple([z.object({ organisations: z.number(), own: sums, median: sums })]);

/**
 * Items and reads of an organisation by month over a year, and of the last twelve whole months its sums beside the
 * median of the open organisations of its kind; undefined if the viewer may not see its figures.
 */
export async function summarizeFigures(viewer: Viewer, organisationId: number, now = getCurrentTime()) {
  const scope = can(viewer, 'news.everywhere') ? 'all' : 'ownAndMembers';
  const choice = figureList.read({ organisation: String(organisationId), compare: 'none', step: 'month' });
  const asked = await resolveFigureQuery(viewer, scope, choice, now);
  if (asked.filter.organisationIds?.length !== 1) return undefined;
  const [{ rows }, compared] = await Promise.all([listTimeRows(asked), compareToKind(organisationId, now)]);
  return { rows, ...compared };
}
export type OrganisationFigures = NonNullable<Awaited<ReturnType<typeof summarizeFigures>>>;

/** Sums of the last twelve whole months, and their median over the kind; no median if the kind has few organisations. */
async function compareToKind(organisationId: number, now: Date) {
  const to = `${toThaiDay(now).slice(0, 7)}-01`;
  const rows = await db.$queryRaw`
    WITH summed AS (
      SELECT o.id, COALESCE(sum(f.published), 0)::float8 AS published, COALESCE(sum(f.reads), 0)::float8 AS reads
      FROM organisation me JOIN organisation o ON o.kind = me.kind AND (o.status = 'open' OR o.id = me.id)
      LEFT JOIN figure_month f ON f.organisation_id = o.id AND f.grain = ${grains.organisation}::smallint
        AND f.at >= ${addMonths(to, -MONTHS)}::date AND f.at < ${to}::date
      WHERE me.id = ${organisationId} GROUP BY o.id
    )
    SELECT count(*)::int AS organisations,
      json_build_object('published', percentile_cont(0.5) WITHIN GROUP (ORDER BY published),
        'reads', percentile_cont(0.5) WITHIN GROUP (ORDER BY reads)) AS median,
      (SELECT json_build_object('published', published, 'reads', reads) FROM summed WHERE id = ${organisationId}) AS own
    FROM summed`;
  const [{ organisations, median, own }] = medians.parse(rows);
  return { own, median: organisations >= LEAST_ORGANISATIONS ? median : undefined };
}
