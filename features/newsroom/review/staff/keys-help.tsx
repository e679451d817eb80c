'use client';

import { Keyboard } from 'lucide-react';
import { getIconButtonClass } from '@/components/ui/icon-button';
import { reviewMessages as words } from '../review.messages';
import { shownKeys } from '../review-keys.rules';
import { setKeysOn, useKeysOn } from './key-preference';

/** Small help with the keys of the bar, and the switch that turns them off; phones have no keys. */
export function KeysHelp() {
  const on = useKeysOn();
  return (
    <details data-menu="" className="relative max-sm:pointer-coarse:hidden">
      <summary
        aria-label={words['review.keys']}
        title={words['review.keys']}
        className={getIconButtonClass('plain', 'cursor-pointer list-none')}
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </summary>
      <div className="absolute end-0 bottom-full z-40 mb-2 w-64 rounded-md border border-line bg-surface p-4 text-ink text-sm shadow-lift">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 font-normal">
          {shownKeys.map(({ letter, task }) => (
            <div key={letter} className="contents">
              <dt>
                <Key>{letter}</Key>
              </dt>
              <dd>{words[`review.key.${task}`]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-ink-2 text-xs">{words['review.keysHint']}</p>
        <label className="mt-2 flex min-h-10 items-center gap-3 font-normal">
          <input
            type="checkbox"
            checked={on}
            onChange={({ target }) => setKeysOn(target.checked)}
            className="size-4 shrink-0 accent-red-800"
          />
          {words['review.keysOn']}
        </label>
      </div>
    </details>
  );
}

/** A key, as drawn on a keyboard. */
const Key = ({ children }: { children: string }) => (
  <kbd className="inline-block min-w-6 rounded-sm border border-line-strong bg-sunken px-1.5 text-center font-normal font-sans text-ink-2 text-xs">
    {children}
  </kbd>
);

/** The letter of a key inside its button, on wide windows. */
export const Hint = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="max-lg:hidden">
    <Key>{children}</Key>
  </span>
);
