import { createFieldError } from '@/lib/errors/errors';
import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { getCurrentTime } from '@/lib/time/current-time';
import { createLegacyCalls } from '../legacy/calls';
import { createLegacySource } from '../legacy/legacy-source';
import { toLegacySettings } from '../legacy/open-stored-legacy';
import { countItems, findEncoding } from '../legacy/probe';
import { SourceError } from '../moving.errors';
import { movingMessages as words } from '../moving.messages';
import type { SourceSite } from '../moving.schema';
import { toReason } from '../runs/phases';
import { listPrivateHosts } from '../sources';
import { type FoundFacts, foundFacts } from './connect.schema';

/** Somebody waits for the answer: one try, and no long pauses. */
const HASTE = { paceMs: 0, retries: 0, backoffMs: 0, times: { totalMs: 15_000, idleMs: 10_000 } };

type Looked = { address: string; mediaBase: string | null; isPrivate: boolean };

/**
 * Looks at an old portal: how it takes its calls, what it has, and how much.
 *
 * @throws AppError 'invalid' for the address or the key, with the reason in Thai
 */
export async function lookAtLegacy(
  source: Looked,
  apiKey: string,
): Promise<{ facts: FoundFacts; site: Pick<SourceSite, 'categories' | 'offices'> }> {
  const settings = toLegacySettings(source, { apiKey, ...HASTE }, listPrivateHosts());
  const calls = createLegacyCalls(settings);
  const adapter = createLegacySource(settings);
  try {
    await findEncoding(calls);
    const items = await countItems(calls);
    const traits = foundFacts.parse(await adapter.probe());
    const { categories, offices, banners, links } = await adapter.readSite();
    const numbers = {
      ...{ categories: categories.length, offices: offices.length, banners: banners.length, links: links.length },
      ...{ ...(items === undefined ? {} : { items }), at: getCurrentTime().toISOString() },
    };
    return { facts: { ...traits, ...numbers }, site: { categories, offices } };
  } catch (error) {
    if (!(error instanceof OutboundError) && !(error instanceof SourceError)) throw error;
    throw createFieldError(isKeyRefused(error) ? 'apiKey' : 'address', toConnectText(error));
  } finally {
    adapter.close();
    calls.close();
  }
}

const isKeyRefused = (error: OutboundError | SourceError): boolean =>
  error instanceof SourceError ? error.problem === 'refused' : error.status === 401 || error.status === 403;

/** Reason in words that tell what to do; the key is in none of them. */
function toConnectText(error: OutboundError | SourceError): string {
  if (isKeyRefused(error)) return words['moving.connect.refused'];
  if (error instanceof SourceError && error.problem === 'notJson') return words['moving.connect.notJson'];
  if (error instanceof SourceError) return words['moving.connect.shape'];
  if (error.problem === 'address' || error.problem === 'redirect') return words['moving.connect.private'];
  if (error.problem === 'time') return words['moving.connect.slow'];
  if (error.status === 404) return words['moving.connect.notFound'];
  return `${toReason(error)}${error.status === undefined ? '' : ` (HTTP ${error.status})`} ${words['moving.connect.check']}`;
}
