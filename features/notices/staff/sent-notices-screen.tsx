import { EmptyState } from '@/components/ui/empty-state';
import { AddLink } from '@/components/ui/list/add-link';
import { SheetsMenu } from '@/components/ui/list/files-menu';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getRoleFacts } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { sheetMessages } from '@/lib/files/sheet-messages';
import { readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { noticesMessages as words } from '../notices.messages';
import { countNotices, findNotice, listNotices } from '../notices.queries';
import { sentTabs } from '../notices.schema';
import { type SentChoice, sentList } from '../sent.rules';
import { NoticeDraftScreen } from './notice-draft-screen';
import { NoticeReceiptsScreen } from './notice-receipts-screen';
import { SentTable } from './sent-table';

/** Notices that the viewer's organisation sends: the list, a draft to write, or a sent one to track. */
export async function SentNoticesScreen(props: ScreenProps) {
  const [asked] = props.rest;
  if (asked === undefined) return <SentNotices {...props} />;
  if (asked === 'new') return <NoticeDraftScreen {...props} />;
  const notice = await findNotice(props.viewer, readId(asked) ?? 0);
  if (!notice) {
    setStatus(404);
    return <NotFoundView />;
  }
  const Part = notice.sentAt ? NoticeReceiptsScreen : NoticeDraftScreen;
  return <Part {...props} notice={notice} />;
}

async function SentNotices({ row, params, path, viewer }: ScreenProps) {
  const choice = sentList.read(params);
  const [rows, counts] = await Promise.all([listNotices(viewer, choice), countNotices(viewer, choice)]);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <SheetsMenu label={sheetMessages['sheet.menu']} href={`/api/v1/notices/sent?${sentList.toQuery(choice)}`} />
        <AddLink href={`${path}/new`}>{words['notices.new']}</AddLink>
      </ScreenHeader>
      <ListFilters
        list={sentList}
        path={path}
        choice={choice}
        label={words['notices.search']}
        drops={['sort', 'dir']}
      />
      <ListTabs
        label={words['notices.tabs']}
        tabs={listTabs(viewer).map((tab) => ({
          key: tab,
          label: words[`notices.tab.${tab}`],
          href: sentList.href(path, choice, { tab }),
          count: counts[tab],
          current: choice.tab === tab,
        }))}
      />
      <div className="my-6">
        {rows.length > 0 ? <SentTable rows={rows} path={path} choice={choice} /> : <Nothing choice={choice} />}
      </div>
      <ListFooter
        choice={choice}
        total={counts[choice.tab]}
        hrefOf={(change) => sentList.href(path, choice, change)}
        fixedSize
      />
    </>
  );
}

/** The agency oversees nobody's notices, and a college supervises nobody. */
function listTabs({ role }: Viewer) {
  const { supervises } = getRoleFacts(role);
  return sentTabs.filter((tab) => tab !== 'overseen' || (supervises !== undefined && supervises !== 'everything'));
}

function Nothing({ choice }: { choice: SentChoice }) {
  if (choice.search || choice.tab !== 'all') return <EmptyState title={words['notices.noMatch']} />;
  return <EmptyState title={words['notices.empty']} text={words['notices.emptyText']} />;
}
