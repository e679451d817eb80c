import { hasConsent } from './consent';

/** Key in local storage. */
export const VISITOR_KEY = 'visitorId';
const ID_BYTES = 16;

/**
 * Random id of this browser, created once and only with consent: it only serves to tell two readers behind one address
 * apart. Without consent or storage there is none, and a stored id is deleted.
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

/** Random bytes as hexadecimal digits. */
export function generateRandomId(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
