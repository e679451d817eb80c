import { listCategories } from '@/features/news/categories/categories.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { first, type SearchParams } from '@/lib/list/list';
import type { Period } from '../ranges.schema';
import { listFigureOrganisations, listFigureProvinces } from '../statistics.queries';
import { type FigureChoice, wrongDays } from '../statistics.rules';
import type { FigureScope } from '../statistics.schema';
import { FigureFilters } from './figure-filters';

type Props = {
  params: SearchParams;
  path: string;
  viewer: Viewer;
  scope: FigureScope;
  choice: FigureChoice;
  period: Period;
  withSteps: boolean;
};

/** The filters of figures, with what this viewer may choose from. */
export async function FiguresPart({ params, path, viewer, scope, choice, period, withSteps }: Props) {
  const everywhere = scope === 'all';
  const [organisations, provinces, categories] = await Promise.all([
    scope === 'own' ? [] : listFigureOrganisations(viewer, scope, choice),
    everywhere ? listFigureProvinces() : [],
    listCategories(),
  ]);
  const wrong = Object.fromEntries(wrongDays(params).map((name) => [name, first(params[name])]));
  return (
    <FigureFilters
      {...{ path, choice, period, wrong, organisations, provinces, withSteps }}
      categories={categories.filter((one) => choice.section === 'both' || one.section === choice.section)}
      withKinds={everywhere}
    />
  );
}
