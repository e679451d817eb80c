'use client';

import { useEffect, useEffectEvent } from 'react';
import { useKeysOn } from '@/features/newsroom/review/staff/key-preference';
import { type InboxKey, readInboxKey } from '../inbox-keys.rules';
import { isInRow } from './inbox-rows';

/** Elements in which letters are typed or choose something. */
const TYPED_IN =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null;

/** Calls `press` for each key of the inbox, except while somebody types, a dialog is open, or keys are switched off. */
export function useInboxKeys(press: (task: InboxKey) => void): void {
  const on = useKeysOn();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const task = readInboxKey(event, isInRow(event.target));
    if (!task) return;
    event.preventDefault();
    press(task);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
