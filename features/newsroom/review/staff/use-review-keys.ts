'use client';

import { useEffect, useEffectEvent } from 'react';
import { type ReviewKey, readReviewKey } from '../review-keys.rules';

/** Elements in which letters are typed or choose something. */
const TYPED_IN =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Calls `press` for each key of the review bar, except while somebody types, a dialog is open, or `on` is false. */
export function useReviewKeys(on: boolean, press: (task: ReviewKey) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const task = on && !event.defaultPrevented && !isTyping(event.target) ? readReviewKey(event) : undefined;
    if (!task || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    press(task);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null;
