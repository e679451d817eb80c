import { readLanguage } from '@/lib/public-pages/language';
import { type RequestContext, requestContext } from '@/lib/request/context';
import { respondBadRequest } from './bad-request';
import { type CompressOptions, compressResponse, isBrokenByOutage, isCompressible, setCommonHeaders } from './compress';
import type { Middleware } from './context';
import type { GatewayRequest } from './gateway-request';
import type { GatewayResponse } from './gateway-response';
import { EPOCH_HEADER, PUBLIC_HEADER } from './render-worker-client';

const EMPTY_BODY = Buffer.alloc(0);

/** Next's request handler for a custom server. */
export type RenderHandler = (ask: GatewayRequest, answer: GatewayResponse) => Promise<void>;

/** True for a whole page, false for the data that Next's client-side router requests. */
const isFullPageRequest = ({ method, headers }: GatewayRequest): boolean =>
  method === 'GET' && headers.rsc === undefined;

/** The gateway's invalidation epoch at request time; undefined for a request past the gateway. */
const readEpoch = ({ headers }: GatewayRequest): number | undefined =>
  headers[EPOCH_HEADER] === undefined ? undefined : Number(headers[EPOCH_HEADER]);

/** Lets Next answer, and compresses the response. HEAD is rendered as GET, so that its headers are the same. */
export function createRenderMiddleware(render: RenderHandler, packing: CompressOptions): Middleware {
  return async (visit) => {
    const { req, res, id } = visit;
    if (req.method === 'HEAD') req.method = 'GET';
    const open: RequestContext = {
      id,
      tags: new Set(),
      epoch: readEpoch(req),
      isPublicRead: req.headers[PUBLIC_HEADER] !== undefined,
      address: req.url,
      language: readLanguage(req.url),
      ...(isFullPageRequest(req) && { staticHtml: [] }),
    };
    res.hold({
      shouldBuffer: (held) => isBrokenByOutage(held, open) || isCompressible(visit, held),
      compress: async (held, body) => {
        const packed = compressResponse(visit, held, respondBadRequest(visit, held, body, open), open, packing);
        // After the end of an error page Next sets its own status again.
        const { statusCode } = held;
        const bytes = await packed;
        held.statusCode = statusCode;
        return bytes;
      },
      beforeStream: (passing) => {
        respondBadRequest(visit, passing, EMPTY_BODY, open);
        setCommonHeaders(visit, passing, open);
      },
    });
    try {
      await requestContext.run(open, () => render(req, res));
    } finally {
      // Work that continues afterwards is the portal's own.
      open.isPublicRead = false;
    }
    return true;
  };
}
