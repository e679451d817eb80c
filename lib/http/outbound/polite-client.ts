import { setTimeout as sleepFor } from 'node:timers/promises';
import {
  createAgents,
  type OutboundAnswer,
  OutboundError,
  type OutboundRequest,
  sendOutbound,
} from './outbound-request';

/** Statuses after which the same request may succeed. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
const PASSING_PROBLEMS = new Set(['network', 'time']);
/** Longest time that a site may ask for by Retry-After. */
const MAX_RETRY_AFTER_MS = 300_000;
/** Slowest pace of a site that has answered 429, and factor by which it grows and shrinks. */
const MAX_PACE_MS = 10_000;
const SLOWER = 2;
const FASTER = 0.95;
/** Shortest pace after a 429. */
const MIN_SLOWED_MS = 100;

export type PoliteSettings = {
  /** Pause between the starts of two requests, in milliseconds. */
  paceMs: number;
  /** Tries after the first. */
  retries: number;
  /** Pause before the second try, in milliseconds; it doubles with each. */
  backoffMs: number;
  privateHosts: ReadonlySet<string>;
  sleep?: (ms: number) => Promise<unknown>;
};

export type PoliteClient = {
  /**
   * Sends a request in its turn, and again after a passing failure.
   *
   * @returns a successful answer
   * @throws OutboundError, `status` for any other answer
   */
  send: (request: Omit<OutboundRequest, 'agents' | 'privateHosts'>) => Promise<OutboundAnswer>;
  close: () => void;
};

/**
 * Client that spares another site: one request at a time, at a pace, slower after a 429, with pauses that the site asks
 * for.
 */
export function createPoliteClient({ paceMs, retries, backoffMs, privateHosts, sleep = sleepFor }: PoliteSettings) {
  const agents = createAgents();
  let pace = paceMs;
  let turn: Promise<unknown> = Promise.resolve();

  const attempt = async (request: Parameters<PoliteClient['send']>[0], tried: number): Promise<OutboundAnswer> => {
    try {
      const answer = await sendOutbound({ ...request, agents, privateHosts });
      if (answer.status >= 200 && answer.status < 300) {
        pace = Math.max(paceMs, pace * FASTER);
        return answer;
      }
      throw new OutboundError('status', `HTTP ${answer.status}`, answer.status, answer.headers);
    } catch (error) {
      if (!(error instanceof OutboundError) || tried >= retries || !mayPass(error)) throw error;
      if (error.status === 429) pace = Math.min(MAX_PACE_MS, Math.max(MIN_SLOWED_MS, pace * SLOWER));
      await sleep(readRetryAfter(error.headers['retry-after']) ?? backoffMs * 2 ** tried);
      return attempt(request, tried + 1);
    }
  };

  const client: PoliteClient = {
    send: (request) => {
      const mine = turn.then(() => attempt(request, 0));
      turn = mine.then(
        () => pace > 0 && sleep(pace),
        () => pace > 0 && sleep(pace),
      );
      return mine;
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
  return client;
}

const mayPass = ({ problem, status }: OutboundError): boolean =>
  PASSING_PROBLEMS.has(problem) || (status !== undefined && PASSING.has(status));

/**
 * Reads a Retry-After header: seconds, or a date.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds, five minutes at most; undefined without a readable header
 */
export function readRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
}
