'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Number of tabs assumed before measuring, which fit the bar of a common desktop window. */
const USUAL_FIT = 10;

/** Number of children in the first line of a wrapping list; follows the list's width. */
export function useFitting(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count > USUAL_FIT ? USUAL_FIT : count);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = () => {
      const items = [...box.children].filter((child) => child instanceof HTMLElement);
      const first = items[0]?.offsetTop ?? 0;
      const wrapped = items.findIndex((item) => item.offsetTop > first);
      setFitting(wrapped < 0 ? items.length : wrapped);
    };
    const observer = new ResizeObserver(measure);
    // The observer fires at once, after the page's own layout: measuring here would force another one.
    observer.observe(box);
    return () => observer.disconnect();
  }, [list]);
  return fitting;
}
