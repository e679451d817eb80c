import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListSearch } from '@/components/ui/list/list-search';
import { SectionIntro } from '@/components/ui/page/section-intro';
import type { SearchParams } from '@/lib/list/list';
import { listZeroResults } from '../../zero-results/zero-results.queries';
import { searchAdminMessages as words } from '../admin.messages';
import { readDismissed, searchAdminList } from '../admin.rules';
import { DismissedZeroResultAlert } from './dismissed-zero-result-alert';
import { ZeroResultTable } from './zero-result-table';

type Props = { path: string; params: SearchParams };

export async function ZeroResultsTab({ path, params }: Props) {
  const choice = searchAdminList.read(params);
  const { rows, total } = await listZeroResults(choice);
  const dismissed = readDismissed(params);
  return (
    <section>
      <SectionIntro title={words['searchDesk.part.misses']} lead={words['searchDesk.missLead']} />
      {dismissed && <DismissedZeroResultAlert miss={dismissed} />}
      <ListSearch
        path={path}
        label={words['searchDesk.missSearch']}
        search={choice.search}
        clearHref={choice.search ? path : undefined}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <ZeroResultTable path={path} choice={choice} misses={rows} />
        ) : (
          <NoZeroResults isFiltered={choice.search !== ''} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => searchAdminList.href(path, choice, change)} />
    </section>
  );
}

/** Empty state: nothing matches the filter, or there are no searches without results. */
function NoZeroResults({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title={words['searchDesk.noMatch']} />;
  return <EmptyState title={words['searchDesk.noMisses']} text={words['searchDesk.noMissesText']} />;
}
