import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { forumMessages as words } from '../forum.messages';
import { type ForumChoice, forumHref, forumQuery, isNarrowed } from '../forum.rules';
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
  const asked = ['search', 'room', 'page'];
  const kept = Object.fromEntries([...forumQuery(choice)].filter(([name]) => !asked.includes(name)));
  const shown = forumFilters.filter((filter) => filter !== 'reported' || moderates);
  const all = forumHref(path, choice, { search: '', roomId: undefined, filter: 'all' });
  return (
    <>
      <ListSearch
        path={path}
        label={words['forum.search'].th}
        search={choice.search}
        hiddenFields={kept}
        clearHref={isNarrowed(choice) ? all : undefined}
      >
        <FilterSelect
          name="room"
          label={words['forum.room'].th}
          all={words['forum.allRooms'].th}
          value={choice.roomId?.toString()}
          choices={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </ListSearch>
      <ListTabs
        label={words['forum.filters'].th}
        tabs={shown.map((filter) => ({
          key: filter,
          label: words[`forum.filter.${filter}`].th,
          href: forumHref(path, choice, { filter }),
          count: counts[filter],
          current: choice.filter === filter,
        }))}
      />
    </>
  );
}
