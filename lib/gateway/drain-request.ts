import type { GatewayRequest } from './gateway-request';

/** A client is listened to while something arrives in each of so many rounds. */
const ROUND_MS = 1_000;
const ROUNDS = 15;

/**
 * Throws away the rest of a request's body, and calls `done` once: at its end, or when the client sends nothing for a
 * second, or is not through after 15 seconds.
 *
 * @param bytes hears so many at most; unless given, the limit of the body holds on
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
