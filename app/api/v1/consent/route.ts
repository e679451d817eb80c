import { noteConsent } from '@/features/website/consent/consent.commands';
import { answerWrite } from '@/lib/http/json-write';

/** A browser tells what it may keep: `id`, `policy`, `statistics` and `offline`. */
export const POST = (request: Request) =>
  answerWrite(request, async ({ id, policy, statistics, offline }, viewer) => {
    await noteConsent({ id, policy, statistics, offline }, viewer);
    return {};
  });
