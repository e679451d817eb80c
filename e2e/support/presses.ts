import type { Page } from '@playwright/test';

const KEPT = 'test:presses';

/** Presses of one window: clicks, and keys that type no text. */
export type Presses = { clicks: number; keys: number; total: number };

/**
 * Seconds of the keystroke-level model: Card, Moran and Newell, "The keystroke-level model for user performance time with
 * interactive systems", Communications of the ACM 23 (1980). A key of an average typist, a click with the way of the
 * mouse to it, and the mental preparation of a decision.
 */
const KEY_SECONDS = 0.28;
const CLICK_SECONDS = 1.1 + 0.2;
const DECISION_SECONDS = 1.35;

/**
 * Counts the presses in a page from its own input events: each pressed button of the mouse, and each key or chord.
 * Letters typed into a field are no presses, nor are modifiers alone and keys that repeat while held down. Windows of
 * the operating system send no events to the page; their presses are added by `add`.
 */
export async function countPresses(page: Page) {
  await page.addInitScript(listenToPresses, KEPT);
  let added = 0;
  return {
    add: (clicks: number) => {
      added += clicks;
    },
    read: async (): Promise<Presses> => {
      const [clicks = 0, keys = 0] = await page.evaluate(
        (name) => (sessionStorage.getItem(name) ?? '0 0').split(' ').map(Number),
        KEPT,
      );
      return { clicks: clicks + added, keys, total: clicks + added + keys };
    },
  };
}

/** Seconds that the presses take a practised person with so many decisions, without reading and typed text. */
export const estimateSeconds = ({ clicks, keys }: Presses, decisions: number): number =>
  clicks * CLICK_SECONDS + keys * KEY_SECONDS + decisions * DECISION_SECONDS;

/** Runs in the browser, in each document of the window. */
function listenToPresses(name: string): void {
  // Frames and blank pages have no storage of the portal.
  if (self.origin === 'null' || self !== top) return;
  const keep = (part: 0 | 1) => {
    const counts = (sessionStorage.getItem(name) ?? '0 0').split(' ').map(Number);
    counts[part] = (counts[part] ?? 0) + 1;
    sessionStorage.setItem(name, counts.join(' '));
  };
  const isWritten = (target: EventTarget | null) =>
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio], [type=button])'));
  addEventListener('pointerdown', ({ isTrusted, isPrimary }) => isTrusted && isPrimary && keep(0), true);
  addEventListener(
    'keydown',
    ({ isTrusted, repeat, key, ctrlKey, altKey, metaKey, target }) => {
      if (!isTrusted || repeat || ['Control', 'Alt', 'Meta', 'Shift'].includes(key)) return;
      const isLetter = key.length === 1 || key === 'Backspace' || key === 'Delete';
      if (isLetter && !ctrlKey && !altKey && !metaKey && isWritten(target)) return;
      keep(1);
    },
    true,
  );
}
