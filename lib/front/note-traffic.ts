import { hashToken, readToken } from '../auth/cookies';
import { clientAddress } from '../client-address';
import { countRequest, type RequestKind } from '../metrics/counts';
import { isLogged, withoutSecrets } from '../traffic/rules';
import type { TrafficLine } from '../traffic/schema';
import type { Ask } from './ask';
import { isAsset } from './assets';
import { isPublicPage } from './public-pages';
import { isCall, type Step } from './visit';

const AGENT_LENGTH = 200;
/** What is noted of somebody who left before there was an answer, as nginx does. */
const LEFT = 499;

type Note = ((line: TrafficLine) => void) | undefined;

/**
 * Counts every request when its answer has ended, and notes those that are no static file.
 *
 * @param note takes a line without waiting; nothing is noted without it
 * @param trusted how many proxies stand before the portal
 */
export function noteRequests(note: Note, trusted: number): Step {
  return ({ ask, answer, id, path }) => {
    const begin = note && beginLine(ask, id, trusted);
    answer.once('close', () => {
      const status = answer.headersSent ? answer.statusCode : LEFT;
      countRequest(kindOf(path), begin?.method ?? ask.method, status);
      if (begin && isLogged(path, status)) note?.(endLine(begin, ask, path, status));
    });
    return false;
  };
}

/** The same for an answer that has been given at once. */
export function noteTo(note: Note, trusted: number): (ask: Ask, id: string, status: number) => void {
  return (ask, id, status) => {
    const path = (ask.url ?? '').split('?', 1)[0] ?? '';
    countRequest(kindOf(path), ask.method, status);
    if (note && isLogged(path, status)) note(endLine(beginLine(ask, id, trusted), ask, path, status));
  };
}

type Beginning = Pick<TrafficLine, 'at' | 'requestId' | 'address' | 'method'> & { url: string };

/** Address and method are gone, or not what they were, when the answer has ended. */
function beginLine(ask: Ask, requestId: string, trusted: number): Beginning {
  const { method = '', url = '' } = ask;
  const forwarded = ask.headers['x-forwarded-for'];
  const address = clientAddress(
    Array.isArray(forwarded) ? forwarded.join() : forwarded,
    ask.socket.remoteAddress,
    trusted,
  );
  // Some systems name the network card behind an address, which no database takes for one.
  return { at: new Date(), requestId, address: address?.split('%', 1)[0], method, url };
}

const endLine = ({ url, ...begin }: Beginning, ask: Ask, path: string, status: number): TrafficLine => ({
  ...begin,
  path: withoutSecrets(url, isPublicPage(path)),
  status,
  session: sessionOf(ask.headers.cookie),
  userAgent: (ask.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
});

function kindOf(path: string): RequestKind {
  if (isAsset(path)) return 'asset';
  if (path.startsWith('/media/')) return 'media';
  if (isCall(path)) return 'call';
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'health' : 'page';
}

function sessionOf(cookie: string | undefined): Uint8Array | undefined {
  if (!cookie?.includes('portal-session')) return undefined;
  const token = readToken(new Headers({ cookie }), 'session');
  return token === undefined ? undefined : hashToken(token);
}
