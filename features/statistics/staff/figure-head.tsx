import { ChartLine, Table } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import { statisticsMessages as words } from '../statistics.messages';
import { type FigureChoice, figureList } from '../statistics.rules';
import { FigureExportMenu } from './figure-export-menu';
import { FigureFiltersPanel } from './figure-filters-panel';

/** Links between the two screens of figures. */
const links = {
  graphs: { icon: ChartLine, label: words['statistics.toGraphs'] },
  statistics: { icon: Table, label: words['statistics.toTables'] },
} as const;

type HeadProps = Omit<ScreenProps, 'rest'> &
  Pick<Parameters<typeof FigureFiltersPanel>[0], 'scope' | 'choice' | 'period' | 'withSteps'> & {
    /** The screen that shows the same figures in another form. */
    other: keyof typeof links;
  };

/** Headline, export, scope and filters of a screen of figures. */
export function FigureHead({ row, params, path, viewer, scope, choice, period, withSteps, other }: HeadProps) {
  const href = findScreenHref(viewer, other);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        {href && (
          <LinkButton href={figureList.href(href, choice)} icon={links[other].icon}>
            {links[other].label}
          </LinkButton>
        )}
        <FigureExportMenu place={row.path} choice={choice} />
      </ScreenHeader>
      {row.scope === 'ownAndMembers' && <FigureScopeTabs path={path} choice={choice} />}
      <FigureFiltersPanel {...{ params, path, viewer, scope, choice, period, withSteps }} />
    </>
  );
}

const scopeTabs = ['ownAndMembers', 'own', 'members'] as const;

/** Tabs of the scope `ownAndMembers`: both parts, or one of them. */
function FigureScopeTabs({ path, choice }: { path: string; choice: FigureChoice }) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['statistics.parts']}
        tabs={scopeTabs.map((part) => ({
          key: part,
          label: words[`statistics.part.${part}`],
          href: figureList.href(path, choice, {
            part: part === 'ownAndMembers' ? undefined : part,
            organisationId: undefined,
          }),
          current: (choice.part ?? 'ownAndMembers') === part,
        }))}
      />
    </div>
  );
}

/** Empty state, with a link to all figures. */
export function NoFigures({ path, choice }: { path: string; choice: FigureChoice }) {
  return (
    <EmptyState
      title={words['statistics.empty']}
      text={words['statistics.emptyText']}
      action={
        <LinkButton href={figureList.href(path, choice, { ...figureList.cleared, preset: 'all' })}>
          {words['statistics.preset.all']}
        </LinkButton>
      }
    />
  );
}

/** Note on how figures are counted, and a warning while the past is still being imported. */
export function FigureNote({ gathering }: { gathering: boolean }) {
  return (
    <>
      {gathering && (
        <div className="mt-6">
          <Alert kind="warn">{words['statistics.gathering']}</Alert>
        </div>
      )}
      <p className="mt-6 max-w-read text-ink-2 text-xs">{words['statistics.note']}</p>
    </>
  );
}
