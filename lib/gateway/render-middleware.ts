import { type RequestContext, requestContext } from '@/lib/request/context';
import { respondBadRequest } from './bad-request';
import { type CompressOptions, compressResponse, isBrokenByOutage, isCompressible, setCommonHeaders } from './compress';
import type { Middleware } from './context';
import type { GatewayRequest } from './gateway-request';
import type { GatewayResponse } from './gateway-response';
import { EPOCH_HEADER, PUBLIC_HEADER } from './render-worker-client';

const EMPTY_BODY = Buffer.alloc(0);

/** What Next gives a server of one's own. */
export type RenderHandler = (ask: GatewayRequest, answer: GatewayResponse) => Promise<void>;

/** Whether a whole page is asked for, not by Next's script in the browser, which asks for the data of one. */
const isFullPageRequest = ({ method, headers }: GatewayRequest): boolean =>
  method === 'GET' && headers.rsc === undefined;

/** What the front had heard when it asked; undefined for who asks past it. */
const readEpoch = ({ headers }: GatewayRequest): number | undefined =>
  headers[EPOCH_HEADER] === undefined ? undefined : Number(headers[EPOCH_HEADER]);

/** Lets Next answer, and packs what it says. HEAD is rendered as GET, so that its headers are the same. */
export function createRenderMiddleware(render: RenderHandler, packing: CompressOptions): Middleware {
  return async (visit) => {
    const { req, res, id } = visit;
    if (req.method === 'HEAD') req.method = 'GET';
    const open: RequestContext = {
      id,
      tags: new Set(),
      epoch: readEpoch(req),
      isPublicRead: req.headers[PUBLIC_HEADER] !== undefined,
      ...(isFullPageRequest(req) && { staticHtml: [] }),
    };
    res.hold({
      shouldBuffer: (held) => isBrokenByOutage(held, open) || isCompressible(visit, held),
      compress: async (held, body) => {
        const packed = compressResponse(visit, held, respondBadRequest(visit, held, body, open), open, packing);
        // Behind the end of an error's page Next sets its own status again.
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
      // What goes on afterwards is work of the portal's own.
      open.isPublicRead = false;
    }
    return true;
  };
}
