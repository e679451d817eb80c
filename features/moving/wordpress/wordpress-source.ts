import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { OutboundError } from '@/lib/http/outbound/outbound-request';
import { createPoliteClient, type PoliteSettings } from '@/lib/http/outbound/polite-client';
import { getCurrentTime } from '@/lib/time/current-time';
import { SourceError } from '../moving.errors';
import { movingMessages as words } from '../moving.messages';
import type { MoveSourceAdapter, SourceItem } from '../moving.schema';
import { listPictureAddresses } from './addresses.rules';
import { describeFile } from './file-remarks';
import { type PassedOver, readPost } from './read-post';
import { surveyWxr, type WxrSurvey } from './survey';
import { readWxr } from './wxr/read-wxr';
import type { WxrItem } from './wxr/wxr.schema';

/** Items, and characters of their texts, that are staged at once. */
export const WINDOW_ITEMS = 100;
export const WINDOW_LENGTH = 4_000_000;
const MAX_FILE_BYTES = 10_485_760;
const TIMES = { totalMs: 90_000, idleMs: 30_000 };
/** Failures in a row after which a host isn't asked again. */
const MAX_FAILURES = 6;
const EDGE_BYTES = 65_536;

const traitsSchema = z.object({ fingerprint: z.string(), counted: z.number() });

export type WordpressSettings = PoliteSettings & {
  /** Path of the file. */
  file: string;
  mediaBase?: string | undefined;
  /** True to take pages too. */
  pages: boolean;
  /** Called while the file is read, with the bytes read so far. */
  beat?: (bytes: number) => Promise<void>;
};

/** A WordPress file as a source. It is read twice, piece by piece, and never held in memory. */
export function createWordpressSource({
  file,
  mediaBase,
  pages,
  beat,
  ...polite
}: WordpressSettings): MoveSourceAdapter {
  const client = createPoliteClient(polite);
  const failures = new Map<string, number>();
  let surveyed: Promise<WxrSurvey> | undefined;
  const pause = async (bytes: number) => beat?.(bytes);
  const survey = () => {
    surveyed ??= readSafely(() => surveyWxr(file, getCurrentTime(), pause));
    return surveyed;
  };
  const count = ({ types }: WxrSurvey) => (types.get('post') ?? 0) + (pages ? (types.get('page') ?? 0) : 0);

  return {
    probe: async () => {
      const found = await survey();
      return { fingerprint: await readFingerprint(file), counted: count(found) } satisfies z.infer<typeof traitsSchema>;
    },
    readSite: async () => {
      const { authors } = await survey();
      const offices = [...authors].map(([code, name]) => ({ name, code }));
      return { ...{ categories: [], banners: [], links: [], logo: '', remarks: [] }, offices };
    },
    listItems: async (since, stage) => {
      const found = await survey();
      const now = getCurrentTime();
      const passed = new Map<PassedOver, { count: number; titles: string[] }>();
      let listed = 0;
      let waiting: SourceItem[] = [];
      const read = (post: WxrItem) => {
        const result = readPost(post, found, { pages, now });
        if ('passedOver' in result) notePassed(passed, result.passedOver, post);
        else if (!since || isSince(result, since)) waiting.push(result.item);
      };
      const flush = async () => {
        for (const window of toWindows(waiting)) await stage(window);
        listed += waiting.length;
        waiting = [];
      };
      const report = await readSafely(() =>
        readWxr(file, {
          item: read,
          pause: async (bytes) => {
            await flush();
            await pause(bytes);
            return true;
          },
        }),
      );
      await flush();
      return {
        counted: since ? undefined : count(found),
        ...{ listed, remarks: describeFile({ report, passed, types: found.types, pages }) },
      };
    },
    listLevels: async () => ({}),
    complete: async (item) => item,
    listPictures: async ({ pictures }) => pictures ?? [],
    listFileAddresses: (name, base) => listPictureAddresses(name, base, mediaBase),
    rememberFileAddress: () => undefined,
    fetchFile: async (address) => {
      const url = new URL(address);
      const failed = failures.get(url.host) ?? 0;
      if (failed >= MAX_FAILURES) throw new OutboundError('network', `${url.host} does not answer`);
      try {
        const { body } = await client.send({ url, maxBytes: MAX_FILE_BYTES, ...TIMES });
        failures.delete(url.host);
        return Uint8Array.from(body);
      } catch (error) {
        const isAway = error instanceof OutboundError && (error.problem === 'network' || error.problem === 'time');
        if (isAway) failures.set(url.host, failed + 1);
        throw error;
      }
    },
    close: () => {
      client.close();
      void surveyed?.then(({ library }) => library.close()).catch(() => undefined);
      surveyed = undefined;
    },
  };
}

/** Fingerprint of the file that an earlier probe read; undefined before one. */
export const readStoredFingerprint = (traits: unknown): string | undefined =>
  traitsSchema.safeParse(traits).data?.fingerprint;

/** Fingerprint of a file: its size, and the hash of its first and last part. */
export async function readFingerprint(file: string): Promise<string> {
  const handle = await open(/* turbopackIgnore: true */ file, 'r');
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    for (const position of [0, Math.max(0, size - EDGE_BYTES)]) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(EDGE_BYTES), 0, EDGE_BYTES, position);
      hash.update(buffer.subarray(0, bytesRead));
    }
    return `${size} ${hash.digest('hex')}`;
  } finally {
    await handle.close();
  }
}

/** A file that vanishes or can't be read is a fault of the source. */
async function readSafely<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    throw new SourceError('missing', `${words['moving.wordpress.unreadable']}: ${code}`);
  }
}

const isSince = ({ item, changedAt }: { item: SourceItem; changedAt: Date | undefined }, since: Date): boolean =>
  (changedAt !== undefined && changedAt >= since) || item.publishAt === null || new Date(item.publishAt) >= since;

/** Items in windows of bounded number and length. */
export function* toWindows(items: readonly SourceItem[]): Generator<SourceItem[]> {
  let window: SourceItem[] = [];
  let length = 0;
  for (const item of items) {
    if (window.length >= WINDOW_ITEMS || (window.length > 0 && length + item.html.length > WINDOW_LENGTH)) {
      yield window;
      [window, length] = [[], 0];
    }
    window.push(item);
    length += item.html.length;
  }
  if (window.length > 0) yield window;
}

const NAMED = 20;

function notePassed(
  passed: Map<PassedOver, { count: number; titles: string[] }>,
  why: PassedOver,
  { fields }: WxrItem,
) {
  const known = passed.get(why) ?? { count: 0, titles: [] };
  known.count += 1;
  if (known.titles.length < NAMED) known.titles.push((fields.title ?? '').trim().slice(0, 120));
  passed.set(why, known);
}
