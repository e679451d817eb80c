'use client';

import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';

const Calendar = lazy(async () => ({ default: (await import('./calendar')).Calendar }));

type Props = {
  id: string;
  label: string;
  /** The panel opens below this element, or above it if there is no room. */
  anchor: RefObject<HTMLElement | null>;
  /** Days are `YYYY-MM-DD` in the common era. */
  day: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
};

const GAP_PX = 8;

/** The calendar in the top layer, above dialogs too; the browser closes it on Esc and on a click elsewhere. */
export function CalendarPopover({ id, label, anchor, onClose, ...rest }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const box = panel.current;
    const under = anchor.current?.getBoundingClientRect();
    if (!box || !under) return;
    const { width, height } = box.getBoundingClientRect();
    const below = under.bottom + GAP_PX;
    const fits = below + height <= window.innerHeight - GAP_PX;
    box.style.top = `${Math.max(GAP_PX, fits ? below : under.top - height - GAP_PX)}px`;
    box.style.left = `${Math.max(GAP_PX, Math.min(under.left, window.innerWidth - width - GAP_PX))}px`;
  }, [anchor]);
  useEffect(() => {
    const box = panel.current;
    box?.showPopover?.();
    place();
    const closed = (event: ToggleEvent) => event.newState === 'closed' && onClose();
    box?.addEventListener('toggle', closed);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      box?.removeEventListener('toggle', closed);
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [place, onClose]);
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      popover="auto"
      className="fixed inset-auto m-0 min-h-88 w-80 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-surface p-3 text-ink shadow-lift"
    >
      <Suspense fallback={null}>
        <Calendar {...rest} />
      </Suspense>
    </div>
  );
}
