import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { createAgent, requestTimed } from '../bench/http-request.mjs';
import { Writer } from '../bench/writer.mjs';
import { buildStaffLogin, demo, logIn } from '../demo-accounts.mjs';

/** A category of the demo content. */
const CATEGORY = 1002;
const READERS = 4;
/** Pause after a piece of work, in milliseconds: people read and think. */
const pauses = { readers: 40, crawl: 120, publishing: 400, uploads: 1_500, exports: 2_500, logins: 1_500 };
const LINKS = /href="(\/[^"#?]*(?:\?[^"#]*)?)"/g;
/** Addresses that a crawler leaves out: files, calls and areas, and the links of mails. */
const LEFT_OUT = /^\/(?:_next|api|media|covers|opengraph|logout|login|worker|feed)|\.\w+$/;
/** Addresses that a crawler keeps for later, at most. */
const MOST_LINKS = 5_000;
const PICTURE = { width: 640, height: 480, channels: 3, background: '#888' };

/**
 * Starts mixed work on a portal with demo content: readers, a crawler, publishing, uploads, exports, and log-ins.
 *
 * @param {{ url: string, factor?: number, onRead?: (ms: number) => void }} wishes `factor` multiplies the pauses
 * @returns {{ done: Record<string, number>, failures: string[], stop: () => Promise<void> }} pieces of work done so far by kind
 */
export function startLoad({ url, factor = 1, onRead = () => undefined }) {
  const done = Object.fromEntries(Object.keys(pauses).map((kind) => [kind, 0]));
  const failures = [];
  const ending = new AbortController();
  const began = performance.now();
  const getMinute = () => Math.round((performance.now() - began) / 60_000);
  const agent = createAgent();
  const portal = { url, agent, onRead, links: ['/'], next: 0 };
  const repeat = async (kind, prepare) => {
    let work;
    while (!ending.signal.aborted) {
      try {
        work ??= await prepare(portal);
        await work();
        done[kind] += 1;
      } catch (error) {
        // The next piece begins anew, with a session of its own.
        work = undefined;
        failures.push(`${kind} in minute ${getMinute()}: ${error.message}`);
      }
      await wait(pauses[kind] * factor, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: READERS }, () => repeat('readers', prepareReader)),
    repeat('crawl', prepareCrawler),
    repeat('publishing', preparePublisher),
    repeat('uploads', prepareUploader),
    repeat('exports', prepareExporter),
    repeat('logins', prepareLogins),
  ]);
  return {
    done,
    failures,
    stop: async () => {
      ending.abort();
      await all;
      agent.destroy();
    },
  };
}

async function read({ url, agent }, path, how = {}) {
  const answer = await requestTimed(url + path, { agent, ...how });
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Reads the pages that the crawler has found, again and again; one of them may have been withdrawn meanwhile. */
const prepareReader = async (portal) => async () => {
  const { links, onRead } = portal;
  const path = links[Math.floor(Math.random() * Math.min(links.length, 200))];
  const { ms, status } = await requestTimed(portal.url + path, { agent: portal.agent });
  if (status >= 400 && status !== 404) throw new Error(`${path}: ${status}`);
  onRead(ms);
};

/** Follows every link of the site; a page that has gone meanwhile is none of its failures. */
const prepareCrawler = async (portal) => async () => {
  const path = portal.links[portal.next++ % portal.links.length];
  const answer = await requestTimed(portal.url + path, { agent: portal.agent, headers: { 'User-Agent': 'soakbot' } });
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  if (answer.status !== 200) {
    portal.links = portal.links.filter((link) => link !== path);
    return;
  }
  const found = [...answer.body.toString().matchAll(LINKS)].map(([, link]) => link.replaceAll('&amp;', '&'));
  const fresh = new Set(found.filter((link) => !LEFT_OUT.test(link)));
  for (const link of portal.links) fresh.delete(link);
  portal.links.push(...[...fresh].slice(0, Math.max(0, MOST_LINKS - portal.links.length)));
};

/** Writes, publishes, corrects and withdraws items. */
async function preparePublisher({ url }) {
  const writer = await new Writer(url, CATEGORY).logIn();
  return async () => {
    const item = await writer.write();
    await writer.publish(item);
    await writer.correct(item);
    await writer.withdraw(item);
  };
}

async function prepareUploader(portal) {
  const cookie = await logInOffice(portal.url);
  return async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 };
    const body = await sharp({ create: { ...PICTURE, noise } })
      .jpeg()
      .toBuffer();
    const headers = { Origin: portal.url, Cookie: cookie, 'Content-Type': 'image/jpeg' };
    await read(portal, `/api/v1/media?kind=image&name=${randomUUID()}.jpg`, { method: 'POST', headers, body });
  };
}

/** Lists as files; that of people needs a login of the last minutes, so each begins with one. */
const prepareExporter = async (portal) => async () => {
  const cookie = await logInOffice(portal.url);
  for (const [list, place] of [
    ['newsroom', 'college_news'],
    ['people', 'college_user'],
  ])
    for (const format of ['csv', 'xlsx'])
      await read(portal, `/api/v1/${list}/export?place=${place}&format=${format}`, {
        headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
      });
};

/** Log-ins of every office, and their way out. */
const prepareLogins = async (portal) => {
  const roles = ['college', 'VecProvince', 'iven', 'veccentraldep', 'veccentral', 'newseditors', 'VecAdmin'];
  let turn = 0;
  return async () => {
    const name = demo[roles[turn++ % roles.length]].usersystems_uname;
    const cookie = (await logIn(portal.url, buildStaffLogin(name))).join('; ');
    const headers = { Origin: portal.url, Cookie: cookie };
    await read(portal, '/logout', { method: 'POST', headers });
  };
};

const logInOffice = async (url) => (await logIn(url, buildStaffLogin(demo.college.usersystems_uname))).join('; ');
