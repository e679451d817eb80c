import type { Socket } from 'node:net';
import { readerKey } from '@/features/audit/traffic-log/traffic-log.rules';
import { hashToken, readToken } from '@/lib/auth/cookies';
import { clientAddress } from '@/lib/http/client-address';
import type { TrafficReader } from '@/lib/site/traffic-log.schema';
import { ownText } from '@/lib/text/detach-string';
import type { Ask } from './ask';
import { chooseEncoding, type Encoding } from './encoding';

const AGENT_LENGTH = 200;
/** By these somebody asks for less than a page: Next's script in the browser, or who goes on loading. */
const NO_PAGE = [
  ...['range', 'rsc', 'next-action'],
  ...['next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
];

/** What the headers of a request say, as far as an answer that is kept depends on it or the traffic log has to know it. */
export type Reader = {
  who: TrafficReader;
  /** The best way to pack something long for this reader. */
  encoding: Encoding;
  ifNoneMatch: string | undefined;
  /** Whether whole pages are asked for, not parts of them. */
  wantsWhole: boolean;
  carriesBody: boolean;
};

type Seen = { raw: readonly string[]; reader: Reader };
/** On one connection one request mostly looks like the one before. */
const last = new WeakMap<Socket, Seen>();

/**
 * Who asks, by the headers as they came; read once for all requests of a connection that bring the same ones.
 *
 * @param trusted how many proxies stand before the portal
 */
export function readReader(ask: Ask, trusted: number): Reader {
  const { socket, rawHeaders } = ask;
  const known = last.get(socket);
  if (known && isSame(known.raw, rawHeaders)) return known.reader;
  const reader = read(ask, trusted);
  last.set(socket, { raw: rawHeaders, reader });
  return reader;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

function read({ headers, socket, carriesBody }: Ask, trusted: number): Reader {
  const forwarded = headers['x-forwarded-for'];
  const address = clientAddress(Array.isArray(forwarded) ? forwarded.join() : forwarded, socket.remoteAddress, trusted);
  const who = {
    address: address && ownText(address),
    userAgent: ownText((headers['user-agent'] ?? '').slice(0, AGENT_LENGTH)),
    session: sessionOf(headers.cookie),
  };
  return {
    who: { ...who, key: readerKey(who) },
    encoding: chooseEncoding(headers['accept-encoding'], Number.MAX_SAFE_INTEGER),
    ifNoneMatch: headers['if-none-match'],
    wantsWhole: NO_PAGE.every((name) => headers[name] === undefined),
    carriesBody,
  };
}

function sessionOf(cookie: string | undefined): Uint8Array | undefined {
  if (!cookie?.includes('portal-session')) return undefined;
  const token = readToken(new Headers({ cookie }), 'session');
  return token === undefined ? undefined : hashToken(token, 'session');
}
