import { useSyncExternalStore } from 'react';
import { say } from '@/lib/messages/language';
import { readingMessages } from '../../reading.messages';

/** Local storage key of the reader's choice. */
export const AUTO_REFRESH_KEY = 'newsAutoRefresh';
const listeners = new Set<() => void>();

/** True if lists poll for newer items; on by default, stored in the browser. */
export function useAutoRefresh(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => true);
}

export function RefreshSwitch() {
  const on = useAutoRefresh();
  return (
    <button
      type="button"
      role="switch"
      data-auto-refresh=""
      aria-checked={on}
      onClick={() => setOn(!on)}
      className="group inline-flex min-h-11 items-center max-sm:col-span-2 gap-2.5 font-normal text-ink-2 text-sm noscript:hidden"
    >
      <span className="relative h-5 w-9 rounded-full bg-line-strong transition-colors group-aria-checked:bg-red-800">
        <span className="absolute start-0.5 top-0.5 size-4 rounded-full bg-white transition-transform group-aria-checked:translate-x-4" />
      </span>
      {say(readingMessages['reading.autoRefresh'])}
    </button>
  );
}

function isOn(): boolean {
  try {
    return localStorage.getItem(AUTO_REFRESH_KEY) !== 'off';
  } catch {
    return true;
  }
}

function setOn(on: boolean): void {
  try {
    localStorage.setItem(AUTO_REFRESH_KEY, on ? 'on' : 'off');
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
