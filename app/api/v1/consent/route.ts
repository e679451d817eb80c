import { recordConsent } from '@/features/website/consent/consent.commands';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

/** Records a browser's consent: `id`, `policy`, `statistics` and `offline`. */
export const POST = (request: Request) =>
  serveJsonWrite(request, async ({ id, policy, statistics, offline }, viewer) => {
    await recordConsent({ id, policy, statistics, offline }, viewer);
    return {};
  });
