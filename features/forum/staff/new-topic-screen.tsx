import { EmptyState } from '@/components/ui/empty-state';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { forumMessages as words } from '../forum.messages';
import { listRooms } from '../rooms/rooms.queries';
import { NewTopicForm } from './new-topic-form';

/** Screen to start a topic; `?room=` preselects the room. */
export async function NewTopicScreen({ params, path, viewer }: ScreenProps) {
  const rooms = await listRooms(viewer);
  const asked = readId(params.room);
  const chosen = rooms.find(({ id }) => id === asked) ?? (rooms.length === 1 ? rooms[0] : undefined);
  return (
    <>
      <ScreenHeader title={words['forum.startTitle']} lead={words['forum.startLead']} />
      {rooms.length > 0 ? (
        <NewTopicForm rooms={rooms} roomId={chosen?.id} path={path} />
      ) : (
        <EmptyState title={words['forum.noRooms']} />
      )}
    </>
  );
}
