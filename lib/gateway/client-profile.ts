import type { Socket } from 'node:net';
import { toReaderKey } from '@/features/audit/traffic-log/traffic-log.rules';
import { hashToken, readToken } from '@/lib/auth/cookies';
import { findClientAddress } from '@/lib/http/client-address';
import type { TrafficClient } from '@/lib/site/traffic-log.schema';
import { detachString } from '@/lib/text/detach-string';
import { chooseEncoding, type Encoding } from './encoding';
import type { GatewayRequest } from './gateway-request';

const AGENT_LENGTH = 200;
/** By these somebody asks for less than a page: Next's script in the browser, or who goes on loading. */
const PARTIAL_REQUEST_HEADERS = [
  ...['range', 'rsc', 'next-action'],
  ...['next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
];

/** What the headers of a request say, as far as an answer that is kept depends on it or the traffic log has to know it. */
export type ClientProfile = {
  client: TrafficClient;
  /** The best way to pack something long for this reader. */
  encoding: Encoding;
  ifNoneMatch: string | undefined;
  /** Whether whole pages are asked for, not parts of them. */
  wantsFullPage: boolean;
  hasBody: boolean;
};

type CachedProfile = { rawHeaders: readonly string[]; profile: ClientProfile };
/** On one connection one request mostly looks like the one before. */
const lastByConnection = new WeakMap<Socket, CachedProfile>();

/**
 * Who asks, by the headers as they came; read once for all requests of a connection that bring the same ones.
 *
 * @param trusted how many proxies stand before the portal
 */
export function readClientProfile(ask: GatewayRequest, trusted: number): ClientProfile {
  const { socket, rawHeaders } = ask;
  const known = lastByConnection.get(socket);
  if (known && isSame(known.rawHeaders, rawHeaders)) return known.profile;
  const reader = parseProfile(ask, trusted);
  lastByConnection.set(socket, { rawHeaders: rawHeaders, profile: reader });
  return reader;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

function parseProfile({ headers, socket, hasBody }: GatewayRequest, trusted: number): ClientProfile {
  const forwarded = headers['x-forwarded-for'];
  const address = findClientAddress(
    Array.isArray(forwarded) ? forwarded.join() : forwarded,
    socket.remoteAddress,
    trusted,
  );
  const who = {
    address: address && detachString(address),
    userAgent: detachString((headers['user-agent'] ?? '').slice(0, AGENT_LENGTH)),
    session: hashSession(headers.cookie),
  };
  return {
    client: { ...who, key: toReaderKey(who) },
    encoding: chooseEncoding(headers['accept-encoding'], Number.MAX_SAFE_INTEGER),
    ifNoneMatch: headers['if-none-match'],
    wantsFullPage: PARTIAL_REQUEST_HEADERS.every((name) => headers[name] === undefined),
    hasBody,
  };
}

function hashSession(cookie: string | undefined): Uint8Array | undefined {
  if (!cookie?.includes('portal-session')) return undefined;
  const token = readToken(new Headers({ cookie }), 'session');
  return token === undefined ? undefined : hashToken(token, 'session');
}
