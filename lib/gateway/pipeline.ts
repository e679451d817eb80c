import type { TrafficLine } from '@/lib/site/traffic-log.schema';
import { answerMetrics, type ReadMetrics } from './answer-metrics';
import { limitBody } from './body-limit';
import type { PaceWatch } from './body-pace';
import type { PageCache } from './cache/page-cache';
import { refuseForeignForms } from './foreign-forms';
import { giveAtOnce, giveKept, knownAddresses, makeKept, type Pages } from './give-kept';
import { giveCallsAtOnce, giveKeptCalls, knownCalls } from './give-kept-call';
import { answerHealth, type ReadyCheck } from './health';
import { holdUploads, type UploadDoor } from './hold-uploads';
import { limitAsks } from './limit-asks';
import { answerMedia } from './media';
import type { MediaDoor } from './media-door';
import { noteRequests, noteTo } from './note-traffic';
import { refuseOddities } from './oddities';
import { acceptOldPrefix } from './old-prefix';
import { passOn } from './pass-on';
import { refuseRepeated } from './refuse-repeated';
import type { RenderProcess } from './render-process';
import { setSecurityHeaders } from './security-headers';
import { keepSingleCookies } from './single-cookies';
import { tellAddress } from './tell-address';
import type { Quick, Step } from './visit';
import { watch } from './watch';
import { prepareWorker } from './worker-file';

export type FrontSettings = {
  https: boolean;
  /** The site's own host, as readers reach it. */
  host: string;
  /** How many proxies before the portal are believed. */
  trustedProxies: number;
  media: MediaDoor;
  uploads: UploadDoor;
  /** How fast bodies have to come. */
  pace: PaceWatch;
  oldPrefix: string | undefined;
  readyChecks: readonly ReadyCheck[];
  /** Whether readers' browsers may keep pages for reading without a network. */
  offlineApp: boolean;
  /** Takes a line of the traffic log; without it there is none. */
  noteTraffic?: (line: TrafficLine) => void;
  /** Whether the asks of an address are counted, which takes the database. */
  limited: boolean;
  /** Whoever shows this token reads the metrics; without one nobody does. */
  metricsToken?: string | undefined;
  readMetrics?: ReadMetrics;
};

/** Whom the front asks for what it doesn't have: kept answers first, then a process that draws them. */
export type Behind = { cache: PageCache; pick: () => Promise<RenderProcess | undefined> };

/** What every request passes, in this order; the first step that answers is the last. `quick` comes before all. */
export function frontSteps(settings: FrontSettings, behind: Behind): { quick: Quick; steps: readonly Step[] } {
  const { trustedProxies, host } = settings;
  const pages: Pages = { ...behind, host, trustedProxies };
  const known = knownAddresses();
  const calls = knownCalls();
  const note = noteTo(settings.noteTraffic);
  const [givePage, giveCall] = [giveAtOnce(pages, known, note), giveCallsAtOnce(pages, calls, note)];
  const steps = [
    watch,
    noteRequests(settings.noteTraffic, trustedProxies),
    setSecurityHeaders(settings.https),
    refuseOddities,
    refuseRepeated,
    tellAddress(trustedProxies),
    keepSingleCookies,
    acceptOldPrefix(settings.oldPrefix),
    limitBody(settings.pace),
    answerHealth(settings.readyChecks),
    ...(settings.readMetrics ? [answerMetrics(settings.metricsToken, settings.readMetrics)] : []),
    answerMedia(settings.media),
    giveKept(pages, known),
    prepareWorker(settings.offlineApp),
    refuseForeignForms,
    ...(settings.limited ? [limitAsks] : []),
    makeKept(pages, known),
    giveKeptCalls(pages, calls),
    holdUploads(settings.uploads),
    passOn(behind.pick),
  ];
  const quick: Quick = (ask, answer, goOn) => givePage(ask, answer, goOn) || giveCall(ask, answer, goOn);
  return { quick, steps };
}
