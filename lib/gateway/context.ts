import type { GatewayRequest } from './gateway-request';
import type { GatewayResponse } from './gateway-response';

/** One request on its way through the gateway. */
export type GatewayContext = {
  req: GatewayRequest;
  res: GatewayResponse;
  /** Request id for the log and the header X-Request-Id. */
  id: string;
  /** Normalised path of `req.url`, without the query; empty if it can't be parsed, and then rejected. */
  path: string;
  /** The request's body, if a middleware has read it. */
  body?: Buffer;
};

/** Returns true if it has answered the request; later middleware is then skipped. */
export type Middleware = (visit: GatewayContext) => boolean | Promise<boolean>;

/**
 * Answers a request from memory, before all middleware; returns false if it can't. One that must read the body to
 * decide returns true and calls `goOn` with the body if it can't answer.
 */
export type FastPath = (ask: GatewayRequest, answer: GatewayResponse, goOn: (body: Buffer) => void) => boolean;

export const isReadMethod = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Name of a legacy call, from its path with or without `/api`; undefined for other paths. */
export const readLegacyCallName = (path: string): string | undefined =>
  /^\/(?:api\/)?([A-Za-z_.]+\.php)\/?$/.exec(path)?.[1];

export const isLegacyCall = (path: string): boolean => readLegacyCallName(path) !== undefined;

/** True for paths whose responses are JSON. */
export const isApiCall = (path: string): boolean => path.startsWith('/api/') || isLegacyCall(path);
