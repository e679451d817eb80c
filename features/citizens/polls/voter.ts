import { createHmac } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { toClientKey } from '@/lib/http/client-address';
import type { VisitorKey } from '@/lib/http/visitor-keys';

/** Maximum length of a browser's random id; the rest is ignored. */
const MAX_RANDOM_ID = 64;

/** Traits that identify a voter: the account, on every device; else the browser's random id; else address and agent. */
export type VoterTraits = { address?: string; userAgent: string; randomId?: string; accountId?: number };

/** Key of the voter, and key of the browser if it has a random id; both are the same for visitors. */
export type Voter = { voter: VisitorKey; browser: VisitorKey | undefined };

/**
 * Keys under which a person takes part once in a poll or survey. They differ between polls, so that nobody can be
 * tracked from one to the next, and no address is stored.
 *
 * @param thing unique name of the poll, or of the survey on this day
 */
export function readVoter(thing: string, { address = '', userAgent, randomId = '', accountId }: VoterTraits): Voter {
  const key = (who: string): VisitorKey =>
    new Uint8Array(createHmac('sha256', getSecrets().session).update(`voter\n${thing}\n${who}`).digest());
  const browser = randomId === '' ? undefined : key(`id\n${randomId.slice(0, MAX_RANDOM_ID)}`);
  if (accountId !== undefined) return { voter: key(`account\n${accountId}`), browser };
  return { voter: browser ?? key(`browser\n${toClientKey(address)}\n${userAgent}`), browser };
}
