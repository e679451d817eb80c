import { answerWrite } from '@/lib/api/json-write';
import { noteConsent } from '@/lib/cookie-consent/commands';

/** A browser tells what it may keep: `id`, `policy`, `statistics` and `offline`. */
export const POST = (request: Request) =>
  answerWrite(request, async ({ id, policy, statistics, offline }, viewer) => {
    await noteConsent({ id, policy, statistics, offline }, viewer);
    return {};
  });
