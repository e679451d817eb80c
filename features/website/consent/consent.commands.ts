import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { consentInput } from './consent.schema';

/**
 * Stores a record of a browser's consent choice, without the reader's identity: no IP address, no account.
 *
 * @param raw `id`, `policy`, `statistics`, `offline`
 * @throws AppError 'invalid' by field, 'limited' above 300 an hour and IP address
 */
export async function recordConsent(raw: unknown, viewer: Viewer): Promise<void> {
  await consume(getLimiter('consent'), hashKey(toClientKey(viewer.address)));
  await storeConsent(raw, viewer);
}

export const storeConsent = command({
  access: 'consent.keep',
  input: consentInput,
  run: async ({ id: browserId, ...choice }, _viewer, tx) => {
    await tx.cookieConsent.create({ data: { browserId, ...choice } });
  },
});
