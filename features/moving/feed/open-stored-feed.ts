import { getHostKey } from '@/lib/http/outbound/outbound-request';
import type { MoveSourceAdapter } from '../moving.schema';
import type { MoveRun } from '../runs/runs.store';
import { createFeedSource, type FeedSettings } from './feed-source';
import { ensureFeed, isWholeSoFar, saveRetryAfter } from './feeds.store';

/**
 * Opens the feed of a run: its last known address, with the validators of its last answer unless something of that is
 * missing here.
 *
 * @param privateHosts hosts that may have private addresses
 */
export async function openStoredFeed(
  run: MoveRun,
  stored: unknown,
  privateHosts: ReadonlySet<string>,
  more: Pick<FeedSettings, 'times' | 'backoffMs'> = {},
): Promise<MoveSourceAdapter> {
  const { source, options } = run;
  const { address, etag, lastModified } = await ensureFeed(source);
  const own = source.isPrivate ? [source.address, address].map((one) => getHostKey(new URL(one))) : [];
  const validators = (await isWholeSoFar(run)) ? { etag, lastModified } : {};
  return createFeedSource(
    {
      ...{ address, paceMs: options.paceMs, privateHosts: new Set([...privateHosts, ...own]), ...validators, ...more },
      onFailure: (headers) => saveRetryAfter(source.id, headers),
    },
    stored,
  );
}
