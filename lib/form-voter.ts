import { headers } from 'next/headers';
import type { Viewer } from './auth/viewer';
import type { VisitorKey } from './visitor';
import { readVoter } from './voter';

/**
 * The key under which the sender of a form takes part in one thing once.
 *
 * @param thing a name that only this thing has
 * @param randomId the id that the browser keeps, as the form sent it
 */
export async function readFormVoter(thing: string, viewer: Viewer, randomId = ''): Promise<VisitorKey> {
  const userAgent = (await headers()).get('user-agent') ?? '';
  return readVoter(thing, { address: viewer.address, accountId: viewer.accountId, userAgent, randomId });
}
