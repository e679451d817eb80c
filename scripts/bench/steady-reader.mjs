import { setTimeout as wait } from 'node:timers/promises';

/**
 * Reads pages at a steady rate: a slow response does not delay the next request.
 *
 * @param {{ everyMs: number, isOver: () => boolean, getUrl: (turn: number) => string, note: (ms: number) => void }} how
 *   `note` gets the time of every response, infinite for one that failed
 */
export async function readSteadily({ everyMs, isOver, getUrl, note }) {
  const under = new Set();
  for (let turn = 0; !isOver(); turn++) {
    const began = performance.now();
    const one = fetch(getUrl(turn))
      .then((reply) => reply.text().then(() => note(reply.ok ? performance.now() - began : Number.POSITIVE_INFINITY)))
      .catch(() => note(Number.POSITIVE_INFINITY))
      .finally(() => under.delete(one));
    under.add(one);
    await wait(everyMs);
  }
  await Promise.all(under);
}
