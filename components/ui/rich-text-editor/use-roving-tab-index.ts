import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Roving tab index: one Tab stop for a toolbar; arrows, Home and End move inside. Covers buttons and selects. */
export function useRovingTabIndex() {
  const box = useRef<HTMLDivElement>(null);
  const list = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const stopAt = (stop: EventTarget | undefined) => {
    for (const control of list()) control.tabIndex = control === stop ? 0 : -1;
  };
  useEffect(() => {
    const controls = list();
    if (
      !controls.some(({ tabIndex }) => tabIndex === 0) ||
      controls.filter(({ tabIndex }) => tabIndex === 0).length > 1
    )
      stopAt(controls[0]);
  });
  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => stopAt(target),
    onKeyDown: (event: KeyboardEvent) => {
      const controls: EventTarget[] = list();
      const step = steps[event.key];
      const at = controls.indexOf(event.target);
      if (!step || at === -1) return;
      event.preventDefault();
      list()[step(at, controls.length)]?.focus();
    },
  };
}
