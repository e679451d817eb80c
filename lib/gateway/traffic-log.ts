import { isLogged, removeSecrets } from '@/features/audit/traffic-log/traffic-log.rules';
import { countRequest, type RequestKind } from '@/lib/metrics/counts';
import type { TrafficClient, TrafficLine } from '@/lib/site/traffic-log.schema';
import { isAsset } from './assets';
import { type ClientProfile, readClientProfile } from './client-profile';
import { isApiCall, type Middleware } from './context';
import { isPublicPage } from './public-pages';

/** What is noted of somebody who left before there was an answer, as nginx does. */
export const CLIENT_CLOSED = 499;
const PROBES = ['/healthz', '/readyz', '/metrics'];

type WriteTrafficLine = ((line: TrafficLine) => void) | undefined;

/** What counting and noting need to know of an address. */
export type UrlLogInfo = { kind: RequestKind; redactedUrl: string; logged: boolean };

/** Reads an address that will be asked for again and is answered without an error. */
export function toUrlLogInfo(url: string): UrlLogInfo {
  const path = getPath(url);
  return {
    kind: getRequestKind(path),
    redactedUrl: removeSecrets(url, isPublicPage(path)),
    logged: isLogged(path, 200),
  };
}

/**
 * Counts every request when its answer has ended, and notes those that are no static file.
 *
 * @param note takes a line without waiting; nothing is noted without it
 * @param trusted how many proxies stand before the portal
 */
export function recordRequests(note: WriteTrafficLine, trusted: number): Middleware {
  return ({ req, res, id, path }) => {
    // All of it is gone, or not what it was, when the answer has ended.
    const [at, { method = '', url = '' }, { client }] = [new Date(), req, readClientProfile(req, trusted)];
    res.once('close', () => {
      const status = res.headersSent ? res.statusCode : CLIENT_CLOSED;
      countRequest(getRequestKind(path), method, status);
      if (!note || !isLogged(path, status)) return;
      note(toTrafficLine({ at, requestId: id, method, path: removeSecrets(url, isPublicPage(path)), status }, client));
    });
    return false;
  };
}

/** Takes what is known of an answer that has been given at once. */
export type RecordServed = (
  method: string,
  known: UrlLogInfo,
  reader: ClientProfile,
  id: string,
  status: number,
) => void;

/** The same as `recordRequests` for answers that have been given at once. */
export function createServedRecorder(note: WriteTrafficLine): RecordServed {
  return (method, { kind, redactedUrl, logged }, { client }, id, status) => {
    countRequest(kind, method, status);
    if (note && logged)
      note(toTrafficLine({ at: new Date(), requestId: id, method, path: redactedUrl, status }, client));
  };
}

const toTrafficLine = (
  { at, requestId, method, path, status }: Pick<TrafficLine, 'at' | 'requestId' | 'method' | 'path' | 'status'>,
  reader: TrafficClient,
): TrafficLine => ({ at, requestId, reader, method, path, status });

const getPath = (url: string): string => url.split('?', 1)[0] ?? '';

function getRequestKind(path: string): RequestKind {
  if (isAsset(path)) return 'asset';
  if (path.startsWith('/media/')) return 'media';
  if (isApiCall(path)) return 'call';
  return PROBES.includes(path) ? 'health' : 'page';
}
