import type { Socket } from 'node:net';
import { toReaderKey } from '@/features/audit/traffic-log/traffic-log.rules';
import { listTokenHashes, readToken } from '@/lib/auth/cookies';
import { findClientAddress } from '@/lib/http/client-address';
import type { TrafficClient } from '@/lib/site/traffic-log.schema';
import { detachString } from '@/lib/text/detach-string';
import { chooseEncoding, type Encoding } from './encoding';
import type { GatewayRequest } from './gateway-request';

const AGENT_LENGTH = 200;
/** Headers of requests for less than a whole page: from Next's client-side router, or to resume a download. */
const PARTIAL_REQUEST_HEADERS = [
  ...['range', 'rsc', 'next-action'],
  ...['next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
];

/** The part of the request headers that a cached response depends on, or that the traffic log needs. */
export type ClientProfile = {
  client: TrafficClient;
  /** Best encoding for a long body. */
  encoding: Encoding;
  ifNoneMatch: string | undefined;
  /** True if the request is for a whole page, not a part of one. */
  wantsFullPage: boolean;
  hasBody: boolean;
};

type CachedProfile = { rawHeaders: readonly string[]; profile: ClientProfile };
/** Consecutive requests on a connection usually carry identical headers, so the parsed profile is reused. */
const lastByConnection = new WeakMap<Socket, CachedProfile>();

/**
 * Reads the client profile; parsed once for consecutive requests of a connection with identical headers.
 *
 * @param trusted number of trusted proxies in front of the portal
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
  return token === undefined ? undefined : Buffer.concat(listTokenHashes(token, 'session'));
}
