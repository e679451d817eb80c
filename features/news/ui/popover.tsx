'use client';

import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

type Props = {
  panelId: string;
  label: string;
  /** The button that asked for a panel which had to be loaded first: it opens at once. Without it the panel waits for its button. */
  invoker?: RefObject<HTMLButtonElement | null>;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  /** List items. */
  children: ReactNode;
};

/** A list of actions in the top layer; the browser closes it on Esc and on a click elsewhere, and gives the focus back. */
export function Popover({ panelId, label, invoker, align = 'start', children }: Props) {
  const panel = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (invoker) panel.current?.showPopover({ source: invoker.current ?? undefined });
  }, [invoker]);
  return (
    <ul
      ref={panel}
      id={panelId}
      popover="auto"
      aria-label={label}
      className={clsx(
        'news-panel min-w-56 rounded-md border border-line bg-surface py-2 text-ink shadow-lift',
        align === 'end' && 'news-panel-end',
      )}
    >
      {children}
    </ul>
  );
}

/** Closes the popover that holds an element. */
export function closePopoverAround(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.hidePopover();
}
