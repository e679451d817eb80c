import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { forumMessages as words } from '../forum.messages';
import { type ForumChoice, forumList } from '../forum.rules';
import type { ForumSort, TopicEntry } from '../forum.schema';
import { TopicBadges } from './topic-badges';

export function buildTopicColumns(path: string, choice: ForumChoice): readonly Column<TopicEntry>[] {
  return [
    {
      key: 'title',
      title: words['forum.topic'],
      isRowHeader: true,
      cell: (topic) => (
        <>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <a
              href={`${path}/${topic.id}${topic.unread ? '?at=unread#unread' : ''}`}
              className="wrap-anywhere font-strong text-link hover:underline"
            >
              {topic.title}
            </a>
            <TopicBadges topic={topic} />
          </div>
          <p className="mt-0.5 text-ink-2 text-xs">
            {topic.room} · {topic.author?.name ?? words['forum.gone']}
          </p>
        </>
      ),
    },
    {
      key: 'replies',
      title: words['forum.replies'],
      number: true,
      sort: buildSort('replies', path, choice),
      cell: ({ replies }) => formatNumber(replies),
    },
    {
      key: 'created',
      title: words['forum.created'],
      extra: true,
      sort: buildSort('created', path, choice),
      cell: ({ createdAt }) => <ListDateTime at={createdAt} />,
    },
    {
      key: 'active',
      title: words['forum.active'],
      sort: buildSort('active', path, choice),
      cell: ({ activeAt, lastBy }) => (
        <>
          <ListDateTime at={activeAt} />
          {lastBy && <span className="block text-ink-2 text-xs">{lastBy}</span>}
        </>
      ),
    },
  ];
}

function buildSort(sort: ForumSort, path: string, choice: ForumChoice) {
  const isNow = sort === choice.sort;
  return {
    href: forumList.href(path, choice, { sort, descending: isNow ? !choice.descending : true }),
    now: isNow ? (choice.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
  };
}
