import { noteTraffic } from '@/features/audit/traffic-log/recorder';
import { takeIn, wordsHeard } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';
import { takeStrayLines } from '@/lib/log/capture-console';
import { watchCache } from '@/lib/metrics/gauges';
import { shared } from '@/lib/process/shared';
import { openMetricsPort } from './answer-metrics';
import { readMetricsOfAll } from './ask-metrics';
import { assertDrawing } from './ask-ready';
import { PaceWatch } from './body-pace';
import { PageCache } from './cache/page-cache';
import { startClock } from './clock';
import { tellStopping } from './health';
import { hearForgotten } from './hear';
import { openUploadDoor } from './hold-uploads';
import { listen } from './listen';
import { openMediaDoor } from './media-door';
import { type FrontSettings, frontSteps } from './pipeline';
import { Processes } from './processes';
import { readyChecks } from './ready-checks';
import { securityHeaders } from './security-headers';
import { attempt, endWaiting, runSteps, type StartStep, startSteps, stopAll, stopSteps, timeStep } from './start';

const MEGABYTE = 1_048_576;
/** How long the speed of a body is averaged. */
const PACE_WINDOW_MS = 10_000;

/** What the server's entry drives: start, listen, and in the end stop. */
export type Front = {
  /** Runs the start steps. Throws an Error whose message is one line for the operator. */
  start: () => Promise<void>;
  /**
   * Starts the processes that draw pages, opens the port and gives the address to open in a browser; throws like `start`.
   *
   * @param file what such a process runs: the server's entry
   */
  listen: (file: string) => Promise<string>;
  /** Puts new processes in the place of those that draw pages, without a request being refused. */
  renew: () => Promise<void>;
  /** Ends a start that waits for its database: `start` throws. Afterwards it does nothing. */
  endWaiting: () => void;
  /** Finishes running requests, 10 s at most, and puts everything away. */
  stop: () => Promise<void>;
};

/**
 * Hands the front to the server's entry by way of `globalThis`.
 *
 * @param more start steps after the front's own: what fills a database that has just been made, what works beside the
 *   front; they are stopped in reverse order, before the front puts its own parts away
 */
export function openFront(more: readonly StartStep[] = []): Front {
  return shared('front', () => {
    const own = [timeStep(), ...more];
    let processes: Processes | undefined;
    /** What ends what runs, the latest first. */
    const running: StartStep[] = [];
    const keepRunning = (name: string, stop: () => unknown) => running.unshift({ name, run: () => undefined, stop });
    return {
      start: () => {
        takeStrayLines();
        return runSteps([...startSteps, ...own]);
      },
      listen: async (file) => {
        const cache = new PageCache(env.CACHE_MB * MEGABYTE, securityHeaders(env.production));
        watchCache('pages', () => ({ entries: cache.size, bytes: cache.bytes }));
        const drawing = new Processes(
          { file, args: (path, place) => ['--draw', path, String(place)] },
          env.WEB_CONCURRENCY,
        );
        processes = drawing;
        await attempt({ name: 'render processes', run: () => drawing.open() });
        keepRunning('render processes', () => drawing.close());
        const hearing = hearForgotten(cache, (message) => {
          takeIn(message);
          drawing.tell(message);
        });
        keepRunning('forgetting', hearing.stop);
        drawing.onJoin = () => drawing.tell({ listening: hearing.isListening(), word: wordsHeard() });
        const readMetrics = () => readMetricsOfAll(drawing.list());
        const { quick, steps } = frontSteps(settingsOf(drawing, readMetrics), { cache, pick: () => drawing.pick() });
        await hearing.begun;
        keepRunning(
          'clock',
          startClock((tags) => hearing.forget({ tags })),
        );
        await attempt({
          name: `port ${env.PORT}`,
          run: async () => {
            const open = await listen(steps, { port: env.PORT, host: env.HOST }, quick);
            keepRunning('port', open.close);
          },
        });
        const { METRICS_PORT: port, METRICS_HOST: host } = env;
        if (port === undefined) return env.SITE_URL;
        await attempt({
          name: `port ${port}`,
          run: async () => {
            const { close } = await openMetricsPort(host, port, readMetrics);
            keepRunning('metrics', close);
          },
        });
        return env.SITE_URL;
      },
      endWaiting,
      renew: async () => processes?.renew(),
      stop: async () => {
        tellStopping();
        await stopAll(running);
        await stopAll([...own].reverse());
        await stopAll(stopSteps);
      },
    };
  });
}

const settingsOf = (drawing: Processes, readMetrics: () => Promise<string>): FrontSettings => ({
  https: env.production,
  host: new URL(env.SITE_URL).host,
  trustedProxies: env.TRUSTED_PROXIES,
  media: openMediaDoor(() => drawing.pick()),
  uploads: openUploadDoor(() => drawing.pick()),
  pace: new PaceWatch({ windowMs: PACE_WINDOW_MS, bytesASecond: env.BODY_MIN_RATE }),
  oldPrefix: env.LEGACY_API_PREFIX,
  readyChecks: [...readyChecks, { name: 'drawing', run: () => assertDrawing(drawing.list()) }],
  offlineApp: env.OFFLINE_APP,
  limited: true,
  noteTraffic,
  metricsToken: env.METRICS_TOKEN,
  readMetrics,
});
