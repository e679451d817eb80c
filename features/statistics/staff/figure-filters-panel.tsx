import { listCategories } from '@/features/news/categories/categories.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { listFigureOrganisations, listFigureProvinces, listFigureRegions } from '../options.queries';
import type { DateRange } from '../ranges.schema';
import { type FigureChoice, listInvalidDays } from '../statistics.rules';
import type { FigureScope } from '../statistics.schema';
import { FigureFilters } from './figure-filters';

type Props = {
  params: SearchParams;
  path: string;
  viewer: Viewer;
  scope: FigureScope;
  choice: FigureChoice;
  period: DateRange;
  withSteps: boolean;
};

/** The filters of figures, with this viewer's options. */
export async function FigureFiltersPanel({ params, path, viewer, scope, choice, period, withSteps }: Props) {
  const everywhere = scope === 'all';
  const [organisations, regions, provinces, categories] = await Promise.all([
    scope === 'own' ? [] : listFigureOrganisations(viewer, scope, choice),
    everywhere ? listFigureRegions() : [],
    everywhere ? listFigureProvinces(choice) : [],
    listCategories(),
  ]);
  const wrong = Object.fromEntries(listInvalidDays(params).map((name) => [name, getFirstValue(params[name])]));
  return (
    <FigureFilters
      {...{ path, choice, period, wrong, organisations, regions, provinces, withSteps }}
      categories={categories.filter((one) => choice.section === 'both' || one.section === choice.section)}
      withKinds={everywhere}
    />
  );
}
