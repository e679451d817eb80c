import { MINUTE_MS } from '@/lib/time/units';
import { readOldDate } from '../legacy/dates.rules';
import type { WxrItem } from './wxr/wxr.schema';

/** Offset of Thailand, in minutes. */
export const THAI_OFFSET = 420;
/** Offsets of the world, in minutes. */
const MAX_OFFSET = 14 * 60;
const HOUR = 60;

type Fields = WxrItem['fields'];

/**
 * Offset of the site's clock as a post shows it, in minutes: its local time less its universal one.
 *
 * @returns undefined for a post without both, as drafts are, and for an offset that no clock has
 */
export function readOffset({ date, dateGmt }: Fields, now: Date): number | undefined {
  const [local, universal] = [readOldDate(`${date}Z`, now), readOldDate(`${dateGmt}Z`, now)];
  if (!local || !universal) return undefined;
  const minutes = Math.round((local.getTime() - universal.getTime()) / MINUTE_MS);
  return Math.abs(minutes) <= MAX_OFFSET && minutes % 15 === 0 ? minutes : undefined;
}

/**
 * Date of a post: its universal time, else its local one by the site's clock, else what its feed says, else its last
 * change.
 *
 * @param offset of the site's clock, in minutes
 */
export function readPostDate(fields: Fields, offset: number, now: Date): Date | undefined {
  const zone = formatOffset(offset);
  return (
    readOldDate(`${fields.dateGmt ?? ''}Z`, now) ??
    readOldDate(`${fields.date ?? ''}${zone}`, now) ??
    readFeedDate(fields.pubDate ?? '', now) ??
    readOldDate(`${fields.modifiedGmt ?? ''}Z`, now) ??
    readOldDate(`${fields.modified ?? ''}${zone}`, now)
  );
}

/** Date of a feed, as `Mon, 06 May 2024 00:08:09 +0000`; undefined for an impossible one. */
export function readFeedDate(written: string, now: Date): Date | undefined {
  const time = Date.parse(written);
  return Number.isNaN(time) ? undefined : readOldDate(new Date(time).toISOString(), now);
}

function formatOffset(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / HOUR))}:${two(size % HOUR)}`;
}
