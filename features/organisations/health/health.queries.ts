import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildOverviewedWhere } from '../organisations.queries';
import { computeHealth, listCountedSigns } from './health.rules';
import { healthFacts } from './health.schema';

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
