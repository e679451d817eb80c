import { log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { withTimeout } from '@/lib/process/timeout';
import { isReadMethod, type Middleware } from './context';

/** Check of a part without which the portal can't answer; `run` throws when the part is unavailable. */
export type ReadinessCheck = { name: string; run: () => Promise<unknown> };

type Readiness = { ready: boolean; failing: string[]; parts: Readonly<Record<string, { ok: boolean; ms: number }>> };

/** Timeout of a check; a part that takes longer counts as unavailable. */
const CHECK_MS = 2_000;
/** Time for which a result is reused, so that many polling balancers cost the parts one check a second. */
const CACHE_MS = 1_000;
/** Retry-After while a part is unavailable. */
const RETRY_SECONDS = 5;

const lifecycleState = getSingleton('gateway.lifecycle', () => ({ stopping: false }));

/** From now on `/readyz` answers 503, so that balancers send no more requests here. */
export function beginShutdown(): void {
  lifecycleState.stopping = true;
}

/**
 * `/healthz` says that the process is alive and touches nothing; `/readyz` that all its parts answer and it isn't
 * stopping (200), or which part doesn't (503).
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

/** Runs one check. The reason for a failure is in the part's own log lines, not in a response that anyone may read. */
async function runCheck(check: ReadinessCheck): Promise<{ ok: boolean; ms: number }> {
  const begun = performance.now();
  const run = Promise.resolve()
    .then(check.run)
    .then(() => true)
    .catch(() => false);
  const ok = await withTimeout(CHECK_MS, run);
  return { ok: ok === true, ms: Math.round(performance.now() - begun) };
}

/** Shares one result among all callers while it is computed, and for `ms` after. */
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
