import { createHmac } from 'node:crypto';
import { secrets } from './secrets';
import type { VisitorKey } from './visitor';

/** Characters of a browser's random id that count. */
const MAX_RANDOM_ID = 64;

/** Who takes part: an account, which is one person on every device, else a browser at an address. */
export type VoterTraits = { address?: string; userAgent: string; randomId?: string; accountId?: number };

/**
 * The key under which somebody takes part in one thing once. It is another one for each thing, so that nobody can be
 * followed from one to the next, and no address is stored.
 *
 * @param thing a name that only this poll, or this survey of this day, has
 */
export function readVoter(
  thing: string,
  { address = '', userAgent, randomId = '', accountId }: VoterTraits,
): VisitorKey {
  const who =
    accountId === undefined
      ? `browser\n${address}\n${userAgent}\n${randomId.slice(0, MAX_RANDOM_ID)}`
      : `account\n${accountId}`;
  return new Uint8Array(createHmac('sha256', secrets().session).update(`voter\n${thing}\n${who}`).digest());
}
