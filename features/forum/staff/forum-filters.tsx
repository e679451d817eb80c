import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { forumMessages as words } from '../forum.messages';
import { type ForumChoice, forumList } from '../forum.rules';
import { type ForumFilter, forumFilters } from '../forum.schema';

type Props = {
  path: string;
  choice: ForumChoice;
  rooms: readonly { id: number; name: string }[];
  counts: Partial<Readonly<Record<ForumFilter, number>>>;
  moderates: boolean;
};

/** Search, room, and one tab per filter. */
export function ForumFilters({ path, choice, rooms, counts, moderates }: Props) {
  const shown = forumFilters.filter((filter) => filter !== 'reported' || moderates);
  return (
    <>
      <ListSearch
        path={path}
        label={words['forum.search']}
        search={choice.search}
        hiddenFields={forumList.toHiddenFields(choice)}
        clearHref={forumList.isNarrowed(choice) ? forumList.href(path, choice, forumList.cleared) : undefined}
      >
        <FilterSelect
          name="room"
          label={words['forum.room']}
          all={words['forum.allRooms']}
          value={choice.roomId?.toString()}
          choices={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </ListSearch>
      <ListTabs
        label={words['forum.filters']}
        tabs={shown.map((filter) => ({
          key: filter,
          label: words[`forum.filter.${filter}`],
          href: forumList.href(path, choice, { filter }),
          count: counts[filter],
          current: choice.filter === filter,
        }))}
      />
    </>
  );
}
