/** Purposes for which the browser may store data only with consent. */
export const purposes = ['statistics', 'offline'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * A reader's choice: `policy` is the version of the privacy policy (0 before the first), `at` the time in milliseconds.
 */
export type StoredConsent = Readonly<Record<Purpose, boolean>> & { id: string; policy: number; at: number };

/** Key in local storage. */
export const CONSENT_KEY = 'consent';
/** Event that tells a page of a new choice in its own tab. */
export const CONSENT_EVENT = 'portal:consent';

/** The reader's choice; undefined if none was made or it can't be read, and outside a browser. */
export function readConsent(): StoredConsent | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return isStoredConsent(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** True if the reader has consented; no choice counts as no. */
export const hasConsent = (purpose: Purpose): boolean => readConsent()?.[purpose] === true;

function isStoredConsent(kept: unknown): kept is StoredConsent {
  if (!(kept instanceof Object)) return false;
  const field = (name: string): unknown => Reflect.get(kept, name);
  return (
    typeof field('id') === 'string' &&
    typeof field('policy') === 'number' &&
    typeof field('at') === 'number' &&
    purposes.every((purpose) => typeof field(purpose) === 'boolean')
  );
}
