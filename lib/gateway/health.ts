import { log } from '@/lib/log/log';
import { shared } from '@/lib/process/shared';
import { within } from '@/lib/process/within';
import { isReading, type Step } from './visit';

/** A part without which the portal can't answer; it throws when the part is away. */
export type ReadyCheck = { name: string; run: () => Promise<unknown> };

type State = { ready: boolean; failing: string[]; parts: Readonly<Record<string, { ok: boolean; ms: number }>> };

/** A part that takes longer counts as away. */
const CHECK_MS = 2_000;
/** Many balancers that ask cost the parts one look a second. */
const KEPT_MS = 1_000;
/** Time in Retry-After, while a part is away. */
const RETRY_SECONDS = 5;

const life = shared('front.life', () => ({ stopping: false }));

/** From now on `/readyz` answers 503, so that balancers send nobody here any more. */
export function tellStopping(): void {
  life.stopping = true;
}

/**
 * `/healthz` tells that the process lives and touches nothing; `/readyz` that all its parts answer and it isn't stopping
 * (200), or which part doesn't (503).
 */
export function answerHealth(checks: readonly ReadyCheck[]): Step {
  const look = keepFor(KEPT_MS, () => lookAt(checks));
  return async ({ ask, answer, path }) => {
    if (!isReading(ask.method)) return false;
    if (path === '/healthz') return send(200, { alive: true });
    if (path !== '/readyz') return false;
    if (life.stopping) return send(503, { ready: false, failing: ['stopping'], parts: {} });
    const state = await look();
    return send(state.ready ? 200 : 503, state);

    function send(status: number, body: object): true {
      if (status === 503) answer.setHeader('Retry-After', RETRY_SECONDS);
      answer.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      answer.end(ask.method === 'HEAD' ? undefined : JSON.stringify(body));
      return true;
    }
  };
}

async function lookAt(checks: readonly ReadyCheck[]): Promise<State> {
  const results = await Promise.all(checks.map(async (check) => ({ name: check.name, ...(await tryOut(check)) })));
  const failing = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failing.length > 0) log.warn({ failing }, 'not ready');
  const parts = Object.fromEntries(results.map(({ name, ok, ms }) => [name, { ok, ms }]));
  return { ready: failing.length === 0, failing, parts };
}

/** Why a part is away stands in its own lines of the log, not in an answer that anybody may read. */
async function tryOut(check: ReadyCheck): Promise<{ ok: boolean; ms: number }> {
  const begun = performance.now();
  const run = Promise.resolve()
    .then(check.run)
    .then(() => true)
    .catch(() => false);
  const ok = await within(CHECK_MS, run);
  return { ok: ok === true, ms: Math.round(performance.now() - begun) };
}

/** One look serves all who ask while it runs, and for so long after. */
function keepFor<T>(ms: number, look: () => Promise<T>): () => Promise<T> {
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
