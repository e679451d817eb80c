import { LinkButton } from '@/components/ui/button';
import { AddDialogLink } from '@/components/ui/list/add-link';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { readEntryAction } from '@/lib/site/rules';
import { forumMessages } from '../forum.messages';
import { deleteRoomAction, orderRoomsAction, restoreRoomAction } from '../rooms/rooms.actions';
import { forumRoomsMessages as words } from '../rooms/rooms.messages';
import { listRoomAudienceOptions, listRoomEntries } from '../rooms/rooms.queries';
import { RoomForm } from './room-form';
import { RoomRow } from './room-row';

/** The rooms in their order: add, edit, delete. */
export async function ForumRoomsScreen({ params, path }: ScreenProps) {
  const here = `${path}?view=rooms`;
  const entries = await listRoomEntries();
  const asked = readEntryAction(params);
  const room = entries.find(({ id }) => id === asked?.id);
  return (
    <>
      <ScreenHeader title={words['forumRooms.title']} lead={words['forumRooms.lead']}>
        <LinkButton href={path}>{forumMessages['forum.back']}</LinkButton>
        <AddDialogLink list={here}>{words['forumRooms.add']}</AddDialogLink>
      </ScreenHeader>
      <EntryDialogs
        messages={words}
        prefix="forumRooms"
        asked={asked}
        entry={room && { id: room.id, name: room.name }}
        back={here}
        form={async () => <RoomForm entry={room} audiences={await listRoomAudienceOptions()} back={here} />}
        deleteText={room && room.topics > 0 ? words['forumRooms.hasTopics'] : undefined}
        remove={deleteRoomAction}
        restore={restoreRoomAction}
      />
      <OrderedList
        items={entries.map((entry) => ({
          id: entry.id,
          label: entry.name,
          content: <RoomRow entry={entry} path={path} here={here} />,
        }))}
        action={orderRoomsAction}
        label={words['forumRooms.list']}
      />
    </>
  );
}
