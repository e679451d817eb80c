'use client';

import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { uiMessages } from '@/lib/site/messages';
import { IconButton } from './icon-button';

const widths = { sm: 'max-w-md', md: 'max-w-xl', full: 'max-w-6xl' } as const;

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  width?: keyof typeof widths;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
};

/** A modal on the browser's own `<dialog>`: focus stays inside and returns; Esc, the cross and a click beside it close it. */
export function Dialog({ open, onClose, title, width = 'sm', hideTitle = false, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the panel is an addition; Esc closes a dialog natively.
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className={clsx(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line bg-surface p-0 text-ink shadow-lift',
        'backdrop:bg-black/60',
        widths[width],
      )}
    >
      {open && (
        <div className="p-5 md:p-6">
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'text-lg'}>
              {title}
            </h2>
            <IconButton
              label={uiMessages['ui.close'].th}
              onClick={() => box.current?.close()}
              className="-me-2 -mt-1 ms-auto"
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
