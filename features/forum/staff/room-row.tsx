import { Pencil, Trash2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { RowLink } from '@/components/ui/ordered/row-link';
import { siteSettingsMessages } from '@/lib/site/messages';
import { buildEntryActionHref } from '@/lib/site/rules';
import { formatNumber } from '@/lib/time/format';
import { forumRoomsMessages as words } from '../rooms/rooms.messages';
import type { RoomEntry } from '../rooms/rooms.schema';

type Props = { entry: RoomEntry; path: string; here: string };

/** Row of a room in the administrator's list: audience, number of topics, actions. */
export function RoomRow({ entry: { id, name, description, audience, isForAll, topics }, path, here }: Props) {
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
        <RowLink
          href={buildEntryActionHref(here, 'edit', id)}
          icon={Pencil}
          label={`${words['forumRooms.edit']} ${name}`}
        >
          {siteSettingsMessages['settings.edit']}
        </RowLink>
        <RowLink
          href={buildEntryActionHref(here, 'delete', id)}
          icon={Trash2}
          label={`${words['forumRooms.delete']} ${name}`}
        >
          {words['forumRooms.delete']}
        </RowLink>
      </div>
    </div>
  );
}
