import { DayFilter } from '@/components/ui/list/day-filter';
import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { publishedMessages as words } from '../published.messages';
import { type FeedChoice, publishedKinds, publishedList } from '../published.rules';

type Named = { id: number; name: string };
type Props = { path: string; choice: FeedChoice; categories: readonly Named[]; provinces: readonly Named[] };

const toChoice = ({ id, name }: Named) => ({ value: String(id), label: name });

/** Search and filters of the feed: one plain form. */
export function PublishedFilters({ path, choice, categories, provinces }: Props) {
  return (
    <ListSearch
      path={path}
      label={words['newsFeed.search']}
      search={choice.search}
      hiddenFields={publishedList.toHiddenFields(choice)}
      clearHref={publishedList.isNarrowed(choice) ? publishedList.href(path, choice, publishedList.cleared) : undefined}
    >
      <FilterSelect
        name="category"
        label={words['newsFeed.category']}
        all={words['newsFeed.allCategories']}
        value={choice.categoryId?.toString()}
        choices={categories.map(toChoice)}
      />
      <FilterSelect
        name="kind"
        label={words['newsFeed.kind']}
        all={words['newsFeed.allKinds']}
        value={choice.kind}
        choices={publishedKinds.map((kind) => ({ value: kind, label: words[`newsFeed.kind.${kind}`] }))}
      />
      <FilterSelect
        name="province"
        label={words['newsFeed.province']}
        all={words['newsFeed.allProvinces']}
        value={choice.provinceId?.toString()}
        choices={provinces.map(toChoice)}
      />
      <DayFilter name="from" label={words['newsFeed.from']} value={choice.from} />
      <DayFilter name="to" label={words['newsFeed.to']} value={choice.to} />
    </ListSearch>
  );
}
