'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { mediaMessages } from '../media.messages';

const tabNames = ['library', 'upload'] as const;
export type PickerTabName = (typeof tabNames)[number];
const labelKeys = { upload: 'media.tabUpload', library: 'media.tabLibrary' } as const;

type Props = { base: string; open: PickerTabName; onOpen: (name: PickerTabName) => void };

/** The picker's two tabs; the arrow keys switch between them. */
export function PickerTabs({ base, open, onOpen }: Props) {
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
      {tabNames.map((name) => (
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
          {mediaMessages[labelKeys[name]]}
        </button>
      ))}
    </div>
  );
}
