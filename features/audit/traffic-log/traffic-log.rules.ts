import { joinKey } from '@/lib/cache/cache-key';
import type { TrafficClient } from '@/lib/site/traffic-log.schema';
import { detachString } from '@/lib/text/detach-string';
import { toThaiIsoTime } from '@/lib/time/thai-time';
import { DAY_MS } from '@/lib/time/units';
import { DAY_END, type TrafficWindow } from './traffic-log.schema';

/** Static files, which are logged only if the request failed. */
const STATIC =
  /^\/_next\/|^\/(?:(?:covers|icons|media|opengraph|worker)\/)?[^/]+\.(?:js|css|map|ico|svg|png|jpe?g|webp|avif|gif|woff2?|ttf|webmanifest)$/i;
/** Health checks. */
const PROBES = ['/healthz', '/readyz'];
const FIRST_CLIENT_ERROR = 400;

/** True if a request is logged. */
export const isLogged = (path: string, status: number): boolean =>
  !PROBES.includes(path) && (status >= FIRST_CLIENT_ERROR || !STATIC.test(path));

/** True for heartbeats and counters that open pages poll; logged once a minute per client. */
export const isPolledPath = (path: string): boolean =>
  /^\/api\/v1\/(?:presence|online|newsroom\/waiting)\/?$|^\/(?:api\/)?online\w*\.php$/.test(path);

/** Legacy calls that use POST but only read public data. */
const READING_CALL = /\/(?:news|newspicture|newscatagories|banners|links|logotop)\.php$/;
const FIRST_SERVER_ERROR = 500;

/**
 * True for read requests: repeats by one client within a minute are merged into one line with a count. Server errors
 * keep a line each, as their request id was shown to the user.
 */
export const isFolded = ({ method, path, status }: { method: string; path: string; status: number }): boolean =>
  status < FIRST_SERVER_ERROR &&
  (method === 'GET' || method === 'HEAD' || (method === 'POST' && READING_CALL.test(path)));

/** Key of a client, from all of its logged fields. */
export const toReaderKey = ({ address, userAgent, session }: Omit<TrafficClient, 'key'>): string =>
  joinKey(address, userAgent, session && Buffer.from(session).toString('latin1'));

/** Query parameters of public lists, items and files; all others are not logged. */
const KNOWN_PARAMS = new Set([
  ...['search', 'section', 'news_type', 'organisation', 'province', 'year', 'from', 'to', 'page', 'per', 'sort', 'dir'],
  ...['news_id', 'kind', 'format', 'contents'],
]);
const VALUE_LENGTH = 200;
const PATH_LENGTH = 800;

/** A path segment that may grant access: a key or a signed link. */
const SECRET_SEGMENT = /^(?=.*\d)(?=.*[A-Za-z])[\w.~-]{20,}$/;
const MASK = '***';
/** Content-hashed file names are not secrets. */
const FILES = /^\/media\//;

/**
 * The URL to log: secrets in the path are masked, and only known query parameters of public pages are retained.
 *
 * @param url path and query as received
 * @param isPublic true for the URL of a public page
 */
export function removeSecrets(url: string, isPublic: boolean): string {
  const [path = '', query = ''] = splitAt(url, '?');
  const parts = FILES.test(path) ? path : path.split('/').map(maskSegment).join('/');
  const kept = isPublic && query !== '' ? pickKnownParams(query) : '';
  return detachString(`${parts}${kept && `?${kept}`}`.slice(0, PATH_LENGTH));
}

const maskSegment = (part: string): string => (SECRET_SEGMENT.test(part) ? MASK : part);

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function pickKnownParams(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name, value]) => KNOWN_PARAMS.has(name) && value !== '');
  return new URLSearchParams(kept.map(([name, value]) => [name, value.slice(0, VALUE_LENGTH)])).toString();
}

/** The time range of a window; its end is exclusive. */
export function toTimeRange({ day, from, to }: Pick<TrafficWindow, 'day' | 'from' | 'to'>): { from: Date; to: Date } {
  const midnight = new Date(toThaiIsoTime(day, '00:00'));
  const at = (time: string) =>
    time === DAY_END ? new Date(midnight.getTime() + DAY_MS) : new Date(toThaiIsoTime(day, time));
  return { from: at(from), to: at(to) };
}

const PARTITION_NAME = /^traffic_log_(\d{4})(\d{2})(\d{2})$/;

/** Name of the partition of a Thai day, `YYYY-MM-DD`. */
export const toPartitionName = (day: string): string => `traffic_log_${day.replaceAll('-', '')}`;

/** The Thai day of a partition; undefined for another table. */
export function readPartitionDay(part: string): string | undefined {
  const [, year, month, day] = PARTITION_NAME.exec(part) ?? [];
  return year ? `${year}-${month}-${day}` : undefined;
}

/** True if a Thai day ended at least `days` days ago. */
export const isExpiredDay = (day: string, days: number, now: Date): boolean =>
  new Date(toThaiIsoTime(day, '00:00')).getTime() + DAY_MS <= now.getTime() - days * DAY_MS;
