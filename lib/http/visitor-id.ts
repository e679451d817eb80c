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
    const choice = JSON.parse(localStorage.getItem(consentKey) ?? '0');
    if (choice?.statistics === true && Number.isInteger(choice.policy)) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const id = localStorage.getItem(key) || Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');
      localStorage.setItem(key, id);
      return id;
    }
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no id.
  }
}
