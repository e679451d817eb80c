'use client';

import { useEffect, useRef } from 'react';

/**
 * Puts off what would move the page while a press is going on: a message that appears when a field is left would push what is
 * being pressed away from under the pointer, and the press would be none.
 *
 * @returns runs what it is given at once, or after the press that is going on
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const life = new AbortController();
    const listen = { capture: true, signal: life.signal };
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click comes right behind.
      setTimeout(() => {
        if (life.signal.aborted || pressed.current) return;
        for (const act of waiting.current.splice(0)) act();
      });
    };
    document.addEventListener('mousedown', press, listen);
    for (const end of ['mouseup', 'dragend'] as const) document.addEventListener(end, release, listen);
    return () => life.abort();
  }, []);
  return (act) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  };
}
