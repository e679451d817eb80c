'use client';

import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

type Props = {
  panelId: string;
  label: string;
  /** Button whose click loaded the panel, which then opens immediately. Without it, the panel opens by its button. */
  invoker?: RefObject<HTMLButtonElement | null>;
  /** Edge of the button with which the panel is aligned. */
  align?: 'start' | 'end';
  /** List items. */
  children: ReactNode;
};

/** List of actions in the top layer; the browser closes it on Esc and on outside clicks, and restores the focus. */
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

/** Closes the popover that contains an element. */
export function closePopoverAround(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.hidePopover();
}
