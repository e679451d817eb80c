import { CONSENT_EVENT, CONSENT_KEY, type Purpose, readConsent, type StoredConsent } from '@/lib/http/consent';
import { generateRandomId, VISITOR_KEY } from '@/lib/http/visitor-id';

const ADDRESS = '/api/v1/consent';
const ID_BYTES = 16;

/**
 * Keeps a reader's choice in this browser and tells the portal, which keeps a record of it. What was allowed before and is
 * no more is thrown away.
 *
 * @param policy the version of the privacy policy that was shown
 * @returns false when the browser refuses to keep it
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

/** A record that is lost on its way is no loss to the reader: the choice holds in the browser. */
function sendRecord(body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(ADDRESS, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => undefined,
  );
}
