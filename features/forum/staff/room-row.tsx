import { Badge } from '@/components/ui/badge';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { siteSettingsMessages } from '@/lib/site/messages';
import { formatNumber } from '@/lib/time/format';
import { forumRoomsMessages as words } from '../rooms/rooms.messages';
import type { RoomEntry } from '../rooms/rooms.schema';

type Props = { entry: RoomEntry; path: string; here: string };

/** Row of a room in the administrator's list: audience, number of topics, actions. */
export function RoomRow({ entry: { id, name, description, audience, isForAll, topics }, path, here }: Props) {
  const at = { path: here, id, name };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-48 flex-1">
        <a href={`${path}?room=${id}`} className="font-strong text-link text-sm hover:underline">
          {name}
        </a>
        <p className="text-ink-2 text-xs">{description}</p>
      </div>
      <p className="tabular text-ink-2 text-xs md:w-20 md:text-end">
        {words['forumRooms.topics'].replace('{n}', formatNumber(topics))}
      </p>
      <Badge tone={isForAll ? 'muted' : 'info'}>{audience}</Badge>
      <div className="flex flex-wrap">
        <EntryLink kind="edit" {...at} words={siteSettingsMessages['settings.edit']} label={words['forumRooms.edit']} />
        <EntryLink kind="delete" {...at} words={words['forumRooms.delete']} />
      </div>
    </div>
  );
}
