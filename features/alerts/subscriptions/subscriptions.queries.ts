import { listCategories } from '@/features/news/categories/categories.queries';
import { readFilterNames } from '@/features/news/filter/filter.queries';
import { nameFilter, toAlertFilter } from '@/features/news/filter/filter.rules';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { db } from '@/lib/db/db';
import { seen, tag } from '@/lib/request/context';
import type { AlertForm } from './subscriptions.schema';

type Choice = { id: number; name: string };
/** Reads the form of a new alert; what readers can't choose is left out of the filter. */
export async function readAlertForm(filter: NewsFilter): Promise<AlertForm> {
  seen(tag.organisations);
  const asked = toAlertFilter(filter);
  const [categories, provinces, office, names] = await Promise.all([
    listCategories(),
    db.province.findMany({ select: { id: true, name: true } }),
    asked.organisationId &&
      db.organisation.findUnique({
        where: { id: asked.organisationId, status: 'open' },
        select: { id: true, name: true },
      }),
    readFilterNames(asked),
  ]);
  const chosen = Object.fromEntries(
    Object.entries({
      ...asked,
      categoryId: names.category && asked.categoryId,
      organisationId: office ? office.id : undefined,
      provinceId: names.province && asked.provinceId,
    }).filter(([, value]) => value !== undefined),
  );
  return {
    categories: categories.filter(({ visible }) => visible).map(({ id, name }) => ({ id, name })),
    provinces: provinces.toSorted(byName),
    office: office ? office.name : undefined,
    chosen,
    chosenName: Object.keys(chosen).length > 0 ? nameFilter(chosen, names) : undefined,
  };
}

const byName = (one: Choice, other: Choice): number => collator.compare(one.name, other.name);
const collator = new Intl.Collator('th');
