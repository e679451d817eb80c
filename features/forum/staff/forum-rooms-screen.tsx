import { Plus } from 'lucide-react';
import { getButtonClass, LinkButton } from '@/components/ui/button';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { buildEntryActionHref, type EntryAction, readEntryAction } from '@/lib/site/rules';
import { forumMessages } from '../forum.messages';
import { deleteRoomAction, orderRoomsAction, restoreRoomAction } from '../rooms/rooms.actions';
import { forumRoomsMessages as words } from '../rooms/rooms.messages';
import { listRoomAudienceOptions, listRoomEntries } from '../rooms/rooms.queries';
import type { RoomEntry } from '../rooms/rooms.schema';
import { RoomForm } from './room-form';
import { RoomRow } from './room-row';

/** The rooms in their order: add, edit, delete. */
export async function ForumRoomsScreen({ params, path }: ScreenProps) {
  const here = `${path}?view=rooms`;
  const entries = await listRoomEntries();
  const asked = readEntryAction(params);
  const isGone = asked?.kind === 'deleted' && !entries.some(({ id }) => id === asked.id);
  return (
    <>
      <ScreenHeader title={words['forumRooms.title']} lead={words['forumRooms.lead']}>
        <LinkButton href={path}>{forumMessages['forum.back']}</LinkButton>
        <DialogLink href={buildEntryActionHref(here, 'edit', 'new')} className={getButtonClass({ look: 'primary' })}>
          <Plus aria-hidden="true" className="size-4" />
          {words['forumRooms.add']}
        </DialogLink>
      </ScreenHeader>
      {isGone && typeof asked.id === 'number' && (
        <DeletedNote id={asked.id} words={words['forumRooms.deleted']} restore={restoreRoomAction} />
      )}
      {asked && <RoomDialog asked={asked} entries={entries} back={here} />}
      <OrderedList
        items={entries.map((entry) => ({
          id: entry.id,
          label: entry.name,
          content: <RoomRow entry={entry} path={path} here={here} />,
        }))}
        action={orderRoomsAction}
        label={words['forumRooms.list']}
        className={listClass}
        itemClass={rowClass}
      />
    </>
  );
}

type DialogProps = { asked: EntryAction; entries: readonly RoomEntry[]; back: string };

/** Dialog requested by the URL; none for an unknown room. */
async function RoomDialog({ asked: { kind, id }, entries, back }: DialogProps) {
  const key = `${kind}${id}`;
  const entry = entries.find((one) => one.id === id);
  if (kind === 'edit' && (entry || id === 'new')) {
    return (
      <EditDialog key={key} title={words[entry ? 'forumRooms.edit' : 'forumRooms.add']} closeHref={back} width="md">
        <RoomForm entry={entry} audiences={await listRoomAudienceOptions()} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !entry) return null;
  return (
    <EditDialog key={key} title={words['forumRooms.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={entry.id}
        name={entry.name}
        text={words[entry.topics > 0 ? 'forumRooms.hasTopics' : 'forumRooms.deleteText']}
        submitLabel={words['forumRooms.delete']}
        action={deleteRoomAction}
        restore={restoreRoomAction}
        back={back}
      />
    </EditDialog>
  );
}
