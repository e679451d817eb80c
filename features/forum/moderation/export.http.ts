import type { Viewer } from '@/lib/auth/viewer';
import { sheetMessages } from '@/lib/files/sheet-messages';
import { sheetExport } from '@/lib/http/sheet-export';
import { type RowColumn, tabulate } from '@/lib/http/sheet-response';
import { readPages } from '@/lib/list/in-batches';
import { pickMessage } from '@/lib/messages/message';
import { formatDateTime } from '@/lib/time/format';
import { forumMessages as words } from '../forum.messages';
import { countReportedPosts, listTopics } from '../forum.queries';
import type { TopicEntry } from '../forum.rows';
import { type ForumChoice, forumList } from '../forum.rules';
import { listRooms } from '../rooms/rooms.queries';
import { recordForumExport } from './moderation.commands';
import { forumModerationMessages as moderation } from './moderation.messages';
import { listReportedPosts, type ReportedPost } from './moderation.queries';
import { QUEUE_ROWS } from './moderation.schema';

/** Maximum rows of a file, and batch size of reading. */
const MAX_EXPORT_ROWS = 10_000;
const BATCH_ROWS = 500;

const topicColumns: readonly RowColumn<TopicEntry>[] = [
  { title: sheetMessages['sheet.number'], width: 8, cell: (_, number) => number },
  { title: words['forum.topic'], width: 60, cell: ({ title }) => title },
  { title: words['forum.room'], width: 30, cell: ({ room }) => room },
  { title: moderation['forumModeration.author'], width: 30, cell: ({ author }) => author?.name ?? words['forum.gone'] },
  { title: moderation['forumModeration.office'], width: 40, cell: ({ author }) => author?.organisation ?? '' },
  { title: moderation['forumModeration.marks'], width: 30, cell: (topic) => listMarks(topic).join(', ') },
  { title: words['forum.replies'], width: 12, cell: ({ replies }) => replies },
  { title: words['forum.created'], width: 22, cell: ({ createdAt }) => createdAt },
  { title: words['forum.active'], width: 22, cell: ({ activeAt }) => activeAt },
];

const listMarks = (topic: TopicEntry): string[] =>
  (['pinned', 'closed', 'solved', 'hidden'] as const).flatMap((name) => (topic[name] ? [words[`forum.${name}`]] : []));

const reportedColumns: readonly RowColumn<ReportedPost>[] = [
  { title: sheetMessages['sheet.number'], width: 8, cell: (_, number) => number },
  { title: words['forum.topic'], width: 50, cell: ({ topic }) => topic.title },
  { title: words['forum.room'], width: 30, cell: ({ topic }) => topic.room },
  { title: moderation['forumModeration.author'], width: 30, cell: ({ author }) => author?.name ?? words['forum.gone'] },
  { title: words['forum.body'], width: 80, cell: ({ body }) => body },
  { title: moderation['forumModeration.postedAt'], width: 22, cell: ({ at }) => at },
  { title: moderation['forumModeration.reportCount'], width: 14, cell: ({ count }) => count },
  {
    title: words['forum.reason'],
    width: 60,
    cell: ({ reports }) => reports.map(({ reason, by, at }) => `${reason} (${by} ${formatDateTime(at)})`).join('\n'),
  },
];

/** The moderators' list of topics or reported posts as a file; the URL has `format` and the list's own parameters. */
export const answerForumExport = sheetExport({
  right: 'forum.moderate',
  limit: 'forum.export',
  refusals: {
    format: sheetMessages['sheet.badFormat'],
    limited: pickMessage(sheetMessages, 'sheet.limited'),
  },
  find: ({ params }) => forumList.read(params),
  read: async (choice, { viewer }) => {
    const { title, total, ...table } = await (choice.filter === 'reported'
      ? readQueue(viewer)
      : readTopics(viewer, choice));
    const rows = Math.min(total, MAX_EXPORT_ROWS);
    // The queue holds the reported posts of all rooms, as on the screen.
    const described =
      choice.filter === 'reported' ? [] : forumList.describe(choice, { roomId: await listRooms(viewer) });
    const filters = [[words['forum.filters'], words[`forum.filter.${choice.filter}`]] as const, ...described];
    const audit = [recordForumExport, { rows, filter: choice.filter }] as const;
    return { audit, title, name: 'forum', filters, most: MAX_EXPORT_ROWS, ...table };
  },
});

async function readTopics(viewer: Viewer, choice: ForumChoice) {
  const { total } = await listTopics(viewer, { ...choice, page: 1, per: 1 });
  const pages = readPages({ size: BATCH_ROWS, most: MAX_EXPORT_ROWS }, async (paging) => {
    const { items } = await listTopics(viewer, { ...choice, ...paging });
    return items;
  });
  return { title: words['forum.topics'], total, ...tabulate(topicColumns, pages) };
}

async function readQueue(viewer: Viewer) {
  const total = await countReportedPosts(viewer);
  const pages = readPages({ size: QUEUE_ROWS, most: MAX_EXPORT_ROWS }, ({ page }) => listReportedPosts(viewer, page));
  return { title: moderation['forumModeration.queue'], total, ...tabulate(reportedColumns, pages) };
}
