/**
 * Copies a substring. A substring keeps its whole parent string in memory, so a part of user input must be copied
 * before it is held longer than its request.
 */
export const detachString = (cut: string): string => Buffer.from(cut).toString();
