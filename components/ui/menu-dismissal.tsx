'use client';

import { useEffect } from 'react';

const MENU = 'details[data-menu]';

/**
 * Closes every `DetailsMenu` of the page on Esc, on a press or focus elsewhere, and after a choice; makes sheets modal.
 */
export function MenuDismissal() {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('pointerdown', closeUnlessInside, { signal });
    document.addEventListener('focusin', closeUnlessInside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('click', closeAfterChoice, { signal });
    // This event doesn't bubble.
    document.addEventListener('toggle', focusField, { signal, capture: true });
    document.addEventListener('toggle', enterOpenSheet, { signal, capture: true });
    return () => leaving.abort();
  }, []);
  return null;
}

const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll(`${MENU}[open]`);

function closeUnlessInside({ target }: Event): void {
  for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

function closeAfterChoice({ target }: Event): void {
  const choice = target instanceof Element ? target.closest('a, button') : null;
  const menu: HTMLDetailsElement | null | undefined = choice?.closest(MENU);
  if (menu) menu.open = false;
}

/** Focuses the checked or first input of a panel that opens. */
function focusField({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(MENU)) return;
  const field: HTMLElement | null = target.querySelector('input:checked') ?? target.querySelector('input');
  field?.focus();
}

/** Loads the script of sheets when one opens or closes; without it a sheet still opens and closes. */
function enterOpenSheet({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches('[data-sheet]')) return;
  import('./sheet/modal-sheet').then(({ enterSheet }) => enterSheet(target)).catch(() => undefined);
}
