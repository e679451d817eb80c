/** What only a reader's yes allows a browser to keep. */
export const purposes = ['statistics', 'offline'] as const;
export type Purpose = (typeof purposes)[number];

/** A reader's choice: under which version of the privacy policy (0 before the first), and when, in milliseconds. */
export type StoredConsent = Readonly<Record<Purpose, boolean>> & { id: string; policy: number; at: number };

/** Where the browser keeps it. */
export const CONSENT_KEY = 'consent';
/** The event by which a page hears of a new choice in its own tab. */
export const CONSENT_EVENT = 'portal:consent';

/** The reader's choice; undefined before one, where it can't be read, and without a browser. */
export function readConsent(): StoredConsent | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return isStoredConsent(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the reader has said yes; nothing said is no. */
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
