import { createHmac } from 'node:crypto';
import { joinKey } from '@/lib/cache/cache-key';
import { getSecrets } from '@/lib/crypto/secrets';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { toClientKey } from './client-address';

export type VisitorKey = Uint8Array<ArrayBuffer>;

/**
 * Keys for counting a reader once: hashes under a salt that changes with the Thai day, so that nobody can be tracked
 * from one day to the next and no address is stored.
 */
export type VisitorKeys = { visitorKey: VisitorKey; addressKey: VisitorKey; robot: boolean };

/** User agents of crawlers; other programs count like browsers, whatever library they use. */
const CRAWLER = /bot\b|crawl|spider|slurp|\+https?:/i;
/** Maximum length of a browser's random id; the rest is ignored. */
const MAX_RANDOM_ID = 64;

/**
 * Builds the visitor keys of a request.
 *
 * @param from the client address, the User-Agent, the random id from local storage, if the page sends one, and the
 *   account of a signed-in viewer, who is one visitor on every device
 */
export function buildVisitorKeys(
  from: { address: string; userAgent: string; randomId?: string; accountId?: number },
  now = getCurrentTime(),
): VisitorKeys {
  const key = (...parts: readonly (string | number | undefined)[]): VisitorKey =>
    new Uint8Array(
      createHmac('sha256', getSecrets().session)
        .update(joinKey(toThaiDay(now), ...parts))
        .digest(),
    );
  const client = toClientKey(from.address);
  return {
    visitorKey:
      from.accountId === undefined
        ? key('visitor', client, from.userAgent, from.randomId?.slice(0, MAX_RANDOM_ID))
        : key('account', from.accountId),
    addressKey: key('address', client),
    robot: CRAWLER.test(from.userAgent),
  };
}
