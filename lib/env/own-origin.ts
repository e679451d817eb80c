import { isIPv6 } from 'node:net';
import type { Env } from './env';

/** Wildcard addresses, which include 127.0.0.1. */
const EVERY_HOST = ['0.0.0.0', '::'];

/** The gateway's address on this machine, past any proxy. */
export function getOwnOrigin({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  const host = HOST === undefined || EVERY_HOST.includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}
