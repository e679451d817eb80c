import { setTimeout as wait } from 'node:timers/promises';
import { drawRequest } from './draw.mjs';
import { areSame, isPublicForSession, judge } from './judge.mjs';
import { send } from './send.mjs';
import { fromSymbols, toSymbols } from './symbols.mjs';

/** Number of concurrent requests. */
const AT_ONCE = 6;
/** Interval, in requests, at which ended sessions are renewed. */
const RENEW_EVERY = 400;
/** Retries after a 503, which is legitimate if it is temporary. */
const AGAIN = { times: 5, ms: 2_000 };

/**
 * Sends requests until `isOver`, and judges every response.
 *
 * @param {{ seed: number, only: readonly string[], isOver: (number: number) => boolean, world: object, host: string,
 *   port: number, sessions: import('./accounts.mjs').Sessions, client: import('pg').Client, findings:
 *   import('./findings.mjs').Findings, tell: (line: string) => void }} wishes
 * @returns {Promise<{ sent: number, busy: number, statuses: Record<string, Record<string, number>>, lost: string[]
 *   }>}
 */
export async function runFuzz(wishes) {
  const sums = { sent: 0, busy: 0, statuses: {}, lost: new Set() };
  let number = 0;
  const work = async () => {
    while (!wishes.isOver(number)) {
      const mine = number++;
      if (mine % RENEW_EVERY === RENEW_EVERY - 1) for (const role of await wishes.sessions.renew()) sums.lost.add(role);
      await tryOne(drawRequest({ ...wishes, number: mine }), mine, wishes, sums);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...sums, lost: [...sums.lost] };
}

/**
 * Sends stored requests one after the other and judges them the same way.
 *
 * @param {{ request: object, number?: number }[]} kept
 */
export async function replay(kept, wishes) {
  const sums = { sent: 0, busy: 0, statuses: {}, lost: new Set() };
  for (const { request, number = 0 } of kept) {
    await tryOne(fromSymbols(request, wishes.world), number, wishes, sums);
  }
  return sums;
}

async function tryOne(request, number, wishes, sums) {
  const answer = await sendAs(request, wishes);
  const { status = answer.end, text } = answer;
  sums.sent++;
  const ofTopic = sums.statuses[request.topic] ?? {};
  sums.statuses[request.topic] = { ...ofTopic, [status]: (ofTopic[status] ?? 0) + 1 };
  const faults = await judge(request, answer, wishes.client);
  if (isPublicForSession(request, answer) && !(await isForAll(request, answer, wishes)))
    faults.push('public for a session');
  if (status === 503) sums.busy++;
  if (status === 503 && !(await passes(request, wishes))) faults.push('503 that does not pass');
  for (const fault of faults) {
    const named = toSymbols(request, wishes.world);
    const isNew = wishes.findings.add({
      fault,
      seed: wishes.seed,
      number,
      status: answer.status,
      text,
      request: named,
    });
    if (isNew)
      wishes.tell(`✘ ${fault}: ${request.method} ${request.target.slice(0, 100)} as ${request.as} (${number})`);
  }
}

const sendAs = (request, { host, port, sessions }) =>
  send(request, { host, port, cookie: sessions.cookieOf(request.as) });

/**
 * Maximum number of pairs of responses compared: content may change between the two of a pair, a leak shows in every
 * pair.
 */
const PAIRS = 4;

/** True if visitors get the same response. */
async function isForAll(request, answer, wishes) {
  let own = answer;
  for (let pair = 0; pair < PAIRS; pair++) {
    const asVisitor = await sendAs({ ...request, as: 'visitor' }, wishes);
    if (areSame(own, asVisitor)) return true;
    own = await sendAs(request, wishes);
    if (areSame(own, asVisitor)) return true;
  }
  return false;
}

/** True if a retry later gets a response other than 503. */
async function passes(request, wishes) {
  for (let times = 0; times < AGAIN.times; times++) {
    await wait(AGAIN.ms);
    if ((await sendAs(request, wishes)).status !== 503) return true;
  }
  return false;
}
