'use client';

import { Keyboard } from 'lucide-react';
import { reviewMessages } from '@/features/newsroom/review/review.messages';
import { setKeysOn, useKeysOn } from '@/features/newsroom/review/staff/key-preference';
import { inboxMessages as words } from '../inbox.messages';
import { shownKeys } from '../inbox-keys.rules';

export const KEYS_HELP = 'inbox-keys';

/** Help with the keys of the inbox, and the switch that turns them off; phones have no keys. */
export function KeysHelp() {
  const on = useKeysOn();
  return (
    <details id={KEYS_HELP} className="mt-3 max-sm:pointer-coarse:hidden noscript:hidden">
      <summary className="inline-flex min-h-10 cursor-pointer items-center gap-2 font-normal text-ink-2 text-sm">
        <Keyboard aria-hidden="true" className="size-5" />
        {words['inbox.keys']}
      </summary>
      <dl className="mt-2 grid max-w-md grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 text-sm">
        {shownKeys.map(({ key, task }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-6 rounded-sm border border-line-strong bg-sunken px-1.5 text-center font-normal font-sans text-ink-2 text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{words[`inbox.key.${task}`]}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-10 items-center gap-3 font-normal text-sm">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => setKeysOn(target.checked)}
          className="size-4 shrink-0 accent-red-800"
        />
        {reviewMessages['review.keysOn']}
      </label>
    </details>
  );
}
