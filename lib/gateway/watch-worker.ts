import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';

/** Interval of the questions; silence after which a worker gets no new request if another answers; and one that ends it. */
const ASK_MS = 2_000;
const SILENT_MS = 6_000;
const HUNG_MS = 30_000;

/** Question of the gateway and answer of the worker, over the channel between them. */
export const pingMessage = z.object({ ping: z.literal(true) });
const pongMessage = z.object({ pong: z.literal(true) });

/** The part of a child process that is used here. */
type WatchedWorker = {
  connected: ChildProcess['connected'];
  on: (event: 'message', hear: (message: unknown) => void) => unknown;
  send: (message: object, sent: () => void) => unknown;
};

/** Watch over one worker. */
export type WorkerWatch = { isSilent: () => boolean; stop: () => void };

/**
 * Asks a worker every other second whether it still does anything. A process can stop without ending, and its requests
 * would then wait for ever.
 *
 * @param onHung called once, after half a minute of silence; only for a worker that has answered before
 */
export function watchWorker(child: WatchedWorker, onHung: () => void): WorkerWatch {
  let answeredAt: number | undefined;
  let lookedAt = performance.now();
  const getSilenceMs = () => (answeredAt === undefined ? 0 : performance.now() - answeredAt);
  child.on('message', (message) => {
    if (pongMessage.safeParse(message).success) answeredAt = performance.now();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    // While this process was held up itself, nobody's answer could arrive.
    if (answeredAt !== undefined && now - lookedAt > 2 * ASK_MS) answeredAt = now;
    lookedAt = now;
    if (getSilenceMs() > HUNG_MS) {
      clearInterval(timer);
      onHung();
    } else if (child.connected) child.send({ ping: true }, () => undefined);
  }, ASK_MS);
  timer.unref();
  return { isSilent: () => getSilenceMs() > SILENT_MS, stop: () => clearInterval(timer) };
}
