import { Settings2 } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AddLink } from '@/components/ui/list/add-link';
import { SheetsMenu } from '@/components/ui/list/files-menu';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTable } from '@/components/ui/list/list-table';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { sheetMessages } from '@/lib/files/sheet-messages';
import { getFirstValue } from '@/lib/list/list';
import { markAllReadAction } from '../forum.actions';
import { forumMessages as words } from '../forum.messages';
import { countReportedPosts, listRoomCards, listTopics } from '../forum.queries';
import { type ForumChoice, forumList } from '../forum.rules';
import { ForumFilters } from './forum-filters';
import { ForumRoomsScreen } from './forum-rooms-screen';
import { NewTopicScreen } from './new-topic-screen';
import { ReportQueue } from './report-queue';
import { RoomCards } from './room-cards';
import { buildTopicColumns } from './topic-columns';
import { TopicScreen } from './topic-screen';

/** The forum: its rooms and topics or, by the URL, one topic, a new one, the rooms' admin or the report queue. */
export async function ForumScreen(props: ScreenProps) {
  const { row, params, path, viewer } = props;
  const [item] = props.rest;
  if (item === 'new') return <NewTopicScreen {...props} />;
  if (item !== undefined) return <TopicScreen {...props} id={Number(item)} />;
  const moderates = can(viewer, 'forum.moderate');
  if (moderates && getFirstValue(params.view) === 'rooms') return <ForumRoomsScreen {...props} />;
  const choice = forumList.read(params);
  const [rooms, list, reported] = await Promise.all([
    listRoomCards(viewer),
    listTopics(viewer, choice),
    countReportedPosts(viewer),
  ]);
  const room = rooms.find(({ id }) => id === choice.roomId);
  const isQueue = moderates && choice.filter === 'reported';
  return (
    <>
      <ScreenHeader title={room?.name ?? row.title.th} lead={room ? room.description : row.lead}>
        {moderates && (
          <LinkButton href={`${path}?view=rooms`} icon={Settings2}>
            {words['forum.manageRooms']}
          </LinkButton>
        )}
        {moderates && (
          <SheetsMenu label={sheetMessages['sheet.menu']} href={`/api/v1/forum/export?${forumList.toQuery(choice)}`} />
        )}
        {rooms.length > 0 && (
          <AddLink href={`${path}/new${room ? `?room=${room.id}` : ''}`}>{words['forum.start']}</AddLink>
        )}
      </ScreenHeader>
      {!forumList.isNarrowed(choice) && rooms.length > 0 && (
        <RoomCards rooms={rooms} hrefOf={({ id }) => forumList.href(path, choice, { roomId: id })} />
      )}
      <ForumFilters
        path={path}
        choice={choice}
        rooms={rooms}
        counts={{ unread: list.unread, ...(moderates ? { reported } : {}) }}
        moderates={moderates}
      />
      {list.unread > 0 && !isQueue && (
        <div className="mt-2 flex justify-end">
          <ButtonForm
            action={markAllReadAction}
            fields={{ roomId: room?.id ?? '', back: forumList.href(path, choice) }}
          >
            {words['forum.readAll']}
          </ButtonForm>
        </div>
      )}
      {isQueue ? (
        <ReportQueue path={path} choice={choice} viewer={viewer} total={reported} />
      ) : (
        <>
          <div className="my-4">
            {list.items.length > 0 ? (
              <ListTable label={words['forum.topics']} columns={buildTopicColumns(path, choice)} rows={list.items} />
            ) : (
              <EmptyTopicList choice={choice} path={path} hasRooms={rooms.length > 0} />
            )}
          </div>
          <ListFooter choice={choice} total={list.total} hrefOf={(change) => forumList.href(path, choice, change)} />
        </>
      )}
    </>
  );
}

type EmptyTopicListProps = { choice: ForumChoice; path: string; hasRooms: boolean };

/** Empty state: no match, no room, or no topic yet. */
function EmptyTopicList({ choice, path, hasRooms }: EmptyTopicListProps) {
  if (forumList.isNarrowed(choice)) {
    return (
      <EmptyState title={words['forum.noMatch']} action={<LinkButton href={path}>{words['forum.back']}</LinkButton>} />
    );
  }
  if (!hasRooms) return <EmptyState title={words['forum.noRooms']} />;
  return <EmptyState title={words['forum.empty']} text={words['forum.emptyText']} />;
}
