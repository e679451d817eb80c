import type { CONSENT_KEY } from './consent';

/** Key in local storage. */
export const VISITOR_KEY = 'visitorId';

/**
 * Random id of this browser, created once and only with consent: it only serves to tell two readers behind one address
 * apart. Without consent or storage there is none, and a stored id is deleted. Self-contained.
 */
export function getVisitorId(
  consentKey: typeof CONSENT_KEY = 'consent',
  key: typeof VISITOR_KEY = 'visitorId',
): string | undefined {
  try {
    const known = localStorage.getItem(key);
    const choice: unknown = JSON.parse(localStorage.getItem(consentKey) ?? '0');
    const read = (name: string): unknown => (choice instanceof Object ? Reflect.get(choice, name) : undefined);
    if (read('statistics') !== true || !Number.isInteger(read('policy'))) {
      if (known) localStorage.removeItem(key);
      return undefined;
    }
    const id =
      known ||
      [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => (byte + 256).toString(16).slice(1)).join('');
    if (!known) localStorage.setItem(key, id);
    return id;
  } catch {
    return undefined;
  }
}
