import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { clientKey } from '@/lib/http/client-address';
import { blindKey, limit, spend } from '@/lib/http/rate-limit/database';
import { consentRecord } from './consent.schema';

/**
 * Keeps the record of what a browser was allowed to keep. Who chose is not in it: no address, no account.
 *
 * @param raw `id`, `policy`, `statistics`, `offline`
 * @throws AppError 'invalid' by field, 'limited' above 300 an hour and address
 */
export async function noteConsent(raw: unknown, viewer: Viewer): Promise<void> {
  await spend(limit('consent'), blindKey(clientKey(viewer.address)));
  await keepConsent(raw, viewer);
}

export const keepConsent = command({
  access: 'consent.keep',
  input: consentRecord,
  touches: () => [],
  run: async ({ id: browserId, ...choice }, _viewer, tx) => {
    await tx.cookieConsent.create({ data: { browserId, ...choice } });
  },
});
