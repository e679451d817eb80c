'use client';

import { useEffect, useRef } from 'react';

/**
 * Delays changes of the layout while a pointer is pressed: an error that appears on blur would push the pressed element
 * away from under the pointer, and its click would be lost.
 *
 * @returns runs a function at once, or after the current press
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
      // The click follows the release.
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
