import { headers } from 'next/headers';
import type { Viewer } from '@/lib/auth/viewer';
import { readVoter, type Voter } from './voter';

/**
 * The keys under which the sender of a form takes part in one thing once.
 *
 * @param thing a name that only this thing has
 * @param generateRandomId the id that the browser keeps, as the form sent it
 */
export async function readFormVoter(thing: string, viewer: Viewer, randomId = ''): Promise<Voter> {
  const userAgent = (await headers()).get('user-agent') ?? '';
  return readVoter(thing, { address: viewer.address, accountId: viewer.accountId, userAgent, randomId });
}
