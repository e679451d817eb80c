import { joinKey } from '@/lib/cache/cache-key';
import { DAY_END, type TrafficClient, type TrafficWindow } from '@/lib/site/traffic-log.schema';
import { detachString } from '@/lib/text/detach-string';
import { toThaiIsoTime } from '@/lib/time/thai-time';

/** Scripts, styles, pictures and fonts, where such files are; what is refused of them is worth a line all the same. */
const STATIC =
  /^\/_next\/|^\/(?:(?:icons|media|opengraph|worker)\/)?[^/]+\.(?:js|css|map|ico|svg|png|jpe?g|webp|avif|gif|woff2?|ttf|webmanifest)$/i;
/** What the machine asks itself. */
const PROBES = ['/healthz', '/readyz'];
const FIRST_CLIENT_ERROR = 400;

/** Whether a request is written down. */
export const isLogged = (path: string, status: number): boolean =>
  !PROBES.includes(path) && (status >= FIRST_CLIENT_ERROR || !STATIC.test(path));

/** Heartbeats and figures that open pages ask for every few seconds; of one asker they are written down once a minute. */
export const isPolledPath = (path: string): boolean =>
  /^\/api\/v1\/(?:presence|online|newsroom\/waiting)\/?$|^\/(?:api\/)?online\w*\.php$/.test(path);

/** Old calls that are sent like writes and only read what is public. */
const READING_CALL = /\/(?:news|newspicture|newscatagories|banners|links|logotop)\.php$/;
const FIRST_SERVER_ERROR = 500;

/**
 * Whether the same of one asker in one minute is folded into one line with its number: what only reads. Each fault keeps its
 * line, as its id was told.
 */
export const isFolded = ({ method, path, status }: { method: string; path: string; status: number }): boolean =>
  status < FIRST_SERVER_ERROR &&
  (method === 'GET' || method === 'HEAD' || (method === 'POST' && READING_CALL.test(path)));

/** Tells those who ask apart, by all that is written down of them. */
export const toReaderKey = ({ address, userAgent, session }: Omit<TrafficClient, 'key'>): string =>
  joinKey(address, userAgent, session && Buffer.from(session).toString('latin1'));

/** What public addresses say about a list, an item or a file; nothing else behind a question mark is written down. */
const KNOWN_PARAMS = new Set([
  ...['search', 'section', 'news_type', 'organisation', 'province', 'year', 'from', 'to', 'page', 'per', 'sort', 'dir'],
  ...['news_id', 'kind', 'format', 'contents'],
]);
const VALUE_LENGTH = 200;
const PATH_LENGTH = 800;

/** A part of an address that may open something: a key or a signed link. */
const SECRET_SEGMENT = /^(?=.*\d)(?=.*[A-Za-z])[\w.~-]{20,}$/;
const MASK = '***';
/** The names of files are made of their content and open nothing. */
const FILES = /^\/media\//;

/**
 * An address as it is written down: keys in its path are masked, and of its question only what public pages know stays.
 *
 * @param url path and question as they came
 * @param isPublic whether it is the address of a public page
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

const DAY_MS = 86_400_000;

/** The moments of a window; its end is not in it. */
export function toTimeRange({ day, from, to }: Pick<TrafficWindow, 'day' | 'from' | 'to'>): { from: Date; to: Date } {
  const midnight = new Date(toThaiIsoTime(day, '00:00'));
  const at = (time: string) =>
    time === DAY_END ? new Date(midnight.getTime() + DAY_MS) : new Date(toThaiIsoTime(day, time));
  return { from: at(from), to: at(to) };
}

const PARTITION_NAME = /^traffic_log_(\d{4})(\d{2})(\d{2})$/;

/** The table that holds a Thai day, `YYYY-MM-DD`. */
export const toPartitionName = (day: string): string => `traffic_log_${day.replaceAll('-', '')}`;

/** The Thai day of such a table. */
export function readPartitionDay(part: string): string | undefined {
  const [, year, month, day] = PARTITION_NAME.exec(part) ?? [];
  return year ? `${year}-${month}-${day}` : undefined;
}

/** Whether the last moment of a Thai day is so many days ago. */
export const isExpiredDay = (day: string, days: number, now: Date): boolean =>
  new Date(toThaiIsoTime(day, '00:00')).getTime() + DAY_MS <= now.getTime() - days * DAY_MS;
