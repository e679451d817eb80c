import { AppError } from '@/lib/errors/errors';
import type { Budget } from '@/lib/http/rate-limit/limits';
import { consumePoints } from '@/lib/http/rate-limit/requests';
import { type GatewayContext, isLegacyCall, isReadMethod, type Middleware } from './context';
import { rejectRequest } from './reject';

/** How dear a class of requests is; the first one that fits counts. */
type Cost = { reads: boolean; path: RegExp; points: number; budget?: Budget };

/**
 * What takes more or less than a page. Exports and PDFs hold a process for seconds, logins and uploads a worker; what every
 * open page asks again and again is answered from memory.
 */
const costs: readonly Cost[] = [
  { reads: true, path: /^\/api\/v1\/online\/?$/, points: 0 },
  { reads: false, path: /^\/api\/v1\/presence\/?$/, points: 1, budget: 'presence' },
  { reads: true, path: /^\/api\/v1\/(?:(?:\w+\/)*export|my-data|reports\/\w+|imports\/\d+\/results)\/?$/, points: 10 },
  { reads: false, path: /^\/(?:api\/auth|login)(?:\/|$)/, points: 5 },
  { reads: false, path: /^\/(?:api\/)?(?:login|password|send)[A-Za-z_.]*\.php$/, points: 5 },
  { reads: false, path: /^\/api\/v1\/(?:media|imports)\/?$/, points: 5 },
];
/** Everything else: pages and questions, the calls of the old contract, which all are POST, and what writes. */
const PAGE_POINTS = 1;
const WRITE_POINTS = 2;

/** What is proposed while somebody types: many small questions, which are no searches. */
const SUGGESTIONS = '/api/v1/suggest';
/** The parameters that hold what is looked for. */
const SEARCH = /[?&](?:search|q)=[^&]/;

/**
 * Takes the price of what has to be rendered, queried or written from the minute's budget of a client, and refuses what is
 * too much. What is given from memory never comes here.
 */
export const enforceRateLimit: Middleware = (visit) => {
  const { req, res } = visit;
  const forwarded = req.headers['x-forwarded-for'];
  const asker = { address: typeof forwarded === 'string' ? forwarded : undefined };
  const { points, budget = 'asks' } = getCost(visit);
  try {
    if (points > 0) consumePoints(budget, asker, points);
    if (isSearch(visit)) consumePoints('searches', asker);
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    res.setHeader('Retry-After', error.retryAfterSeconds ?? 1);
    return rejectRequest(visit, 'limited');
  }
};

function getCost({ req, path }: GatewayContext): Pick<Cost, 'points' | 'budget'> {
  const reads = isReadMethod(req.method);
  const special = costs.find((cost) => cost.reads === reads && cost.path.test(path));
  return special ?? { points: reads || isLegacyCall(path) ? PAGE_POINTS : WRITE_POINTS };
}

const isSearch = ({ req, path }: GatewayContext): boolean =>
  isReadMethod(req.method) && path !== SUGGESTIONS && SEARCH.test(req.url ?? '');
