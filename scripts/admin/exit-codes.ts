/**
 * Exit codes of the command line. 1: it was begun and failed. 2: the command line itself is wrong. 3: refused, and
 * nothing was changed. 4: it was done, and found something that isn't as it should be.
 */
export const EXIT = { done: 0, failed: 1, usage: 2, refused: 3, findings: 4 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Wrong words on the command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}
