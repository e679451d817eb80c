import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { codeOf } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import type { Ask } from './ask';
import { hearOut } from './hear-out';
import { refuse } from './refuse';
import { headersOf, INNER, isGone, OF_A_CONNECTION, type RenderProcess } from './render-process';
import { isReading, type Step, type Visit } from './visit';

/** A process that has just gone is replaced within seconds; what reads only is asked again so often. */
const TRIES = 4;
/**
 * Headers that go no further: the front itself has answered an expectation, and nothing of the portal is written under a
 * precondition (RFC 9110, section 13.1) or given out in parts but media, while Next breaks off with 500 where one doesn't hold or a
 * part is outside of its file.
 */
const KEPT_BACK = ['expect', 'if-match', 'if-unmodified-since', 'range', 'if-range'];

/** Ends a request whose reader has left; unlike a connection that broke it says nothing of the process. */
const LEFT = Object.assign(new Error('the reader has left'), { code: 'LEFT' });

/**
 * Lets a render process answer, and passes on what it says, byte by byte.
 *
 * @param pick the process to ask; waits for one while all are starting, undefined when none comes
 */
export function passOn(pick: () => Promise<RenderProcess | undefined>): Step {
  return async (visit) => {
    for (let left = TRIES; left > 0; left -= 1) {
      const process = await pick();
      if (!process) return refuse(visit, 'away');
      const outcome = await passTo(process, visit);
      if (outcome === 'answered') return true;
      const mayRepeat = isReading(visit.ask.method) && !visit.ask.carriesBody && left > 1;
      if (!mayRepeat) return visit.answer.destroyed || refuse(visit, 'away');
    }
    return true;
  };
}

function passTo(process: RenderProcess, visit: Visit): Promise<'answered' | 'gone'> {
  const { ask, answer, id } = visit;
  return new Promise((resolve) => {
    const call = process.ask({
      method: ask.method,
      path: ask.url,
      headers: { ...headersToPass(visit), 'x-request-id': id },
    });
    const leave = () => call.destroy(LEFT);
    answer.once('close', leave);
    call.on('error', (error) => {
      answer.removeListener('close', leave);
      if (answer.headersSent) answer.destroy();
      if (!isGone(error) && !answer.destroyed)
        log.error({ request: id, code: codeOf(error) }, 'a render process did not answer');
      resolve(answer.headersSent || answer.destroyed ? 'answered' : 'gone');
    });
    call.once('response', (reply) => {
      answer.once('close', () => resolve('answered'));
      hearRest(ask, call, () => {
        // What was refused meanwhile (a body that is too large) has its answer.
        if (answer.headersSent || answer.destroyed) return call.destroy();
        if (isBroken(reply)) return refuse(visit, 'away');
        answer.writeHead(reply.statusCode ?? 502, join(headersOf(reply)));
        send(reply, visit);
      });
    });
    if (visit.body) call.end(visit.body);
    else if (ask.carriesBody) ask.pipe(call);
    else call.end();
  });
}

/** By hand: `pipeline` of node:stream makes an AbortController and throws it away, a twelfth of what a short call takes. */
function send(reply: IncomingMessage, { answer }: Visit): void {
  reply.once('close', () => {
    if (isBroken(reply)) answer.destroy();
  });
  reply.pipe(answer);
}

const isBroken = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

/** A page may answer without reading what was sent; the rest is heard first, so that the next request finds its beginning. */
function hearRest(ask: Ask, call: Writable, then: () => void): void {
  if (!ask.carriesBody || ask.complete) {
    then();
    return;
  }
  ask.unpipe(call);
  hearOut(ask, then);
}

function headersToPass({ ask }: Visit): NodeJS.Dict<string | string[]> {
  const pairs = Object.entries(ask.headers).filter(
    ([name]) => !OF_A_CONNECTION.has(name) && !KEPT_BACK.includes(name) && !name.startsWith(INNER),
  );
  const isChunked = ask.headers['transfer-encoding'] !== undefined;
  return Object.fromEntries(isChunked ? [...pairs, ['transfer-encoding', 'chunked']] : pairs);
}

/** Values of a header that came more than once belong together. */
function join(pairs: ReadonlyArray<readonly [string, string]>): Record<string, string | string[]> {
  const joined: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const lower = name.toLowerCase();
    const known = joined[lower];
    joined[lower] = known === undefined ? value : [...[known].flat(), value];
  }
  return joined;
}
