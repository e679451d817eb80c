import { markPresent } from '@/features/presence/presence.commands';
import { noteRefusal } from '@/lib/audit/audit';
import { readToken } from '@/lib/auth/cookies';
import { originOf } from '@/lib/auth/origin';
import type { Viewer } from '@/lib/auth/viewer';
import { type Env, env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { isApiKey } from '@/lib/http/api-key';
import { apiKeys } from '@/lib/http/api-keys';
import { readBody } from '@/lib/http/body';
import { failure } from '@/lib/http/failure';
import { parsePayload } from '@/lib/http/payload';
import { readViewer } from '@/lib/http/read-viewer';
import { Refused } from '@/lib/http/refusals';
import { findRepeated } from '@/lib/http/repeated-params';
import { setKeepable } from '@/lib/request/context';
import { corsHeaders, preflightHeaders } from './cors';
import { type Caller, type Endpoint, findOperation } from './endpoint';
import { findEndpoint } from './registry';

/** A call as any transport can give it. */
export type Call = {
  method: string;
  /** The file's name, such as `news.php`. */
  endpoint: string;
  /** The address behind its question mark. */
  query: URLSearchParams;
  headers: Headers;
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  /** The client's IP address, undefined where it can't be told. */
  address: string | undefined;
};

export type Reply = { status: number; headers: Record<string, string>; cookies: string[]; body: string | null };

/** The operator's settings that concern the calls. */
export type Rules = Pick<Env, 'API_KEYS' | 'CORS_ORIGINS' | 'LEGACY_ALIASES' | 'LEGACY_STATUS_200'>;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Answers one call of the old contract, whatever was sent; it never throws. */
export async function serve(call: Call, rules: Rules = { ...env, API_KEYS: [...apiKeys()] }): Promise<Reply> {
  const origin = call.headers.get('origin');
  const endpoint = findEndpoint(rules.LEGACY_ALIASES.get(call.endpoint) ?? call.endpoint);
  if (endpoint && call.method === 'OPTIONS') {
    return { status: 204, headers: preflightHeaders(origin, rules.CORS_ORIGINS), cookies: [], body: null };
  }
  const { status, headers, body, cookies = [] } = await answer(call, endpoint, rules).catch(failure);
  return {
    status: status >= 400 && rules.LEGACY_STATUS_200 && call.method === 'POST' ? 200 : status,
    headers: { ...JSON_HEADERS, ...corsHeaders(origin, rules.CORS_ORIGINS), ...headers },
    cookies,
    body: JSON.stringify(body),
  };
}

async function answer(call: Call, endpoint: Endpoint | undefined, rules: Rules) {
  if (!endpoint) throw new Refused('unknownCall');
  if (call.method !== 'POST') throw new Refused('method');
  if (findRepeated(call.query) !== undefined) throw new Refused('repeatedParam');
  const fields = await parsePayload(await readBody(call.body), call.headers.get('content-type'));
  if (!isApiKey(fields.get('ApiKey'), rules.API_KEYS)) throw new Refused('key');
  const operation = findOperation(endpoint, fields, call.query.get('crud'));
  if (!operation) throw new Refused('mode');
  const viewer = await readViewer(call, fields, !operation.free);
  const cookies: string[] = [];
  const caller = { ...readCaller(call), setCookie: (header: string) => cookies.push(header) };
  const body = await operation.answer(fields, viewer, caller).catch((error: unknown) => refuse(error, call, viewer));
  // An old client says once that it is there; from then on its calls say so.
  if (viewer.session) await markPresent({}, viewer);
  if (operation.kept) setKeepable();
  return { status: 200, headers: {}, body, cookies };
}

/** A refused call leaves a line in the audit log; it names the call, nothing that was sent. */
async function refuse(error: unknown, { endpoint }: Call, viewer: Viewer): Promise<never> {
  if (error instanceof AppError && error.kind === 'forbidden') await noteRefusal(viewer, endpoint);
  throw error;
}

/** What a login needs to know of the browser. A device counts as known from our own pages only. */
export function readCaller({ address, headers }: Pick<Call, 'address' | 'headers'>): Omit<Caller, 'setCookie'> {
  const origin = originOf(headers);
  const own = origin === 'own';
  return {
    origin,
    address,
    userAgent: headers.get('user-agent') ?? '',
    session: own ? readToken(headers, 'session') : undefined,
    device: own ? readToken(headers, 'device') : undefined,
  };
}
