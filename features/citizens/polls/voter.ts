import { createHmac } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { toClientKey } from '@/lib/http/client-address';
import type { VisitorKey } from '@/lib/http/visitor-keys';

/** Characters of a browser's random id that count. */
const MAX_RANDOM_ID = 64;

/** Who takes part: an account, which is one person on every device, else a browser by its id, or by its address without. */
export type VoterTraits = { address?: string; userAgent: string; randomId?: string; accountId?: number };

/** The key of who takes part, and that of the browser where it keeps an id; the same one for who is not signed in. */
export type Voter = { voter: VisitorKey; browser: VisitorKey | undefined };

/**
 * The keys under which somebody takes part in one thing once. They are others for each thing, so that nobody can be
 * followed from one to the next, and no address is stored.
 *
 * @param thing a name that only this poll, or this survey of this day, has
 */
export function readVoter(thing: string, { address = '', userAgent, randomId = '', accountId }: VoterTraits): Voter {
  const key = (who: string): VisitorKey =>
    new Uint8Array(createHmac('sha256', getSecrets().session).update(`voter\n${thing}\n${who}`).digest());
  const browser = randomId === '' ? undefined : key(`id\n${randomId.slice(0, MAX_RANDOM_ID)}`);
  if (accountId !== undefined) return { voter: key(`account\n${accountId}`), browser };
  return { voter: browser ?? key(`browser\n${toClientKey(address)}\n${userAgent}`), browser };
}
