import { env } from '../env';
import { describeError, log } from '../log';
import { shared } from '../shared';
import { noteTraffic } from '../traffic/recorder';
import { explain } from './fault';
import { type Listening, listen } from './listen';
import { openMediaDoor } from './media-door';
import { frontSteps } from './pipeline';
import type { Render } from './render';
import { readyChecks, type StartStep, startSteps, stopSteps } from './start';

/** What the server's entry drives: start, listen, and in the end stop. */
export type Front = {
  /** Runs the start steps. Throws an Error whose message is one line for the operator. */
  start: () => Promise<void>;
  /** Opens the port and gives the address to open in a browser; throws like `start`. */
  listen: (render: Render) => Promise<string>;
  /** Finishes running requests, 10 s at most, and puts everything away. */
  stop: () => Promise<void>;
};

/**
 * Hands the front to the server's entry by way of `globalThis`.
 *
 * @param more start steps after the front's own: what fills a database that has just been made, what works in the
 *   background; they are stopped in reverse order, before the front puts its own parts away
 */
export function openFront(more: readonly StartStep[] = []): Front {
  return shared('front', () => {
    let open: Listening | undefined;
    return {
      start: async () => {
        for (const step of [...startSteps, ...more]) await attempt(step);
      },
      listen: async (render) => {
        const settings = {
          https: env.production,
          developing: process.env.NODE_ENV === 'development',
          trustedProxies: env.TRUSTED_PROXIES,
          media: openMediaDoor(),
          oldPrefix: env.LEGACY_API_PREFIX,
          readyChecks,
          offlineApp: env.OFFLINE_APP,
          limited: true,
          noteTraffic,
        };
        await attempt({
          name: `port ${env.PORT}`,
          run: async () => {
            open = await listen(frontSteps(settings, render), env.HOST, env.PORT);
          },
        });
        return env.SITE_URL;
      },
      stop: async () => {
        await open?.close();
        const running = more.flatMap(({ name, stop }) => (stop ? [{ name, run: stop }] : [])).reverse();
        for (const { name, run } of [...running, ...stopSteps]) {
          await Promise.resolve(run()).catch((error: unknown) =>
            log.error({ step: name, error: describeError(error) }, 'a part did not stop'),
          );
        }
      },
    };
  });
}

async function attempt({ name, run }: StartStep): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(explain(error, name), { cause: error });
  }
}
