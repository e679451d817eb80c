import type { CONSENT_EVENT, CONSENT_KEY, Purpose } from '@/lib/http/consent';
import type { VISITOR_KEY } from '@/lib/http/visitor-id';

/**
 * Stores the reader's choice in this browser and sends a record of it to the portal, whose failure is ignored. Deletes
 * the data of purposes that are no longer allowed. Self-contained.
 *
 * @param policy version of the privacy policy that was shown
 * @returns false if the browser refuses to store it
 */
export function saveConsentChoice(
  allowed: Readonly<Record<Purpose, boolean>>,
  policy: number,
  key: typeof CONSENT_KEY = 'consent',
  visitorKey: typeof VISITOR_KEY = 'visitorId',
  event: typeof CONSENT_EVENT = 'portal:consent',
): boolean {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let id = Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');
  try {
    id = JSON.parse(localStorage.getItem(key) ?? '0')?.id || id;
  } catch {
    // What is there is no choice.
  }
  try {
    localStorage.setItem(key, JSON.stringify({ id, policy, at: Date.now(), ...allowed }));
    if (!allowed.statistics) localStorage.removeItem(visitorKey);
  } catch {
    return false;
  }
  document.documentElement.dataset.consent = 'given';
  dispatchEvent(new Event(event));
  fetch('/api/v1/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, policy, ...allowed }),
    keepalive: true,
  }).catch(() => 0);
  return true;
}
