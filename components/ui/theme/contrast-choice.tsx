'use client';

import { useSyncExternalStore } from 'react';
import { say } from '@/lib/messages/language';
import { uiMessages } from '../messages/ui/messages';
import { type DisplaySetting, setDisplaySetting, useDisplaySetting } from './display-setting';
import { CONTRAST_KEY } from './theme';

const setting: DisplaySetting = { key: CONTRAST_KEY, attribute: 'contrast', values: ['high', 'normal'] };
const SYSTEM = '(prefers-contrast: more)';

/** Checkbox for high contrast; until the reader chooses, it follows the system. */
export function ContrastChoice() {
  const chosen = useDisplaySetting(setting);
  const wished = useSyncExternalStore(
    subscribeToSystem,
    () => matchMedia(SYSTEM).matches,
    () => false,
  );
  const isHigh = chosen ? chosen === 'high' : wished;
  return (
    <label className="flex min-h-11 items-center gap-3 px-4 font-normal text-ink text-sm hover:bg-sunken">
      <input
        type="checkbox"
        checked={isHigh}
        onChange={() => setDisplaySetting(setting, isHigh ? 'normal' : 'high')}
        className="size-5 shrink-0 accent-red-800"
      />
      {say(uiMessages['ui.highContrast'])}
    </label>
  );
}

function subscribeToSystem(listener: () => void): () => void {
  const query = matchMedia(SYSTEM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
