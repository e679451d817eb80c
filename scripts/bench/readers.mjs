import { createAgent, requestTimed } from './http-request.mjs';

/** No listener any more: a load balancer tries another instance. */
const GONE = 'ECONNREFUSED';
const RESET = 'ECONNRESET';

/**
 * Starts readers that request one URL after the other until the portal is gone or `stop` is called, and record every
 * request without a response, or with a server error.
 *
 * @returns {{ stop: () => Promise<{ answered: number, failures: string[], reset: number }> }}
 */
export function startReaders(site, paths, count) {
  const agent = createAgent(count);
  const failures = [];
  let answered = 0;
  let reset = 0;
  let running = true;
  const read = async (_, who) => {
    for (let turn = who; running; turn++) {
      try {
        const { status } = await requestTimed(site + paths[turn % paths.length], { agent });
        answered++;
        if (status >= 500) failures.push(`status ${status}`);
      } catch (error) {
        if (error.code === GONE) return;
        // A connection that the server never accepted: a load balancer tries another instance, as for a refused one.
        if (error.code === RESET && !error.reused) {
          reset++;
          continue;
        }
        failures.push(`${error.code ?? error.message}${error.reused ? ' on a kept connection' : ''}`);
      }
    }
  };
  const all = Promise.all(Array.from({ length: count }, read));
  return {
    stop: async () => {
      running = false;
      await all;
      agent.destroy();
      return { answered, failures, reset };
    },
  };
}
