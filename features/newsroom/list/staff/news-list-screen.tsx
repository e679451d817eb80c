import { redirect } from 'next/navigation';
import { buildSort } from '@/components/ui/list/build-sort';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { getDeskPath } from '@/features/home/layout/layout.rules';
import { listCategories } from '@/features/news/categories/categories.queries';
import type { Category } from '@/features/news/categories/categories.schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { getFirstValue } from '@/lib/list/list';
import { getCurrentTime } from '@/lib/time/current-time';
import { type NewsItemProps, NewsItemScreen } from '../../item/staff/news-item-screen';
import { toUndecidedColumns } from '../../undecided/staff/decide-column';
import { UndecidedLead } from '../../undecided/staff/undecided-lead';
import { hasUndecidedTab } from '../../undecided/undecided.rules';
import { countByCategory } from '../counts.queries';
import { type NewsroomListScope, type NewsroomTab, newsroomTabs } from '../counts.schema';
import { newsroomListMessages } from '../list.messages';
import { listNewsroom, listScopeOrganisations } from '../list.queries';
import { type NewsroomChange, newsroomList, readNewsroomOrder, toTab } from '../list.rules';
import { isUsuallyDescending } from '../list.schema';
import { toNewsroomListScope } from '../list-scope';
import { MAX_SEARCHED } from '../search.schema';
import { BulkBar } from './bulk-bar';
import { CategoryCounts } from './category-counts';
import { DaysMenu } from './days-menu';
import { ListActions } from './list-actions';
import { buildNewsColumns } from './news-columns';
import { NoNews } from './no-news';
import { OwnershipFilter } from './ownership-filter';
import { RowSteps } from './row-steps';
import { SortMenu } from './sort-menu';

/** Id of the form that the checkboxes of all rows belong to. */
const FORM_ID = 'chosen-news';
const t = newsroomListMessages;

/** A newsroom list, or the item at an item's URL. */
export async function NewsListScreen(props: NewsItemProps) {
  if (props.rest.length > 0) return <NewsItemScreen {...props} />;
  const { row, params, path, viewer } = props;
  // The address of the front page's desk in older links.
  if (getFirstValue(params.view) === 'front' && can(viewer, 'news.front')) redirect(getDeskPath(viewer.role));
  const [choice, now] = [newsroomList.read(params), getCurrentTime()];
  const order = readNewsroomOrder(choice);
  const place = toNewsroomListScope(row, choice.part);
  if (!place) throw new Error(`${row.path} is no list of the newsroom`);
  const [list, all, organisations] = await Promise.all([
    listNewsroom(viewer, place, choice, now),
    listCategories(),
    row.scope === 'self' || row.scope === 'own' ? [] : listScopeOrganisations(viewer, place),
  ]);
  const isSearched = choice.needle !== '';
  const categories = all.filter(({ section }) => section === place.section);
  const hrefOf = (change: NewsroomChange) => newsroomList.href(path, choice, change);
  const isShown = (tab: NewsroomTab) => tab !== 'undecided' || hasUndecidedTab(viewer, place);
  const columns = buildNewsColumns({
    path,
    now,
    formId: FORM_ID,
    showsOrganisation: organisations.length > 1,
    reads: list.reads,
    sortOf: (sort) => buildSort(sort, order, hrefOf, isUsuallyDescending(sort)),
  });
  return (
    <>
      <ScreenHeader title={row.title.th} tight>
        <ListActions row={row} path={path} choice={choice} />
      </ScreenHeader>
      {row.byCategory && <ByCategory viewer={viewer} place={place} categories={categories} hrefOf={hrefOf} />}
      <ListTabs
        tight
        label={t['newsroomList.tabs']}
        most={isSearched ? MAX_SEARCHED : undefined}
        tabs={newsroomTabs.filter(isShown).map((tab) => ({
          key: tab,
          label: t[`newsroomList.tab.${tab}`],
          href: hrefOf(toTab(tab)),
          count: list.counts[tab],
          current: tab === choice.tab,
        }))}
      />
      <div className="mt-1">
        <ListFilters
          list={newsroomList}
          path={path}
          choice={choice}
          label={t['newsroomList.search']}
          options={{ categoryId: categories, organisationId: organisations }}
          drops={row.canFilterByOwner ? ['part'] : []}
          sheet="newsroom-filters"
          line={(days) => (
            <>
              <DaysMenu label={t['newsroomList.days']} from={choice.from} to={choice.to}>
                {days}
              </DaysMenu>
              <SortMenu choice={choice} hrefOf={hrefOf} />
            </>
          )}
        >
          {row.canFilterByOwner && <OwnershipFilter part={choice.part} />}
        </ListFilters>
      </div>
      {choice.tab === 'undecided' && <UndecidedLead viewer={viewer} />}
      {choice.tab === 'bin' && <p className="mt-2 text-ink-2 text-sm">{t['newsroomList.binText']}</p>}
      <BulkBar
        formId={FORM_ID}
        categories={categories.map(({ id, name }) => ({ id, name }))}
        tab={choice.tab}
        raisesToFront={can(viewer, 'news.everywhere')}
      />
      <RowSteps path={path}>
        {list.items.length > 0 ? (
          <ListTable
            label={row.title.th}
            columns={choice.tab === 'undecided' ? toUndecidedColumns(columns) : columns}
            rows={list.items}
            dense
          />
        ) : (
          <NoNews choice={choice} />
        )}
      </RowSteps>
      <ListFooter
        choice={choice}
        total={list.total}
        counted={isSearched ? { most: MAX_SEARCHED, shown: list.items.length, more: list.more } : undefined}
        hrefOf={hrefOf}
      />
    </>
  );
}

type HrefOf = (change: NewsroomChange) => string;

type ByCategoryProps = { viewer: Viewer; place: NewsroomListScope; categories: readonly Category[]; hrefOf: HrefOf };

async function ByCategory({ viewer, place, categories, hrefOf }: ByCategoryProps) {
  const groups = await countByCategory(viewer, place);
  const countsOf = (id: number) =>
    groups.flatMap(({ categoryId, status, count }) => (categoryId === id ? [[status, count]] : []));
  return (
    <div className="mb-8">
      <CategoryCounts
        rows={categories.map(({ id, name, visible }) => ({
          id,
          name,
          visible,
          counts: Object.fromEntries(countsOf(id)),
          href: hrefOf({ categoryId: id, tab: 'all' }),
        }))}
      />
    </div>
  );
}
