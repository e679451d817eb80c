import type { GatewayRequest } from './gateway-request';

/** A request is drained while something arrives in each round, for at most this many rounds. */
const ROUND_MS = 1_000;
const ROUNDS = 15;

/**
 * Discards the rest of a request's body, and calls `done` once: at its end, or when the client sends nothing for a
 * second, or is not through after 15 seconds.
 *
 * @param bytes maximum to discard; by default the body's own limit still applies
 */
export function drainRequest(ask: GatewayRequest, done: () => void, bytes?: number): void {
  let rounds = 0;
  let heard = ask.receivedBytes;
  const timer = setInterval(() => {
    rounds += 1;
    if (ask.receivedBytes === heard || rounds === ROUNDS) end();
    heard = ask.receivedBytes;
  }, ROUND_MS);
  const end = () => {
    clearInterval(timer);
    done();
  };
  timer.unref();
  ask.drain(end, bytes);
}
