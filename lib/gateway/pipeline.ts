import type { Arrival } from '@/features/operation/arrivals/arrivals.schema';
import type { TrafficLine } from '@/lib/site/traffic-log.schema';
import { logSlowAndFailed } from './access-log';
import { limitBody } from './body-limit';
import type { BodyRateMonitor } from './body-rate';
import type { PageCache } from './cache/page-cache';
import type { FastPath, Middleware } from './context';
import { rejectCrossSiteForms } from './csrf';
import { dropDuplicateCookies } from './duplicate-cookies';
import { setForwardedFor } from './forwarded-headers';
import { type ReadinessCheck, serveHealth } from './health';
import { holdWrites } from './hold-writes';
import { acceptLegacyPrefix } from './legacy-prefix';
import { serveMedia } from './media';
import type { MediaAccess } from './media-access';
import { type ReadMetrics, serveMetrics } from './metrics-endpoint';
import { noteArrivals } from './note-arrivals';
import { proxyToWorker } from './proxy';
import { enforceRateLimit } from './rate-limit';
import { rejectMalformed } from './reject-malformed';
import { rejectRepeatedParams } from './reject-repeated-params';
import type { RenderWorkerClient } from './render-worker-client';
import { setSecurityHeaders } from './security-headers';
import { createUrlMemo, type PageSource, renderAndCache, serveCached, serveFast } from './serve-cached';
import { createCallMemo, serveCachedCalls, serveCallsFast } from './serve-cached-call';
import { prepareServiceWorker } from './service-worker';
import { createServedRecorder, recordRequests } from './traffic-log';
import { throttleUploads, type UploadAccess } from './upload-throttle';

export type GatewaySettings = {
  https: boolean;
  /** The site's own host, as readers reach it. */
  host: string;
  /** Number of trusted proxies in front of the portal. */
  trustedProxies: number;
  media: MediaAccess;
  uploads: UploadAccess;
  /** Minimum transfer rate of bodies. */
  bodyRate: BodyRateMonitor;
  legacyPrefix: string | undefined;
  readinessChecks: readonly ReadinessCheck[];
  /** True if browsers may store pages for offline reading. */
  offlineApp: boolean;
  /** Receives each line of the traffic log; without it there is no log. */
  recordTraffic?: (line: TrafficLine) => void;
  /** Receives how each request arrived; without it nothing is kept. */
  noteArrival?: (one: Arrival) => void;
  /** True while writes are rejected; without it they never are. */
  isInMaintenance?: () => boolean;
  /** True if requests are counted per address, which needs the database. */
  isRateLimited: boolean;
  /** Token for reading the metrics on the site's port; without one they can't be read there. */
  metricsToken?: string | undefined;
  readMetrics?: ReadMetrics;
};

/** Sources of pages: the cache first, then a render worker. */
export type Upstream = { cache: PageCache; pickWorker: () => Promise<RenderWorkerClient | undefined> };

/** The middleware that every request passes, in this order, until one answers. `quick` runs before all of it. */
export function createPipeline(
  settings: GatewaySettings,
  behind: Upstream,
): { quick: FastPath; steps: readonly Middleware[] } {
  const { trustedProxies, host } = settings;
  const pages: PageSource = { ...behind, host, trustedProxies };
  const known = createUrlMemo();
  const calls = createCallMemo();
  const note = createServedRecorder(settings.recordTraffic);
  const [givePage, giveCall] = [serveFast(pages, known, note), serveCallsFast(pages, calls, note)];
  const steps = [
    logSlowAndFailed,
    recordRequests(settings.recordTraffic, trustedProxies),
    setSecurityHeaders(settings.https),
    rejectMalformed,
    rejectRepeatedParams,
    ...(settings.noteArrival ? [noteArrivals(settings.noteArrival)] : []),
    setForwardedFor(trustedProxies),
    dropDuplicateCookies,
    acceptLegacyPrefix(settings.legacyPrefix),
    limitBody(settings.bodyRate),
    serveHealth(settings.readinessChecks),
    ...(settings.readMetrics ? [serveMetrics(settings.metricsToken, settings.readMetrics)] : []),
    serveMedia(settings.media),
    serveCached(pages, known),
    prepareServiceWorker(settings.offlineApp),
    rejectCrossSiteForms,
    ...(settings.isRateLimited ? [enforceRateLimit] : []),
    renderAndCache(pages, known),
    serveCachedCalls(pages, calls),
    ...(settings.isInMaintenance ? [holdWrites(settings.isInMaintenance)] : []),
    throttleUploads(settings.uploads),
    proxyToWorker(behind.pickWorker),
  ];
  const quick: FastPath = (ask, answer, goOn) => givePage(ask, answer, goOn) || giveCall(ask, answer, goOn);
  return { quick, steps };
}
