import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { orderedMessages } from '@/lib/site/messages';
import { interpolate } from '@/lib/time/format';

export type SortableEntry = { id: string | number; label: string };

type AnnouncementKind = 'lifted' | 'over' | 'dropped' | 'cancelled' | 'moved';

/** Announcement of an entry's position, counted from 1. */
export function formatPosition(
  word: AnnouncementKind,
  { label }: Pick<SortableEntry, 'label'>,
  index: number,
  count: number,
): string {
  return interpolate(orderedMessages[`ordered.${word}`], { name: label, at: String(index + 1), of: String(count) });
}

/** Screen reader announcements while an entry is dragged, also by keyboard. */
export function buildAnnouncements(items: readonly SortableEntry[]): Announcements {
  const tell = (word: AnnouncementKind, moved: UniqueIdentifier, place: UniqueIdentifier | undefined) => {
    const entry = items.find(({ id }) => id === moved);
    const index = items.findIndex(({ id }) => id === (place ?? moved));
    return entry && formatPosition(word, entry, index, items.length);
  };
  return {
    onDragStart: ({ active }) => tell('lifted', active.id, undefined),
    onDragOver: ({ active, over }) => tell('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => tell('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => tell('cancelled', active.id, undefined),
  };
}
