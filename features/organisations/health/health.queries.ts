import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildOverviewedWhere, buildSupervisedOverviewWhere } from '../organisations.queries';
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

/**
 * Open organisations that the viewer's own one supervises, those with the lowest scores first, with the sign by which
 * each gains most.
 */
export async function listSupervisedHealth(viewer: Viewer) {
  const rows = await db.organisation.findMany({
    where: { AND: [buildSupervisedOverviewWhere(viewer), { status: 'open' }] },
    select: { id: true, name: true, health: { select: { score: true, facts: true } } },
    orderBy: [{ health: { score: { sort: 'asc', nulls: 'last' } } }, { name: 'asc' }, { id: 'asc' }],
    take: SHOWN,
  });
  return rows.map(({ id, name, health }) => {
    const facts = healthFacts.safeParse(health?.facts);
    const [gain] = facts.success ? listGains(facts.data) : [];
    return { id, name, score: health?.score ?? undefined, first: gain?.sign };
  });
}
export type SupervisedHealth = Awaited<ReturnType<typeof listSupervisedHealth>>[number];
