import { apiKeys } from '../api-keys';
import { type Viewer, visitor } from '../auth/viewer';
import { type Env, env } from '../env';
import { readVisitor } from '../visitor';
import { isApiKey } from './api-key';
import { readBody } from './body';
import { corsHeaders, preflightHeaders } from './cors';
import { type Endpoint, type Fields, findOperation } from './endpoint';
import { failure } from './failure';
import { parsePayload } from './payload';
import { Refused } from './refusals';
import { findEndpoint } from './registry';

/** A call as any transport can give it. */
export type Call = {
  method: string;
  /** The file's name, such as `news.php`. */
  endpoint: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | Uint8Array | null;
  /** The client's IP address, undefined where it can't be told. */
  address: string | undefined;
};

export type Reply = { status: number; headers: Record<string, string>; body: string | null };

/** The operator's settings that concern the calls. */
export type Rules = Pick<Env, 'API_KEYS' | 'CORS_ORIGINS' | 'LEGACY_ALIASES' | 'LEGACY_STATUS_200'>;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Answers one call of the old contract, whatever was sent; it never throws. */
export async function serve(call: Call, rules: Rules = { ...env, API_KEYS: [...apiKeys()] }): Promise<Reply> {
  const origin = call.headers.get('origin');
  const endpoint = findEndpoint(rules.LEGACY_ALIASES.get(call.endpoint) ?? call.endpoint);
  if (endpoint && call.method === 'OPTIONS') {
    return { status: 204, headers: preflightHeaders(origin, rules.CORS_ORIGINS), body: null };
  }
  const { status, headers, body } = await answer(call, endpoint, rules).catch(failure);
  return {
    status: status >= 400 && rules.LEGACY_STATUS_200 && call.method === 'POST' ? 200 : status,
    headers: { ...JSON_HEADERS, ...corsHeaders(origin, rules.CORS_ORIGINS), ...headers },
    body: JSON.stringify(body),
  };
}

async function answer(call: Call, endpoint: Endpoint | undefined, rules: Rules) {
  if (!endpoint) throw new Refused('unknownCall');
  if (call.method !== 'POST') throw new Refused('method');
  const fields = await parsePayload(await readBody(call.body), call.headers.get('content-type'));
  if (!isApiKey(fields.get('ApiKey'), rules.API_KEYS)) throw new Refused('key');
  const operation = findOperation(endpoint, fields);
  if (!operation) throw new Refused('mode');
  return { status: 200, headers: {}, body: await operation.answer(fields, readViewer(call, fields)) };
}

/** Everybody is a visitor to these calls; the field `visitor` tells readers behind one address apart. */
export function readViewer({ address, headers }: Pick<Call, 'address' | 'headers'>, fields: Fields): Viewer {
  const randomId = fields.get('visitor');
  return {
    ...visitor,
    address,
    /** Made when it is asked for: most calls count nothing. */
    get counted() {
      const userAgent = headers.get('user-agent') ?? '';
      const from = { address: address ?? '', userAgent, randomId: typeof randomId === 'string' ? randomId : undefined };
      return readVisitor(from);
    },
  };
}
