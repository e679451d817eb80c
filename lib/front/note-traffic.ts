import { hashToken, readToken } from '../auth/cookies';
import { clientAddress } from '../client-address';
import { isLogged, withoutSecrets } from '../traffic/rules';
import type { TrafficLine } from '../traffic/schema';
import { isPublicPage } from './public-pages';
import type { Step } from './visit';

const AGENT_LENGTH = 200;
/** What is noted of somebody who left before there was an answer, as nginx does. */
const LEFT = 499;

/**
 * Notes every request that is no static file, when its answer has ended.
 *
 * @param note takes a line without waiting; nothing is noted without it
 * @param trusted how many proxies stand before the portal
 */
export function noteRequests(note: ((line: TrafficLine) => void) | undefined, trusted: number): Step {
  return ({ ask, answer, id, path }) => {
    if (!note) return false;
    const at = new Date();
    const { method = '', url = '' } = ask;
    const forwarded = ask.headers['x-forwarded-for'];
    // Both are gone, or not what they were, when the answer has ended.
    const address = clientAddress(
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      ask.socket.remoteAddress,
      trusted,
    );
    answer.once('close', () => {
      const status = answer.headersSent ? answer.statusCode : LEFT;
      if (!isLogged(path, status)) return;
      note({
        at,
        requestId: id,
        // Some systems name the network card behind an address, which no database takes for one.
        address: address?.split('%', 1)[0],
        method,
        path: withoutSecrets(url, isPublicPage(path)),
        status,
        session: sessionOf(ask.headers.cookie),
        userAgent: (ask.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
      });
    });
    return false;
  };
}

function sessionOf(cookie: string | undefined): Uint8Array | undefined {
  if (!cookie?.includes('portal-session')) return undefined;
  const token = readToken(new Headers({ cookie }), 'session');
  return token === undefined ? undefined : hashToken(token);
}
