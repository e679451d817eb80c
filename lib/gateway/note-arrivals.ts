import { BlockList, isIPv4 } from 'node:net';
import type { Arrival, PeerKind } from '@/features/operation/arrivals/arrivals.schema';
import { findClientAddress } from '@/lib/http/client-address';
import type { Middleware } from './context';

const PROBES = ['/healthz', '/readyz', '/metrics'];
const HOST = /^[\w.:[\]-]{1,100}$/;
/** More addresses in X-Forwarded-For are counted as this many. */
const MAX_HOPS = 12;

const loopback = buildList([
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
]);
/** Addresses of networks without routes from outside (RFC 1918, 6598, 3927, 4193, 4291). */
const inside = buildList([
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]);

function buildList(subnets: [string, number, 'ipv4' | 'ipv6'][]): BlockList {
  const list = new BlockList();
  for (const [net, prefix, type] of subnets) list.addSubnet(net, prefix, type);
  return list;
}

/**
 * Tells how requests arrive, before their headers are reduced to what is trusted: by which kind of peer, through how
 * many proxies, under which host. What the fast path answers isn't looked at: it has been here before.
 */
export function noteArrivals(note: (one: Arrival) => void): Middleware {
  return ({ req, path }) => {
    if (!PROBES.includes(path)) note(readArrival(req));
    return false;
  };
}

type Asked = { headers: NodeJS.Dict<string | string[]>; socket: { remoteAddress?: string | undefined } };

/** Way by which one request arrived. */
export function readArrival({ headers, socket }: Asked): Arrival {
  const read = (name: string) => [headers[name] ?? []].flat().join(',');
  const hops = Math.min(
    MAX_HOPS,
    read('x-forwarded-for')
      .split(',')
      .filter((part) => part.trim()).length,
  );
  const proto = read('x-forwarded-proto').split(',')[0]?.trim().toLowerCase();
  const host = read('host').toLowerCase();
  return {
    peer: toPeerKind(findClientAddress(undefined, socket.remoteAddress, 0)),
    hops,
    isOther: hops === 0 && (headers.forwarded !== undefined || headers['x-real-ip'] !== undefined),
    proto: proto === 'http' || proto === 'https' ? proto : 'none',
    host: HOST.test(host) ? host : '',
  };
}

function toPeerKind(address: string | undefined): PeerKind {
  // A Unix socket has no address: it is of this machine.
  if (address === undefined) return 'loopback';
  const type = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (loopback.check(address, type)) return 'loopback';
  return inside.check(address, type) ? 'private' : 'public';
}
