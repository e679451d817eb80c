'use client';

import clsx from 'clsx';
import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';

const places = {
  start: { box: 'relative', panel: 'start-0' },
  end: { box: 'relative', panel: 'end-0' },
  stretch: { box: '', panel: 'inset-x-4' },
} as const;

type Props = {
  /** The button's content; give icon-only buttons a `label`. */
  button: ReactNode;
  label?: string;
  buttonClass: string;
  panelClass?: string;
  /** `stretch` spans the nearest positioned element around the menu. */
  align?: keyof typeof places;
  children: ReactNode;
};

/** A panel under a button. It is a `<details>`, so it opens without script; with script Esc, a click elsewhere, a choice and moving on close it. */
export function DetailsMenu({ button, label, buttonClass, panelClass, align = 'end', children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = box.current;
    if (!details) return;
    const closeUnlessInside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const closeAfterChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) details.open = false;
    };
    details.addEventListener('click', closeAfterChoice);
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      details.removeEventListener('click', closeAfterChoice);
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details ref={box} className={places[align].box} onToggle={focusField}>
      <summary aria-label={label} title={label} className={buttonClass}>
        {button}
      </summary>
      <div
        className={clsx(
          'absolute top-full z-40 mt-2 min-w-52 rounded-md border border-line bg-surface py-2 text-ink shadow-lift',
          places[align].panel,
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** A panel with a field is opened to type in it. */
function focusField({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>): void {
  if (!details.open) return;
  const field: HTMLElement | null = details.querySelector('input:checked') ?? details.querySelector('input');
  field?.focus();
}

/** The classes of one entry of a menu panel, link or button. */
export const menuItemClass = 'menu-item';
