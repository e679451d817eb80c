import { ListFilters } from '@/components/ui/list/list-filters';
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
      <ListFilters
        list={forumList}
        path={path}
        choice={choice}
        label={words['forum.search']}
        options={{ roomId: rooms }}
      />
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
