import { createHmac } from 'node:crypto';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';
import { getSecrets } from './secrets';

/**
 * A change of the key of sessions and links. Keys are derived from the session secret and a salt; null stands for the
 * secret itself, the key before the first rotation. Times are in milliseconds.
 */
export type KeyRotation = { current: string; previous: string | null; from: number; until: number };

const state = getSingleton('sessionKeys', (): { rotation?: KeyRotation | undefined } => ({}));

/** Tells this process the latest rotation. */
export function setKeyRotation(rotation: KeyRotation | undefined): void {
  state.rotation = rotation;
}

/**
 * Keys of sessions, links and sealed values: the one to write with first, then another that is only read, while both
 * count. The new one is read before its time has come, as another server's clock may be ahead.
 */
export function listSessionKeys(now = getCurrentMs()): readonly [string, ...string[]] {
  const { rotation } = state;
  if (!rotation) return [deriveKey(null)];
  const { current, previous, from, until } = rotation;
  if (now < from) return [deriveKey(previous), deriveKey(current)];
  return now < until ? [deriveKey(current), deriveKey(previous)] : [deriveKey(current)];
}

/** Key of a salt: the database alone, and the secret alone, are not enough to compute it. */
function deriveKey(salt: string | null): string {
  const { session } = getSecrets();
  return salt === null
    ? session
    : createHmac('sha256', session).update(`portal session key ${salt}`).digest('base64url');
}
