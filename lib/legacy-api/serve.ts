import { recordPresence } from '@/features/presence/presence.commands';
import { recordRefusal } from '@/lib/audit/audit';
import { readToken } from '@/lib/auth/cookies';
import { classifyOrigin } from '@/lib/auth/origin';
import type { Viewer } from '@/lib/auth/viewer';
import { type Env, env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { getApiKeys } from '@/lib/http/api-keys';
import { readBody } from '@/lib/http/body';
import { toFailureResponse } from '@/lib/http/failure-response';
import { HttpError } from '@/lib/http/http-errors';
import { parsePayload } from '@/lib/http/payload';
import { readViewer } from '@/lib/http/read-viewer';
import { findRepeatedParam } from '@/lib/http/repeated-params';
import { markCacheable } from '@/lib/request/context';
import { isApiKey } from './api-key';
import { buildCorsHeaders, buildPreflightHeaders } from './cors';
import { type Caller, type Endpoint, findOperation } from './endpoint';
import { findEndpoint } from './registry';

/** A call, independent of its transport. */
export type LegacyCall = {
  method: string;
  /** The file's name, such as `news.php`. */
  endpoint: string;
  query: URLSearchParams;
  headers: Headers;
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  /** The client's IP address, undefined if unknown. */
  address: string | undefined;
};

export type LegacyReply = { status: number; headers: Record<string, string>; cookies: string[]; body: string | null };

/** The operator's settings that concern the calls. */
export type LegacyApiSettings = Pick<Env, 'API_KEYS' | 'CORS_ORIGINS' | 'LEGACY_ALIASES' | 'LEGACY_STATUS_200'>;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Answers one legacy call, whatever was sent; it never throws. */
export async function serveLegacyCall(
  call: LegacyCall,
  rules: LegacyApiSettings = { ...env, API_KEYS: [...getApiKeys()] },
): Promise<LegacyReply> {
  const origin = call.headers.get('origin');
  const endpoint = findEndpoint(rules.LEGACY_ALIASES.get(call.endpoint) ?? call.endpoint);
  if (endpoint && call.method === 'OPTIONS') {
    return { status: 204, headers: buildPreflightHeaders(origin, rules.CORS_ORIGINS), cookies: [], body: null };
  }
  const { status, headers, body, cookies = [] } = await handleCall(call, endpoint, rules).catch(toFailureResponse);
  return {
    status: status >= 400 && rules.LEGACY_STATUS_200 && call.method === 'POST' ? 200 : status,
    headers: { ...JSON_HEADERS, ...buildCorsHeaders(origin, rules.CORS_ORIGINS), ...headers },
    cookies,
    body: JSON.stringify(body),
  };
}

async function handleCall(call: LegacyCall, endpoint: Endpoint | undefined, rules: LegacyApiSettings) {
  if (!endpoint) throw new HttpError('unknownCall');
  if (call.method !== 'POST') throw new HttpError('method');
  if (findRepeatedParam(call.query) !== undefined) throw new HttpError('repeatedParam');
  const fields = await parsePayload(await readBody(call.body), call.headers.get('content-type'));
  if (!isApiKey(fields.get('ApiKey'), rules.API_KEYS)) throw new HttpError('key');
  const operation = findOperation(endpoint, fields, call.query.get('crud'));
  if (!operation) throw new HttpError('mode');
  const viewer = await readViewer(call, fields, !operation.free);
  const cookies: string[] = [];
  const caller = { ...readCaller(call), setCookie: (header: string) => cookies.push(header) };
  const body = await operation
    .answer(fields, viewer, caller)
    .catch((error: unknown) => auditForbidden(error, call, viewer));
  // A legacy client reports its presence once; from then on each of its calls counts as a report.
  if (viewer.session) await recordPresence({}, viewer);
  if (operation.cacheable) markCacheable();
  return { status: 200, headers: {}, body, cookies };
}

/** Writes a refused call to the audit log, with the call's name and nothing that was sent. */
async function auditForbidden(error: unknown, { endpoint }: LegacyCall, viewer: Viewer): Promise<never> {
  if (error instanceof AppError && error.kind === 'forbidden') await recordRefusal(viewer, endpoint);
  throw error;
}

/** Data of the browser that a login needs. Its session and device cookies count from our own pages only. */
export function readCaller({ address, headers }: Pick<LegacyCall, 'address' | 'headers'>): Omit<Caller, 'setCookie'> {
  const origin = classifyOrigin(headers);
  const own = origin === 'own';
  return {
    origin,
    address,
    userAgent: headers.get('user-agent') ?? '',
    session: own ? readToken(headers, 'session') : undefined,
    device: own ? readToken(headers, 'device') : undefined,
  };
}
