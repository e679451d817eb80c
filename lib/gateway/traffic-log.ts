import { isLogged, removeSecrets } from '@/features/audit/traffic-log/traffic-log.rules';
import { countRequest, type RequestKind } from '@/lib/metrics/counts';
import type { TrafficClient, TrafficLine } from '@/lib/site/traffic-log.schema';
import { isAsset, isDrawnCover } from './assets';
import { type ClientProfile, readClientProfile } from './client-profile';
import { isApiCall, type Middleware } from './context';
import { isPublicPage } from './public-pages';

/** Status logged for a client that left before there was a response, as in nginx. */
export const CLIENT_CLOSED = 499;
const PROBES = ['/healthz', '/readyz', '/metrics'];

type WriteTrafficLine = ((line: TrafficLine) => void) | undefined;

/** The part of a URL that metrics and traffic log need. */
export type UrlLogInfo = { kind: RequestKind; redactedUrl: string; logged: boolean };

/** Log info of a URL that is served without an error, to be memoised. */
export function toUrlLogInfo(url: string): UrlLogInfo {
  const path = getPath(url);
  return {
    kind: getRequestKind(path),
    redactedUrl: removeSecrets(url, isPublicPage(path)),
    logged: isLogged(path, 200),
  };
}

/**
 * Counts every request when its response has ended, and logs those that are no static file.
 *
 * @param note takes a line without waiting; without it nothing is logged
 * @param trusted number of trusted proxies in front of the portal
 */
export function recordRequests(note: WriteTrafficLine, trusted: number): Middleware {
  return ({ req, res, id, path }) => {
    // Read now, as all of it is gone or changed when the response has ended.
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

/** Records a response of a fast path. */
export type RecordServed = (
  method: string,
  known: UrlLogInfo,
  reader: ClientProfile,
  id: string,
  status: number,
) => void;

/** The same as `recordRequests` for responses of a fast path. */
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
  if (path.startsWith('/media/') || isDrawnCover(path)) return 'media';
  if (isApiCall(path)) return 'call';
  return PROBES.includes(path) ? 'health' : 'page';
}
