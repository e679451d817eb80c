import { ListTabs } from '@/components/ui/list/list-tabs';
import type { ScreenProps } from '@/lib/areas/schema';
import { getFigureGraphs } from '../charts.queries';
import { findFigureScope } from '../figure-scope';
import { statisticsMessages as words } from '../statistics.messages';
import { isBackfilling } from '../statistics.queries';
import { figureList, readFigureChoice } from '../statistics.rules';
import { measures } from '../statistics.schema';
import { FigureHead, FigureNote, NoFigures } from './figure-head';
import { Ranking } from './ranking';
import { SplitFigure } from './split-figure';
import { TrendFigure } from './trend-figure';

/** Figures as graphs: a measure's trend, its split by category, and rankings. */
export async function GraphsScreen({ row, params, path, viewer }: ScreenProps) {
  const choice = readFigureChoice(params);
  const scope = findFigureScope(row, choice.part);
  if (!scope) throw new Error(`${row.path} has no figures`);
  const [graphs, gathering] = await Promise.all([getFigureGraphs(viewer, scope, choice), isBackfilling()]);
  const { measure } = choice;
  const isEmpty = graphs.trend.every(({ now, before }) => now[measure] === 0 && !before?.[measure]);
  return (
    <>
      <FigureHead
        {...{ row, params, path, viewer, scope, choice }}
        period={graphs.period}
        withSteps
        other="statistics"
      />
      <ListTabs
        label={words['statistics.measure']}
        tabs={measures.map((name) => ({
          key: name,
          label: words[`statistics.${name}`],
          href: figureList.href(path, choice, { measure: name }),
          current: name === measure,
        }))}
      />
      <div className="mt-6 grid gap-6 xl:grid-cols-2">
        {isEmpty ? (
          <div className="xl:col-span-2">
            <NoFigures path={path} choice={choice} />
          </div>
        ) : (
          <>
            <TrendFigure graphs={graphs} measure={measure} />
            <SplitFigure graphs={graphs} measure={measure} />
            <Ranking
              id="organisations"
              title={words['statistics.topOrganisations']}
              rows={graphs.organisations}
              measure={measure}
            />
            <Ranking id="authors" title={words['statistics.topAuthors']} rows={graphs.authors} measure={measure} />
            <Ranking
              id="categories"
              title={words['statistics.topCategories']}
              rows={graphs.categories}
              measure={measure}
            />
            <Ranking id="kinds" title={words['statistics.byKind']} rows={graphs.kinds} measure={measure} />
          </>
        )}
      </div>
      <FigureNote gathering={gathering} />
    </>
  );
}
