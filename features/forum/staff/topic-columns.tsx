import { buildSort } from '@/components/ui/list/build-sort';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { forumMessages as words } from '../forum.messages';
import type { TopicEntry } from '../forum.rows';
import { type ForumChoice, forumList } from '../forum.rules';
import type { ForumSort } from '../forum.schema';
import { TopicBadges } from './topic-badges';

export function buildTopicColumns(path: string, choice: ForumChoice): readonly Column<TopicEntry>[] {
  const sortBy = (sort: ForumSort) => buildSort(sort, choice, (change) => forumList.href(path, choice, change));
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
      sort: sortBy('replies'),
      cell: ({ replies }) => formatNumber(replies),
    },
    {
      key: 'created',
      title: words['forum.created'],
      extra: true,
      sort: sortBy('created'),
      cell: ({ createdAt }) => <ListDateTime at={createdAt} />,
    },
    {
      key: 'active',
      title: words['forum.active'],
      sort: sortBy('active'),
      cell: ({ activeAt, lastBy }) => (
        <>
          <ListDateTime at={activeAt} />
          {lastBy && <span className="block text-ink-2 text-xs">{lastBy}</span>}
        </>
      ),
    },
  ];
}
