import { randomUUID } from 'node:crypto';
import { describeError, log } from '../log';
import type { TrafficLine } from '../traffic/schema';
import type { Answer } from './answer';
import type { Ask } from './ask';
import { answerAssets } from './assets';
import { limitBody } from './body-limit';
import { refuseForeignForms } from './foreign-forms';
import { answerHealth, type ReadyCheck } from './health';
import { holdUploads } from './hold-uploads';
import { limitAsks } from './limit-asks';
import { answerMedia } from './media';
import type { MediaDoor } from './media-door';
import { noteRequests } from './note-traffic';
import { refuseOddities } from './oddities';
import { acceptOldPrefix } from './old-prefix';
import { PackedStore } from './packed-store';
import { refuse } from './refuse';
import { type Render, renderWith } from './render';
import { setSecurityHeaders } from './security-headers';
import { tellAddress } from './tell-address';
import type { Step, Visit } from './visit';
import { watch } from './watch';
import { prepareWorker } from './worker-file';

export type FrontSettings = {
  https: boolean;
  /** How many proxies before the portal are believed. */
  trustedProxies: number;
  developing: boolean;
  media: MediaDoor;
  oldPrefix: string | undefined;
  readyChecks: readonly ReadyCheck[];
  /** Whether readers' browsers may keep pages for reading without a network. */
  offlineApp: boolean;
  /** Takes a line of the traffic log; without it there is none. */
  noteTraffic?: (line: TrafficLine) => void;
  /** Whether the asks of an address are counted, which takes the database. */
  limited: boolean;
};

/** What every request passes, in this order; the first step that answers is the last. */
export function frontSteps(settings: FrontSettings, render: Render): readonly Step[] {
  const store = new PackedStore();
  const packing = {
    https: settings.https,
    strict: !settings.developing,
    store: settings.developing ? undefined : store,
  };
  return [
    watch,
    noteRequests(settings.noteTraffic, settings.trustedProxies),
    setSecurityHeaders(settings.https),
    refuseOddities,
    tellAddress(settings.trustedProxies),
    acceptOldPrefix(settings.oldPrefix),
    answerHealth(settings.readyChecks),
    answerMedia(settings.media),
    answerAssets(store),
    prepareWorker(settings.offlineApp),
    limitBody,
    refuseForeignForms,
    ...(settings.limited ? [limitAsks] : []),
    holdUploads,
    renderWith(render, packing),
  ];
}

/** Takes one request through the steps; a bug in one of them is logged and answered with 500. */
export async function passThrough(steps: readonly Step[], ask: Ask, answer: Answer): Promise<void> {
  const visit: Visit = { ask, answer, id: randomUUID(), path: (ask.url ?? '').split('?', 1)[0] ?? '' };
  try {
    for (const step of steps) if (await step(visit)) return;
  } catch (error) {
    log.error({ id: visit.id, error: describeError(error) }, 'the front failed');
    if (answer.headersSent) answer.destroy();
    else refuse(visit, 'broken');
  }
}
