import type { GatewayRequest } from './gateway-request';
import type { GatewayResponse } from './gateway-response';

/** One request on its way through the front. */
export type GatewayContext = {
  req: GatewayRequest;
  res: GatewayResponse;
  /** Names the request in the log and in the header X-Request-Id. */
  id: string;
  /** The path of `ask.url` in its one form, without the query; empty where it can't be read and is refused. */
  path: string;
  /** The request's body, where a step has read it. */
  body?: Buffer;
};

/** Looks at a visit and tells whether it has answered it; the first step that has is the last one asked. */
export type Middleware = (visit: GatewayContext) => boolean | Promise<boolean>;

/**
 * Answers a request by what is in memory, or says that it can't; asked before all steps. One that has to read the body
 * before it knows lets the request go on with it.
 */
export type FastPath = (ask: GatewayRequest, answer: GatewayResponse, goOn: (body: Buffer) => void) => boolean;

/** True for reading: GET and HEAD. */
export const isReadMethod = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** The name of an old call out of its path, at either of its two addresses; undefined for others. */
export const readLegacyCallName = (path: string): string | undefined =>
  /^\/(?:api\/)?([A-Za-z_.]+\.php)\/?$/.exec(path)?.[1];

/** True for the calls of the old contract. */
export const isLegacyCall = (path: string): boolean => readLegacyCallName(path) !== undefined;

/** True for whatever answers JSON to programs. */
export const isApiCall = (path: string): boolean => path.startsWith('/api/') || isLegacyCall(path);
