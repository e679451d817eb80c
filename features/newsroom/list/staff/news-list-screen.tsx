import { LinkButton } from '@/components/ui/button';
import { DayFilter } from '@/components/ui/list/day-filter';
import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListSearch } from '@/components/ui/list/list-search';
import { ListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { FrontPart } from '@/features/home/pinned/staff/front-part';
import { listCategories } from '@/features/news/categories/categories.queries';
import type { Category } from '@/features/news/categories/categories.schema';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { first } from '@/lib/list/list';
import { NewsItemScreen } from '../../item/staff/news-item-screen';
import { writesItemsOf } from '../../workflow/workflow.rules';
import { countByCategory } from '../counts.queries';
import { type NewsroomPlace, newsroomTabs } from '../counts.schema';
import { newsroomListMessages } from '../list.messages';
import { listNewsroom, listPlaceOrganisations } from '../list.queries';
import { isNarrowed, type NewsroomChoice, newsroomHref, newsroomQuery, readNewsroomChoice } from '../list.rules';
import type { NewsroomSort } from '../list.schema';
import { newsroomPlaceOf } from '../list-scope';
import { BulkBar } from './bulk-bar';
import { CategoryCounts } from './category-counts';
import { ListActions } from './list-actions';
import { ListParts } from './list-parts';
import { newsColumns } from './news-columns';
import { NoNews } from './no-news';

/** The form that the boxes of all rows belong to. */
const FORM = 'chosen-news';
const words = newsroomListMessages;

/** A list of the newsroom, and at an item's address the item. */
export async function NewsListScreen(props: ScreenProps) {
  if (props.rest.length > 0) return <NewsItemScreen {...props} />;
  const { row, params, path, viewer } = props;
  if (row.front && first(params.view) === 'front' && can(viewer, 'news.front'))
    return <Front row={row} path={path} params={params} />;
  const choice = readNewsroomChoice(params);
  const place = newsroomPlaceOf(row, choice.part);
  if (!place) throw new Error(`${row.path} is no list of the newsroom`);
  const [list, all, organisations] = await Promise.all([
    listNewsroom(viewer, place, choice),
    listCategories(),
    row.scope === 'self' || row.scope === 'own' ? [] : listPlaceOrganisations(viewer, place),
  ]);
  const categories = all.filter(({ section }) => section === place.section);
  const hrefOf = (change: Partial<NewsroomChoice>) => newsroomHref(path, choice, change);
  const columns = newsColumns({
    path,
    mayEdit: ({ deletedAt, organisation }) => deletedAt === undefined && writesItemsOf(viewer, organisation.id),
    formId: FORM,
    showsOrganisation: organisations.length > 1,
    reads: list.reads,
    sortOf: (sort) => sortOf(sort, choice, hrefOf),
  });
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <ListActions
          row={row}
          path={path}
          choice={choice}
          ordersFront={row.front === true && can(viewer, 'news.front')}
        />
      </ScreenHeader>
      {row.byCategory && <ByCategory viewer={viewer} place={place} categories={categories} hrefOf={hrefOf} />}
      {row.parts && <ListParts choice={choice} hrefOf={hrefOf} />}
      <ListSearch
        path={path}
        label={words['newsroomList.search'].th}
        search={choice.search}
        kept={keptOf(choice)}
        clearHref={isNarrowed(choice) ? hrefOf(UNNARROWED) : undefined}
      >
        <FilterSelect
          name="category"
          label={words['newsroomList.category'].th}
          all={words['newsroomList.allCategories'].th}
          value={choice.categoryId?.toString()}
          choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {organisations.length > 1 && (
          <FilterSelect
            name="organisation"
            label={words['newsroomList.organisation'].th}
            all={words['newsroomList.allOrganisations'].th}
            value={choice.organisationId?.toString()}
            choices={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <DayFilter name="from" label={words['newsroomList.from'].th} value={choice.from} />
        <DayFilter name="to" label={words['newsroomList.to'].th} value={choice.to} />
      </ListSearch>
      <ListTabs
        label={words['newsroomList.tabs'].th}
        tabs={newsroomTabs.map((tab) => ({
          key: tab,
          label: words[`newsroomList.tab.${tab}`].th,
          href: hrefOf({ tab }),
          count: list.counts[tab],
          current: tab === choice.tab,
        }))}
      />
      {choice.tab === 'bin' && <p className="mt-4 text-ink-2 text-sm">{words['newsroomList.binText'].th}</p>}
      <BulkBar formId={FORM} categories={categories.map(({ id, name }) => ({ id, name }))} tab={choice.tab} />
      <div className="mt-4">
        {list.items.length > 0 ? (
          <ListTable label={row.title.th} columns={columns} rows={list.items} idOf={({ id }) => id} />
        ) : (
          <NoNews choice={choice} />
        )}
      </div>
      <ListFooter
        page={choice.page}
        per={choice.per}
        total={list.total}
        hrefOf={(page) => hrefOf({ page })}
        perHrefOf={(per) => hrefOf({ per })}
      />
    </>
  );
}

type HrefOf = (change: Partial<NewsroomChoice>) => string;

const UNNARROWED = { search: '', categoryId: undefined, organisationId: undefined, from: undefined, to: undefined };

/** The order of the front page's main news, for those who set it. */
function Front({ row, path, params }: Pick<ScreenProps, 'row' | 'path' | 'params'>) {
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <LinkButton href={path}>{words['newsroomList.toList'].th}</LinkButton>
      </ScreenHeader>
      <FrontPart path={`${path}?view=front`} preview={first(params.preview) === '1'} />
    </>
  );
}

function sortOf(sort: NewsroomSort, { sort: now, descending }: NewsroomChoice, hrefOf: HrefOf) {
  const isNow = sort === now;
  return {
    href: hrefOf({ sort, descending: isNow ? !descending : true }),
    now: isNow ? (descending ? ('descending' as const) : ('ascending' as const)) : undefined,
  };
}

/** What the search form doesn't ask for and the address keeps. */
function keptOf(choice: NewsroomChoice): Record<string, string> {
  const asked = ['search', 'category', 'organisation', 'from', 'to', 'page'];
  return Object.fromEntries([...newsroomQuery(choice)].filter(([name]) => !asked.includes(name)));
}

type ByCategoryProps = { viewer: Viewer; place: NewsroomPlace; categories: readonly Category[]; hrefOf: HrefOf };

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
