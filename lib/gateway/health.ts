import { log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { withTimeout } from '@/lib/process/timeout';
import { isReadMethod, type Middleware } from './context';

/** A part without which the portal can't answer; it throws when the part is away. */
export type ReadinessCheck = { name: string; run: () => Promise<unknown> };

type Readiness = { ready: boolean; failing: string[]; parts: Readonly<Record<string, { ok: boolean; ms: number }>> };

/** A part that takes longer counts as away. */
const CHECK_MS = 2_000;
/** Many balancers that ask cost the parts one look a second. */
const CACHE_MS = 1_000;
/** Time in Retry-After, while a part is away. */
const RETRY_SECONDS = 5;

const lifecycleState = getSingleton('front.life', () => ({ stopping: false }));

/** From now on `/readyz` answers 503, so that balancers send nobody here any more. */
export function beginShutdown(): void {
  lifecycleState.stopping = true;
}

/**
 * `/healthz` tells that the process lives and touches nothing; `/readyz` that all its parts answer and it isn't stopping
 * (200), or which part doesn't (503).
 */
export function serveHealth(checks: readonly ReadinessCheck[]): Middleware {
  const look = cacheFor(CACHE_MS, () => runChecks(checks));
  return async ({ req, res, path }) => {
    if (!isReadMethod(req.method)) return false;
    if (path === '/healthz') return send(200, { alive: true });
    if (path !== '/readyz') return false;
    if (lifecycleState.stopping) return send(503, { ready: false, failing: ['stopping'], parts: {} });
    const state = await look();
    return send(state.ready ? 200 : 503, state);

    function send(status: number, body: object): true {
      if (status === 503) res.setHeader('Retry-After', RETRY_SECONDS);
      res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      res.end(req.method === 'HEAD' ? undefined : JSON.stringify(body));
      return true;
    }
  };
}

async function runChecks(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const results = await Promise.all(checks.map(async (check) => ({ name: check.name, ...(await runCheck(check)) })));
  const failing = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failing.length > 0) log.warn({ failing }, 'not ready');
  const parts = Object.fromEntries(results.map(({ name, ok, ms }) => [name, { ok, ms }]));
  return { ready: failing.length === 0, failing, parts };
}

/** Why a part is away stands in its own lines of the log, not in an answer that anybody may read. */
async function runCheck(check: ReadinessCheck): Promise<{ ok: boolean; ms: number }> {
  const begun = performance.now();
  const run = Promise.resolve()
    .then(check.run)
    .then(() => true)
    .catch(() => false);
  const ok = await withTimeout(CHECK_MS, run);
  return { ok: ok === true, ms: Math.round(performance.now() - begun) };
}

/** One look serves all who ask while it runs, and for so long after. */
function cacheFor<T>(ms: number, look: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; result: Promise<T> } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.result;
    const fresh = { until: Number.POSITIVE_INFINITY, result: look() };
    void fresh.result.finally(() => {
      fresh.until = performance.now() + ms;
    });
    kept = fresh;
    return fresh.result;
  };
}
