import { z } from 'zod';
import { type OutboundAnswer, OutboundError } from '@/lib/http/outbound/outbound-request';
import { createPoliteClient, type PoliteSettings } from '@/lib/http/outbound/polite-client';
import { getCurrentTime } from '@/lib/time/current-time';
import { SourceError } from '../moving.errors';
import type { MoveSourceAdapter, Remark, SourceItem } from '../moving.schema';
import { movingFeedMessages as words } from './feed.messages';
import type { Feed } from './feed.schema';
import { decodeFeed, toWebAddress } from './feed-text.rules';
import { findFeedLink, readFeed } from './read-feed';

/** Limits of a feed or of the page that names it, and of a picture. */
const MAX_FEED_BYTES = 8 * 1_048_576;
const MAX_FILE_BYTES = 10_485_760;
const DEFAULT_TIMES = { totalMs: 60_000, idleMs: 20_000 };
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.8';
const FILE_RETRIES = 2;
/** Items staged in one go. */
const WINDOW = 100;
const GONE = 410;
const UNCHANGED = 304;

/** Traits of a feed that its next question depends on. */
export const feedTraits = z.object({
  /** Address that answered for good. */
  address: z.string(),
  title: z.string().default(''),
  etag: z.string().default(''),
  lastModified: z.string().default(''),
  state: z.enum(['read', 'unchanged', 'gone']),
});
export type FeedTraits = z.infer<typeof feedTraits>;

export type FeedSettings = Pick<PoliteSettings, 'paceMs' | 'privateHosts'> & {
  address: string;
  /** Validators of the last answer, if everything of that was written. */
  etag?: string | undefined;
  lastModified?: string | undefined;
  times?: { totalMs: number; idleMs: number };
  /** Pause before a second try for a picture, in milliseconds. */
  backoffMs?: number;
  /** Called with the headers of an answer that is a failure. */
  onFailure?: (headers: OutboundAnswer['headers']) => Promise<void>;
};

const BACKOFF_MS = 1_000;
const EMPTY: SourceItem[] = [];

/**
 * A feed as a source: asked once, with the validators of the last answer, and again only if a run goes on after an
 * interruption.
 *
 * @param stored traits of an earlier probe of the same run
 */
export function createFeedSource(settings: FeedSettings, stored?: unknown): MoveSourceAdapter {
  const { paceMs, privateHosts, times = DEFAULT_TIMES, backoffMs = BACKOFF_MS } = settings;
  // A feed that fails is asked again at its next time; so a long Retry-After is kept too.
  const asking = createPoliteClient({ paceMs, privateHosts, retries: 0, backoffMs });
  const fetching = createPoliteClient({ paceMs, privateHosts, retries: FILE_RETRIES, backoffMs });
  let traits = feedTraits.safeParse(stored).data;
  let feed: Feed | undefined;
  const moved: Remark[] = [];

  const ask = async (address: string, headers: Readonly<Record<string, string>>) => {
    try {
      return await asking.send({
        ...{ url: new URL(address), headers: { Accept: ACCEPT, ...headers }, maxBytes: MAX_FEED_BYTES, ...times },
      });
    } catch (error) {
      if (error instanceof OutboundError) await settings.onFailure?.(error.headers);
      throw error;
    }
  };
  const read = async (address: string, headers: Readonly<Record<string, string>> = {}): Promise<FeedTraits> => {
    const answer = await askFeed(address, headers, ask);
    feed = answer.feed;
    const kept = answer.movedTo ?? answer.address;
    if (answer.movedTo) moved.push({ text: words['feed.remark.moved'], detail: answer.movedTo });
    const { etag = '', 'last-modified': lastModified = '' } = answer.headers;
    traits = { address: kept, title: feed.title, etag, lastModified, state: 'read' };
    return traits;
  };

  return {
    probe: async () => {
      const { address, etag = '', lastModified = '' } = settings;
      const validators = {
        ...(etag === '' ? {} : { 'If-None-Match': etag }),
        ...(lastModified === '' ? {} : { 'If-Modified-Since': lastModified }),
      };
      try {
        return await read(address, validators);
      } catch (error) {
        const status = error instanceof OutboundError ? error.status : undefined;
        if (status !== UNCHANGED && status !== GONE) throw error;
        traits = { address, title: '', etag, lastModified, state: status === GONE ? 'gone' : 'unchanged' };
        return traits;
      }
    },
    readSite: async () => ({ categories: [], offices: [], banners: [], links: [], logo: '', remarks: [] }),
    listItems: async (since, stage) => {
      if (traits && traits.state !== 'read') return emptyReport(traits.state);
      if (!feed) await read(traits?.address ?? settings.address);
      const items = (feed?.items ?? EMPTY).filter(({ publishAt }) => isSince(publishAt, since));
      for (let at = 0; at < items.length; at += WINDOW) await stage(items.slice(at, at + WINDOW));
      return { counted: items.length, listed: items.length, remarks: [...(feed?.remarks ?? []), ...moved] };
    },
    listLevels: async () => ({}),
    complete: async (item) => item,
    listPictures: async () => [],
    listFileAddresses: (name, base) => [toWebAddress(name, base)].flatMap((address) => address ?? []),
    rememberFileAddress: () => undefined,
    fetchFile: async (address) => {
      const { body } = await fetching.send({ url: new URL(address), maxBytes: MAX_FILE_BYTES, ...times });
      return Uint8Array.from(body);
    },
    close: () => {
      asking.close();
      fetching.close();
    },
  };
}

const isSince = (publishAt: string | null, since: Date | undefined): boolean =>
  since === undefined || publishAt === null || new Date(publishAt) >= since;

const emptyReport = (state: 'unchanged' | 'gone') => ({
  ...{ counted: 0, listed: 0, remarks: [{ text: words[`feed.remark.${state}`], detail: '' }] },
});

type Ask = (address: string, headers: Readonly<Record<string, string>>) => Promise<OutboundAnswer>;

/** The feed at an address, or the one that the page there names. */
async function askFeed(address: string, headers: Readonly<Record<string, string>>, ask: Ask) {
  const answer = await ask(address, headers);
  const found = readAnswer(answer);
  if (found.feed) return { ...found, feed: found.feed, address };
  const link = findFeedLink(found.text, answer.url.href);
  const named = link === undefined || link === address ? undefined : readAnswer(await ask(link, {}));
  if (!link || !named?.feed) throw new SourceError('shape', words['feed.none']);
  return { ...named, feed: named.feed, address: link };
}

function readAnswer({ body, headers, url, movedTo }: OutboundAnswer) {
  const text = decodeFeed(body, headers['content-type']);
  const feed = readFeed(text, { address: url.href, now: getCurrentTime() });
  return { text, feed, headers, movedTo: movedTo?.href };
}
