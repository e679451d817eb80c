import { isLogged, withoutSecrets } from '@/features/audit/traffic-log/traffic-log.rules';
import { countRequest, type RequestKind } from '@/lib/metrics/counts';
import type { TrafficLine, TrafficReader } from '@/lib/site/traffic-log.schema';
import { isAsset } from './assets';
import { isPublicPage } from './public-pages';
import { type Reader, readReader } from './reader';
import { isCall, type Step } from './visit';

/** What is noted of somebody who left before there was an answer, as nginx does. */
export const LEFT = 499;
const PROBES = ['/healthz', '/readyz', '/metrics'];

type Note = ((line: TrafficLine) => void) | undefined;

/** What counting and noting need to know of an address. */
export type NotedAddress = { kind: RequestKind; written: string; logged: boolean };

/** Reads an address that will be asked for again and is answered without an error. */
export function notedAddress(url: string): NotedAddress {
  const path = pathOf(url);
  return { kind: kindOf(path), written: withoutSecrets(url, isPublicPage(path)), logged: isLogged(path, 200) };
}

/**
 * Counts every request when its answer has ended, and notes those that are no static file.
 *
 * @param note takes a line without waiting; nothing is noted without it
 * @param trusted how many proxies stand before the portal
 */
export function noteRequests(note: Note, trusted: number): Step {
  return ({ ask, answer, id, path }) => {
    // All of it is gone, or not what it was, when the answer has ended.
    const [at, { method = '', url = '' }, { who }] = [new Date(), ask, readReader(ask, trusted)];
    answer.once('close', () => {
      const status = answer.headersSent ? answer.statusCode : LEFT;
      countRequest(kindOf(path), method, status);
      if (!note || !isLogged(path, status)) return;
      note(lineOf({ at, requestId: id, method, path: withoutSecrets(url, isPublicPage(path)), status }, who));
    });
    return false;
  };
}

/** Takes what is known of an answer that has been given at once. */
export type NoteGiven = (method: string, known: NotedAddress, reader: Reader, id: string, status: number) => void;

/** The same as `noteRequests` for answers that have been given at once. */
export function noteTo(note: Note): NoteGiven {
  return (method, { kind, written, logged }, { who }, id, status) => {
    countRequest(kind, method, status);
    if (note && logged) note(lineOf({ at: new Date(), requestId: id, method, path: written, status }, who));
  };
}

const lineOf = (
  { at, requestId, method, path, status }: Pick<TrafficLine, 'at' | 'requestId' | 'method' | 'path' | 'status'>,
  reader: TrafficReader,
): TrafficLine => ({ at, requestId, reader, method, path, status });

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function kindOf(path: string): RequestKind {
  if (isAsset(path)) return 'asset';
  if (path.startsWith('/media/')) return 'media';
  if (isCall(path)) return 'call';
  return PROBES.includes(path) ? 'health' : 'page';
}
