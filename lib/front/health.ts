import { isReading, type Step } from './visit';

/** A part without which the portal can't answer; it throws when the part is away. */
export type ReadyCheck = { name: string; run: () => Promise<unknown> };

const CHECK_MS = 2_000;

/** `/healthz` tells that the process lives, `/readyz` that all its parts answer (200) or which don't (503). */
export function answerHealth(checks: readonly ReadyCheck[]): Step {
  return async ({ ask, answer, path }) => {
    if (!isReading(ask.method)) return false;
    if (path === '/healthz') return send(200, { alive: true });
    if (path !== '/readyz') return false;
    const results = await Promise.all(checks.map(async (check) => ({ name: check.name, ok: await passes(check) })));
    const failing = results.filter(({ ok }) => !ok).map(({ name }) => name);
    return send(failing.length === 0 ? 200 : 503, { ready: failing.length === 0, failing });

    function send(status: number, body: object): true {
      answer.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      answer.end(JSON.stringify(body));
      return true;
    }
  };
}

function passes(check: ReadyCheck): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, CHECK_MS, false).unref());
  const run = Promise.resolve()
    .then(check.run)
    .then(() => true)
    .catch(() => false);
  return Promise.race([run, late]);
}
