'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { mediaMessages } from '../media.messages';

const names = ['library', 'upload'] as const;
export type TabName = (typeof names)[number];
const words = { upload: 'media.tabUpload', library: 'media.tabLibrary' } as const;

type Props = { base: string; open: TabName; onOpen: (name: TabName) => void };

/** The picker's two tabs; the arrow keys go from one to the other. */
export function Tabs({ base, open, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = open === 'upload' ? 'library' : 'upload';
    onOpen(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" className="mb-4 flex border-line border-b">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${base}-${name}`}
          data-tab={name}
          aria-selected={open === name}
          aria-controls={`${base}-${name}-panel`}
          tabIndex={open === name ? 0 : -1}
          onClick={() => onOpen(name)}
          onKeyDown={move}
          className={clsx(
            'min-h-11 border-b-2 px-4 text-sm',
            open === name
              ? 'border-gold-500 font-strong text-link'
              : 'border-transparent font-normal text-ink-2 hover:text-ink',
          )}
        >
          {mediaMessages[words[name]].th}
        </button>
      ))}
    </div>
  );
}
