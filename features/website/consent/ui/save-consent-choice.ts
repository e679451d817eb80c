import { CONSENT_EVENT, CONSENT_KEY, type Purpose, readConsent, type StoredConsent } from '@/lib/http/consent';
import { generateRandomId, VISITOR_KEY } from '@/lib/http/visitor-id';

const ADDRESS = '/api/v1/consent';
const ID_BYTES = 16;

/**
 * Stores the reader's choice in this browser and sends a record of it to the portal. Deletes the data of purposes that
 * are no longer allowed.
 *
 * @param policy version of the privacy policy that was shown
 * @returns false if the browser refuses to store it
 */
export function saveConsentChoice(allowed: Readonly<Record<Purpose, boolean>>, policy: number): boolean {
  const id = readConsent()?.id ?? generateRandomId(ID_BYTES);
  const choice: StoredConsent = { id, policy, at: Date.now(), ...allowed };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(choice));
    if (!allowed.statistics) localStorage.removeItem(VISITOR_KEY);
  } catch {
    return false;
  }
  document.documentElement.dataset.consent = 'given';
  dispatchEvent(new Event(CONSENT_EVENT));
  void sendRecord({ id, policy, ...allowed });
  return true;
}

/** Failures are ignored: the choice is stored in the browser. */
function sendRecord(body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(ADDRESS, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => undefined,
  );
}
