import { can } from '@/lib/auth/access';
import { readToken } from '@/lib/auth/cookies';
import { findViewer } from '@/lib/auth/sessions';
import { type Viewer, visitor } from '@/lib/auth/viewer';
import { assertWritable } from '@/lib/db/migrate/readiness';
import { isOutage } from '@/lib/errors/errors';
import { collectMetrics } from '@/lib/metrics/metrics';
import { withTimeout } from '@/lib/process/timeout';
import type { Middleware } from './context';
import { canOpen, findFileAccess } from './media-access.queries';
import { INTERNAL_CALL_HEADER, INTERNAL_PATHS } from './render-worker-client';

const UNAVAILABLE = 503;
/** Timeout of the readiness call: a little less than that of a readiness check. */
const READY_MS = 1_500;

type InternalQuery = { query: URLSearchParams; cookie: string | undefined; name: string };

/** Handlers of the gateway's internal calls, by path, for what it can't know itself. */
const routes: Readonly<Record<string, (question: InternalQuery) => Promise<unknown>>> = {
  [INTERNAL_PATHS.metrics]: ({ name }) => collectMetrics(name),
  [INTERNAL_PATHS.ready]: () => withTimeout(READY_MS, assertWritable()),
  [INTERNAL_PATHS.verdict]: async ({ query }) => (await findFileAccess(query.get('hash') ?? '')) ?? null,
  [INTERNAL_PATHS.mayOpen]: async ({ query, cookie }) =>
    canOpen(query.get('hash') ?? '', await findCookieViewer(cookie), query.get('key') ?? undefined),
  [INTERNAL_PATHS.uploader]: async ({ cookie }) => {
    const viewer = await findCookieViewer(cookie);
    return can(viewer, 'news.write') ? (viewer.accountId ?? null) : null;
  },
};

async function findCookieViewer(cookie: string | undefined): Promise<Viewer> {
  const token = readToken(new Headers(cookie === undefined ? {} : { cookie }), 'session');
  return token ? findViewer(token, false) : visitor;
}

/**
 * Answers the gateway's internal calls. They carry a header that it lets no client send.
 *
 * @param name of this process in the metrics
 */
export function serveInternal(name: () => string): Middleware {
  return async ({ req, res, path }) => {
    const make = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!make || req.headers[INTERNAL_CALL_HEADER] === undefined) return false;
    const query = new URLSearchParams((req.url ?? '').slice(path.length + 1));
    const given = await make({ query, cookie: req.headers.cookie, name: name() }).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
      return undefined;
    });
    res.writeHead(given === undefined ? UNAVAILABLE : 200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(given ?? null));
    return true;
  };
}
