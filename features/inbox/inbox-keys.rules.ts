import type { inboxMessages } from './inbox.messages';

/** Keys of the inbox by what they do. Enter is the link's own. */
export const inboxKeys = { j: 'next', k: 'previous', x: 'choose', s: 'snooze', g: 'give' } as const;
export type InboxKey = (typeof inboxKeys)[keyof typeof inboxKeys] | 'help';

type Task = keyof typeof inboxMessages extends infer K ? (K extends `inbox.key.${infer T}` ? T : never) : never;

/** The help: each key as it is written on keyboards, and what it does. */
export const shownKeys: readonly { key: string; task: Task }[] = [
  { key: 'J', task: 'next' },
  { key: 'K', task: 'previous' },
  { key: 'Enter', task: 'open' },
  { key: 'X', task: 'choose' },
  { key: 'S', task: 'snooze' },
  { key: 'G', task: 'give' },
  { key: '?', task: 'help' },
];

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const arrows = { ArrowDown: 'next', ArrowUp: 'previous' } as const;

/**
 * Task of a key press; undefined for any other. With a keyboard layout of other letters, such as the Thai one, the
 * place of the key counts. The arrows move only from row to row, so that they scroll the page everywhere else.
 */
export function readInboxKey(press: Press, inRow: boolean): InboxKey | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?' || (shiftKey && code === 'Slash')) return 'help';
  if (shiftKey) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') return inRow ? arrows[key] : undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
  return isInboxLetter(letter) ? inboxKeys[letter] : undefined;
}

const isInboxLetter = (letter: string): letter is keyof typeof inboxKeys => Object.hasOwn(inboxKeys, letter);
