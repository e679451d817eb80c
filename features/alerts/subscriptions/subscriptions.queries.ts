import { listCategories } from '@/features/news/categories/categories.queries';
import { findFilterNames } from '@/features/news/filter/filter.queries';
import { formatFilter, toAlertFilter } from '@/features/news/filter/filter.rules';
import type { AlertFilter, NewsFilter } from '@/features/news/filter/filter.schema';
import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';

type NamedOption = { id: number; name: string };
/** Loads the form of a new alert; filter values that readers can't choose are dropped. */
export async function readAlertFormData(filter: NewsFilter) {
  dependsOn(tag.organisations);
  const asked = toAlertFilter(filter);
  const [categories, provinces, office, names] = await Promise.all([
    listCategories(),
    db.province.findMany({ select: { id: true, name: true } }),
    asked.organisationId &&
      db.organisation.findUnique({
        where: { id: asked.organisationId, status: 'open' },
        select: { id: true, name: true },
      }),
    findFilterNames(asked),
  ]);
  const chosen: AlertFilter = Object.fromEntries(
    Object.entries({
      ...asked,
      categoryId: names.category && asked.categoryId,
      organisationId: office ? office.id : undefined,
      provinceId: names.province && asked.provinceId,
    }).filter(([, value]) => value !== undefined),
  );
  return {
    categories: categories.filter(({ visible }) => visible).map(({ id, name }) => ({ id, name })),
    provinces: provinces.toSorted(compareNames),
    /** Name of the organisation chosen by the URL. */
    office: office ? office.name : undefined,
    chosen,
    chosenName: Object.keys(chosen).length > 0 ? formatFilter(chosen, names) : undefined,
  };
}
/** Options of the form of a new alert, and the values `chosen` by the URL, with their Thai name. */
export type AlertFormData = Awaited<ReturnType<typeof readAlertFormData>>;

const compareNames = (one: NamedOption, other: NamedOption): number => collator.compare(one.name, other.name);
const collator = new Intl.Collator('th');
