'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { orderedMessages } from '@/lib/site/messages';
import { buildAnnouncements, type SortableEntry } from './announcements';
import { SortableItem } from './sortable-item';

/** Distance in pixels after which a press becomes a drag. */
const DRAG_PX = 4;

type Props<T extends SortableEntry> = {
  items: readonly T[];
  /** Called with the ids in their new order; the list itself keeps showing `items`. */
  onMove: (ids: T['id'][], moved: T) => void;
  /** Renders an entry; `handle` is the button that drags it, also by keyboard and touch. */
  renderItem: (item: T, handle: ReactNode, index: number) => ReactNode;
  label: string;
  /** Entries stand in rows of several. */
  isGrid?: boolean;
  className?: string;
  itemClass?: string;
};

/** A list or grid whose entries can be sorted by mouse, touch or keyboard. */
export function SortableItems<T extends SortableEntry>({
  items,
  onMove,
  renderItem,
  label,
  isGrid = false,
  className,
  itemClass,
}: Props<T>) {
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex((item) => item.id === active.id);
    const to = items.findIndex((item) => item.id === over?.id);
    const moved = items[from];
    if (!moved || to < 0 || from === to) return;
    onMove(
      arrayMove([...items], from, to).map((item) => item.id),
      moved,
    );
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: buildAnnouncements(items),
        screenReaderInstructions: { draggable: orderedMessages['ordered.help'] },
      }}
    >
      <SortableContext
        items={items.map((item) => item.id)}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol aria-label={label} className={className}>
          {items.map((item, index) => (
            <SortableItem key={item.id} item={item} className={itemClass}>
              {(handle) => renderItem(item, handle, index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
