import { headers } from 'next/headers';
import type { Viewer } from '@/lib/auth/viewer';
import { readVoter, type Voter } from './voter';

/**
 * Voter keys of a form's sender, see `readVoter`.
 *
 * @param thing unique name of the poll or survey
 * @param randomId the id stored in the browser, as sent by the form
 */
export async function readFormVoter(thing: string, viewer: Viewer, randomId = ''): Promise<Voter> {
  const userAgent = (await headers()).get('user-agent') ?? '';
  return readVoter(thing, { address: viewer.address, accountId: viewer.accountId, userAgent, randomId });
}
