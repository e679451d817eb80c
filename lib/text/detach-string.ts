/**
 * The same text with bytes of its own. What was cut out of a text keeps the whole of it in memory, so what somebody sent
 * may not be held longer than its request without this.
 */
export const detachString = (cut: string): string => Buffer.from(cut).toString();
