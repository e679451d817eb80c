import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import { countInbox, countWaitingNotices, findReceivedNotice, listInbox } from '../inbox/inbox.queries';
import { type InboxChoice, inboxList, listOpenDuties } from '../inbox/inbox.rules';
import { inboxTabs } from '../inbox/inbox.schema';
import { markNoticeReadByPageViewer } from '../inbox/mark-read';
import { InboxList } from './inbox-list';
import { NoticeArticle } from './notice-article';
import { NoticeDutiesPanel } from './notice-duties-panel';
import { UnreadCount } from './unread-count';

/** Notices received by the viewer's organisation: the list, and one notice to read, confirm and answer. */
export function NoticesScreen(props: ScreenProps) {
  return props.rest[0] === undefined ? <Inbox {...props} /> : <ReceivedNoticeScreen {...props} />;
}

async function Inbox({ row, params, path, viewer }: ScreenProps) {
  const choice = inboxList.read(params);
  const [letters, counts] = await Promise.all([listInbox(viewer, choice), countInbox(viewer, choice)]);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <ListFilters list={inboxList} path={path} choice={choice} label={words['noticeInbox.search']} />
      <ListTabs
        label={words['noticeInbox.tabs']}
        tabs={inboxTabs.map((tab) => ({
          key: tab,
          label: words[`noticeInbox.tab.${tab}`],
          href: inboxList.href(path, choice, { tab }),
          count: counts[tab],
          current: choice.tab === tab,
        }))}
      />
      <div className="my-6">
        {letters.length > 0 ? (
          <InboxList letters={letters} path={path} now={new Date()} />
        ) : (
          <Nothing choice={choice} />
        )}
      </div>
      <ListFooter
        choice={choice}
        total={counts[choice.tab]}
        hrefOf={(change) => inboxList.href(path, choice, change)}
        fixedSize
      />
    </>
  );
}

function Nothing({ choice }: { choice: InboxChoice }) {
  if (choice.search || choice.tab !== 'all') return <EmptyState title={words['noticeInbox.noMatch']} />;
  return <EmptyState title={words['noticeInbox.empty']} text={words['noticeInbox.emptyText']} />;
}

async function ReceivedNoticeScreen({ path, rest, row, viewer }: ScreenProps) {
  const id = readId(rest[0]) ?? 0;
  const letter = await findReceivedNotice(viewer, id);
  if (!letter) {
    setStatus(404);
    return <NotFoundView />;
  }
  await markNoticeReadByPageViewer(id);
  const waiting = await countWaitingNotices(viewer);
  const now = new Date();
  return (
    <>
      <ScreenHeader title={letter.title}>
        <LinkButton href={path}>{words['noticeInbox.back']}</LinkButton>
      </ScreenHeader>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <NoticeArticle notice={letter} now={now} done={listOpenDuties(letter).length === 0} />
        <NoticeDutiesPanel
          letter={letter}
          back={`${path}/${id}`}
          now={now}
          mayAct={can(viewer, 'notices.answer') || letter.isPersonal}
        />
      </div>
      <UnreadCount path={row.path} count={waiting} />
    </>
  );
}
