/** Keys of the review bar by their letter. */
export const reviewKeys = { a: 'approve', r: 'return', j: 'next', k: 'previous', z: 'undo' } as const;
export type ReviewKey = (typeof reviewKeys)[keyof typeof reviewKeys];

/** Order in the help. */
export const shownKeys = Object.entries(reviewKeys).map(([letter, task]) => ({ letter: letter.toUpperCase(), task }));

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/**
 * Task of a key press; undefined for any other. With a keyboard layout of other letters, such as the Thai one, the place
 * of the key counts. A key that is held down counts once.
 */
export function readReviewKey({ key, code, repeat, ctrlKey, metaKey, altKey, shiftKey }: Press): ReviewKey | undefined {
  if (repeat || ctrlKey || metaKey || altKey || shiftKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
  return isReviewLetter(letter) ? reviewKeys[letter] : undefined;
}

const isReviewLetter = (letter: string): letter is keyof typeof reviewKeys => Object.hasOwn(reviewKeys, letter);
