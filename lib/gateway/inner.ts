import { can } from '@/lib/auth/access';
import { readToken } from '@/lib/auth/cookies';
import { findViewer } from '@/lib/auth/sessions';
import { type Viewer, visitor } from '@/lib/auth/viewer';
import { assertWritable } from '@/lib/db/migrate/ready';
import { isOutage } from '@/lib/errors/errors';
import { collectMetrics } from '@/lib/metrics/metrics';
import { within } from '@/lib/process/within';
import { mayOpen, readVerdict } from './media-access.queries';
import { INNER_HEADER, INNER_PATHS } from './render-process';
import type { Step } from './visit';

const AWAY = 503;
/** As long as a balancer's question waits for any part, and a little less. */
const READY_MS = 1_500;

type Question = { query: URLSearchParams; cookie: string | undefined; name: string };

/** What the front asks a process that draws, as it loads no nouns itself. */
const answers: Readonly<Record<string, (question: Question) => Promise<unknown>>> = {
  [INNER_PATHS.metrics]: ({ name }) => collectMetrics(name),
  [INNER_PATHS.ready]: () => within(READY_MS, assertWritable()),
  [INNER_PATHS.verdict]: async ({ query }) => (await readVerdict(query.get('hash') ?? '')) ?? null,
  [INNER_PATHS.mayOpen]: async ({ query, cookie }) =>
    mayOpen(query.get('hash') ?? '', await viewerOf(cookie), query.get('key') ?? undefined),
  [INNER_PATHS.uploader]: async ({ cookie }) => {
    const viewer = await viewerOf(cookie);
    return can(viewer, 'news.write') ? (viewer.accountId ?? null) : null;
  },
};

async function viewerOf(cookie: string | undefined): Promise<Viewer> {
  const token = readToken(new Headers(cookie === undefined ? {} : { cookie }), 'session');
  return token ? findViewer(token, false) : visitor;
}

/**
 * Answers the front's own questions. They carry a header that it lets nobody else send.
 *
 * @param name of this process in the figures
 */
export function answerInner(name: () => string): Step {
  return async ({ ask, answer, path }) => {
    const make = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (!make || ask.headers[INNER_HEADER] === undefined) return false;
    const query = new URLSearchParams((ask.url ?? '').slice(path.length + 1));
    const given = await make({ query, cookie: ask.headers.cookie, name: name() }).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
      return undefined;
    });
    answer.writeHead(given === undefined ? AWAY : 200, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify(given ?? null));
    return true;
  };
}
