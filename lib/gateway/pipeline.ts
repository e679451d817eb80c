import type { TrafficLine } from '@/lib/site/traffic-log.schema';
import { type ReadMetrics, serveMetrics } from './answer-metrics';
import { limitBody } from './body-limit';
import type { BodyRateMonitor } from './body-pace';
import type { PageCache } from './cache/page-cache';
import { rejectCrossSiteForms } from './foreign-forms';
import { createUrlMemo, type PageSource, renderAndCache, serveCached, serveFast } from './give-kept';
import { createCallMemo, serveCachedCalls, serveCallsFast } from './give-kept-call';
import { type ReadinessCheck, serveHealth } from './health';
import { throttleUploads, type UploadAccess } from './hold-uploads';
import { enforceRateLimit } from './limit-asks';
import { serveMedia } from './media';
import type { MediaAccess } from './media-door';
import { createServedRecorder, recordRequests } from './note-traffic';
import { rejectMalformed } from './oddities';
import { acceptLegacyPrefix } from './old-prefix';
import { proxyToWorker } from './pass-on';
import { rejectRepeatedParams } from './refuse-repeated';
import type { RenderWorkerClient } from './render-process';
import { setSecurityHeaders } from './security-headers';
import { dropDuplicateCookies } from './single-cookies';
import { setForwardedFor } from './tell-address';
import type { FastPath, Middleware } from './visit';
import { logSlowAndFailed } from './watch';
import { prepareServiceWorker } from './worker-file';

export type GatewaySettings = {
  https: boolean;
  /** The site's own host, as readers reach it. */
  host: string;
  /** How many proxies before the portal are believed. */
  trustedProxies: number;
  media: MediaAccess;
  uploads: UploadAccess;
  /** How fast bodies have to come. */
  bodyRate: BodyRateMonitor;
  legacyPrefix: string | undefined;
  readinessChecks: readonly ReadinessCheck[];
  /** Whether readers' browsers may keep pages for reading without a network. */
  offlineApp: boolean;
  /** Takes a line of the traffic log; without it there is none. */
  recordTraffic?: (line: TrafficLine) => void;
  /** Whether the asks of an address are counted, which takes the database. */
  isRateLimited: boolean;
  /** Whoever shows this token reads the metrics; without one nobody does. */
  metricsToken?: string | undefined;
  readMetrics?: ReadMetrics;
};

/** Whom the front asks for what it doesn't have: kept answers first, then a process that draws them. */
export type Upstream = { cache: PageCache; pickWorker: () => Promise<RenderWorkerClient | undefined> };

/** What every request passes, in this order; the first step that answers is the last. `quick` comes before all. */
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
    throttleUploads(settings.uploads),
    proxyToWorker(behind.pickWorker),
  ];
  const quick: FastPath = (ask, answer, goOn) => givePage(ask, answer, goOn) || giveCall(ask, answer, goOn);
  return { quick, steps };
}
