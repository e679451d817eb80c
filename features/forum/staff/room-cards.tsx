import { Lock, MessagesSquare } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { formatNumber } from '@/lib/time/format';
import { forumMessages as words } from '../forum.messages';
import type { RoomCard } from '../forum.schema';

type Props = { rooms: readonly RoomCard[]; hrefOf: (room: RoomCard) => string };

/** Cards of the forum's rooms: description, unread topics, and the audience unless it is everybody. */
export function RoomCards({ rooms, hrefOf }: Props) {
  return (
    <section aria-label={words['forum.rooms']} className="mb-8">
      <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-6 xl:grid-cols-3">
        {rooms.map((room) => (
          <li key={room.id} className="relative flex gap-3 border-line border-b py-4 hover:bg-sunken/50">
            <MessagesSquare aria-hidden="true" className="mt-1 size-5 shrink-0 text-gold-500" strokeWidth={1.5} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <a href={hrefOf(room)} className="font-strong text-link after:absolute after:inset-0 hover:underline">
                  {room.name}
                </a>
                {room.unread > 0 && (
                  <Badge tone="warn">{words['forum.unreadCount'].replace('{n}', formatNumber(room.unread))}</Badge>
                )}
              </p>
              {room.description && <p className="text-ink-2 text-sm">{room.description}</p>}
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-3 text-xs">
                {!room.isForAll && (
                  <span className="inline-flex items-center gap-1">
                    <Lock aria-hidden="true" className="size-3.5" />
                    {room.audience}
                  </span>
                )}
                {room.activeAt ? (
                  <>
                    <span className="tabular">
                      {words['forum.roomTopics'].replace('{n}', formatNumber(room.topics))}
                    </span>
                    <span>
                      {words['forum.lastActive']} <ListDateTime at={room.activeAt} />
                    </span>
                  </>
                ) : (
                  words['forum.quietRoom']
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
