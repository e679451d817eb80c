import { FigureFilters } from '@/components/statistics/figure-filters';
import type { Viewer } from '@/lib/auth/viewer';
import { listCategories } from '@/lib/categories/queries';
import type { Period } from '@/lib/figure-periods/schema';
import { first, type SearchParams } from '@/lib/list';
import { listFigureOrganisations, listFigureProvinces } from '@/lib/statistics/queries';
import { type FigureChoice, wrongDays } from '@/lib/statistics/rules';
import type { FigureScope } from '@/lib/statistics/schema';

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
