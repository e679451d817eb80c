import { recordTrafficLine } from '@/features/audit/traffic-log/recorder';
import { noteArrival } from '@/features/operation/arrivals/arrivals';
import { isInMaintenance } from '@/features/operation/maintenance/watch';
import { readOperationMetrics } from '@/features/operation/metrics/metrics.queries';
import { applyControlMessage, getEpoch } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';
import { captureConsole } from '@/lib/log/capture-console';
import { registerCacheGauge } from '@/lib/metrics/gauges';
import { renderMetrics } from '@/lib/metrics/metrics';
import { setSharedGauges } from '@/lib/metrics/shared';
import { getSingleton } from '@/lib/process/singleton';
import { BodyRateMonitor } from './body-rate';
import { PageCache } from './cache/page-cache';
import { startExpiryTimer } from './expiry-timer';
import { beginShutdown } from './health';
import { callInternal } from './internal-call';
import { listenForInvalidations } from './invalidation-listener';
import {
  createTimeSyncTask,
  endWaiting,
  runStartupTask,
  runStartupTasks,
  type StartupTask,
  shutdownTasks,
  startupTasks,
  stopTasks,
} from './lifecycle';
import { listen } from './listen';
import { createMediaAccess } from './media-access';
import { openMetricsPort } from './metrics-endpoint';
import { createPipeline, type GatewaySettings } from './pipeline';
import { readinessChecks } from './readiness-checks';
import { INTERNAL_PATHS, type RenderWorkerClient } from './render-worker-client';
import { RenderWorkerPool } from './render-worker-pool';
import { buildSecurityHeaders } from './security-headers';
import { createUploadAccess } from './upload-throttle';
import { assertWorkersReady } from './worker-readiness';

const MEGABYTE = 1_048_576;
/** Window over which the transfer rate of a body is averaged. */
const PACE_WINDOW_MS = 10_000;

/** Interface for the server's entry: start, listen, and in the end stop. */
export type Gateway = {
  /** Runs the startup tasks. Throws an Error whose message is one line for the operator. */
  start: () => Promise<void>;
  /**
   * Starts the render workers, opens the port and returns the address to open in a browser; throws like `start`.
   *
   * @param file entry file of a render worker: the server's own
   */
  listen: (file: string) => Promise<string>;
  /** Replaces the render workers by new ones, without refusing a request. */
  renew: () => Promise<void>;
  /** Aborts a start that waits for its database: `start` throws. Has no effect afterwards. */
  endWaiting: () => void;
  /** Finishes running requests, 10 s at most, and releases everything. */
  stop: () => Promise<void>;
};

/**
 * Registers the gateway on `globalThis` for the server's entry.
 *
 * @param more startup tasks after the gateway's own: seeding a new database, work beside the gateway. They are stopped
 *   in reverse order, after the port has closed and before the database is disconnected
 */
export function createGateway(more: readonly StartupTask[] = []): Gateway {
  return getSingleton('gateway', () => {
    const own = [createTimeSyncTask(), ...more];
    let processes: RenderWorkerPool | undefined;
    /** Stop functions of everything that runs, the latest first. */
    const running: StartupTask[] = [];
    const keepRunning = (name: string, stop: () => unknown) => running.unshift({ name, run: () => undefined, stop });
    return {
      start: () => {
        captureConsole();
        return runStartupTasks([...startupTasks, ...own]);
      },
      listen: async (file) => {
        const cache = new PageCache(env.CACHE_MB * MEGABYTE, buildSecurityHeaders(env.production));
        setSharedGauges(readOperationMetrics);
        registerCacheGauge('pages', () => ({ entries: cache.size, bytes: cache.bytes }));
        const drawing = new RenderWorkerPool(
          { file, args: (path, place) => ['--draw', path, String(place)] },
          env.WEB_CONCURRENCY,
        );
        processes = drawing;
        await runStartupTask({ name: 'render processes', run: () => drawing.open() });
        keepRunning('render processes', () => drawing.close());
        const hearing = listenForInvalidations(cache, (message) => {
          applyControlMessage(message);
          drawing.broadcast(message);
        });
        keepRunning('invalidation listener', hearing.stop);
        drawing.onWorkerStarted = () => drawing.broadcast({ listening: hearing.isListening(), word: getEpoch() });
        const readMetrics = () => collectAllMetrics(drawing.list());
        const { quick, steps } = createPipeline(buildSettings(drawing, readMetrics), {
          cache,
          pickWorker: () => drawing.pickLeastBusy(),
        });
        await hearing.begun;
        keepRunning(
          'clock',
          startExpiryTimer((tags) => hearing.forget({ tags })),
        );
        await runStartupTask({
          name: `port ${env.PORT}`,
          run: async () => {
            const open = await listen(steps, { port: env.PORT, host: env.HOST }, quick);
            keepRunning('port', open.close);
          },
        });
        const { METRICS_PORT: port, METRICS_HOST: host } = env;
        if (port === undefined) return env.SITE_URL;
        await runStartupTask({
          name: `port ${port}`,
          run: async () => {
            const { close } = await openMetricsPort(host, port, readMetrics);
            keepRunning('metrics', close);
          },
        });
        return env.SITE_URL;
      },
      endWaiting,
      renew: async () => processes?.restartAll(),
      stop: async () => {
        beginShutdown();
        await stopTasks(running);
        await stopTasks([...own].reverse());
        await stopTasks(shutdownTasks);
      },
    };
  });
}

const buildSettings = (drawing: RenderWorkerPool, readMetrics: () => Promise<string>): GatewaySettings => ({
  https: env.production,
  host: new URL(env.SITE_URL).host,
  trustedProxies: env.TRUSTED_PROXIES,
  media: createMediaAccess(() => drawing.pickLeastBusy()),
  uploads: createUploadAccess(() => drawing.pickLeastBusy()),
  bodyRate: new BodyRateMonitor({ windowMs: PACE_WINDOW_MS, bytesASecond: env.BODY_MIN_RATE }),
  legacyPrefix: env.LEGACY_API_PREFIX,
  readinessChecks: [...readinessChecks, { name: 'drawing', run: () => assertWorkersReady(drawing.list()) }],
  offlineApp: env.OFFLINE_APP,
  isInMaintenance,
  isRateLimited: true,
  recordTraffic: recordTrafficLine,
  noteArrival: (one) => noteArrival(one),
  metricsToken: env.METRICS_TOKEN,
  readMetrics,
});

/** Metrics of this process and all render workers as Prometheus text; a worker that doesn't answer is left out. */
async function collectAllMetrics(processes: readonly RenderWorkerClient[]): Promise<string> {
  const ask = (process: RenderWorkerClient) => callInternal(process, INTERNAL_PATHS.metrics).catch(() => undefined);
  return renderMetrics(await Promise.all(processes.map(ask)));
}
