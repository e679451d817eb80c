import type { StatisticsKind } from '@/features/statistics/statistics.schema';
import { statisticsKinds } from '@/features/statistics/statistics.schema';
import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';

/** Maximum number of organisations listed; several times as many as the country has. */
const MAX_ORGANISATIONS = 3_000;

/** Public categories in their order, and open organisations by kind and name. */
export async function readSiteMap() {
  dependsOn(tag.categories, tag.organisations);
  const [categories, organisations] = await Promise.all([
    db.category.findMany({
      where: { visible: true },
      select: { id: true, name: true, nameEn: true, section: true },
      orderBy: [{ section: 'asc' }, { position: 'asc' }, { id: 'asc' }],
    }),
    db.organisation.findMany({
      where: { status: 'open' },
      select: { id: true, name: true, kind: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MAX_ORGANISATIONS,
    }),
  ]);
  const byName = new Intl.Collator('th').compare;
  const listItems = (kind: StatisticsKind) =>
    organisations.filter((one) => one.kind === kind).toSorted((a, b) => byName(a.name, b.name));
  return {
    categories,
    organisations: statisticsKinds
      .map((kind) => ({ kind, items: listItems(kind) }))
      .filter(({ items }) => items.length > 0),
  };
}
