import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildOverviewedWhere, buildSupervisedOverviewSql } from '../organisations.queries';
import { computeHealth, listCountedSigns, listGains } from './health.rules';
import { healthFacts } from './health.schema';

/** Maximum number of organisations in the list of the lowest scores. */
const SHOWN = 50;

/** Health of an organisation that the viewer may see as a whole, as last counted; undefined before the first count. */
export async function findHealth(viewer: Viewer, organisationId: number) {
  const row = await db.organisationHealth.findFirst({
    where: { organisationId, organisation: buildOverviewedWhere(viewer) },
    select: { facts: true, countedAt: true },
  });
  // Facts of an older version lack values; they are counted again within a day.
  const facts = healthFacts.safeParse(row?.facts);
  if (!row || !facts.success) return undefined;
  return { ...computeHealth(facts.data), signs: listCountedSigns(facts.data), countedAt: row.countedAt };
}
export type Health = NonNullable<Awaited<ReturnType<typeof findHealth>>>;

const supervised = z.array(
  z.object({ id: z.number(), name: z.string(), score: z.number().nullable(), facts: z.unknown() }),
);

/**
 * Open organisations that the viewer's own one supervises, those with the lowest scores first, with the sign by which
 * each gains most. Both tables are read once and joined: an administrator supervises all of the country.
 */
export async function listSupervisedHealth(viewer: Viewer) {
  const rows: unknown = await db.$queryRaw`
    SELECT o.id, o.name, h.score::int AS score, h.facts
    FROM organisation o LEFT JOIN organisation_health h ON h.organisation_id = o.id
    WHERE ${buildSupervisedOverviewSql(viewer)} AND o.status = 'open'
    ORDER BY h.score NULLS LAST, o.name, o.id LIMIT ${SHOWN}`;
  return supervised.parse(rows).map(({ id, name, score, facts: stored }) => {
    const facts = healthFacts.safeParse(stored);
    const [gain] = facts.success ? listGains(facts.data) : [];
    return { id, name, score: score ?? undefined, first: gain?.sign };
  });
}
export type SupervisedHealth = Awaited<ReturnType<typeof listSupervisedHealth>>[number];
