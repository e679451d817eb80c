import { hasConsent } from './consent';

/** Where the browser keeps it. */
export const VISITOR_KEY = 'visitorId';
const ID_BYTES = 16;

/**
 * This browser's random id, made once and only for readers who allow it: it tells two readers behind one address apart,
 * nothing more. Without consent or storage there is none, and what is kept of an earlier time is taken away.
 */
export function getVisitorId(): string | undefined {
  try {
    const known = localStorage.getItem(VISITOR_KEY);
    if (!hasConsent('statistics')) {
      if (known) localStorage.removeItem(VISITOR_KEY);
      return undefined;
    }
    if (known) return known;
    const made = generateRandomId(ID_BYTES);
    localStorage.setItem(VISITOR_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}

/** So many random bytes as hexadecimal digits. */
export function generateRandomId(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
