'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderedMessages } from '@/lib/site/messages';
import { getIconButtonClass } from '../icon-button';
import type { SortableEntry } from './announcements';

type Props = { item: SortableEntry; className?: string; children: (handle: ReactNode) => ReactNode };

/** One entry with its drag handle. */
export function SortableItem({ item, className, children }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    attributes: { roleDescription: orderedMessages['ordered.handle'] },
  });
  const name = `${orderedMessages['ordered.handle']} ${item.label}`;
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={name}
      title={orderedMessages['ordered.handle']}
      className={getIconButtonClass('plain', 'cursor-grab touch-none active:cursor-grabbing noscript:hidden')}
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(className, isDragging && 'relative z-10 shadow-lift motion-reduce:transition-none')}
    >
      {children(handle)}
    </li>
  );
}
