import { isStaticFile } from './assets';
import { isReadMethod, type Middleware } from './context';
import type { GatewayRequest } from './gateway-request';
import { METHODS, rejectRequest } from './reject';

const ADDRESS_LIMIT_BYTES = 8_192;
const HEADERS_LIMIT = 100;

/** Rejects what no honest client sends: unknown methods, addresses that are too long or invalid, too many headers. */
export const rejectMalformed: Middleware = (visit) => {
  const { method = '', url = '', rawHeaders } = visit.req;
  if (!METHODS.includes(method)) return rejectRequest(visit, 'method');
  if (!isReadMethod(method) && isStaticFile(visit.path)) return rejectRequest(visit, 'readOnly');
  if (url.length > ADDRESS_LIMIT_BYTES) return rejectRequest(visit, 'longAddress');
  if (rawHeaders.length / 2 > HEADERS_LIMIT) return rejectRequest(visit, 'headers');
  if (isAmbiguous(visit.req)) return rejectRequest(visit, 'malformed');
  if (visit.path === '' || visit.path === '/_next/image' || /%00/.test(url)) return rejectRequest(visit, 'address');
  return false;
};

/**
 * True for requests that a proxy may split differently, or take for another site's: node's parser accepts them, while
 * RFC 9112 (3.2, 6.1) calls them faulty. Those that node rejects itself (both kinds of length, several lengths, bare
 * line feeds) never get here.
 */
function isAmbiguous({ httpVersion, headers, headersDistinct }: GatewayRequest): boolean {
  const coding = headers['transfer-encoding'];
  if (httpVersion === '0.9' || (headersDistinct.host?.length ?? 0) > 1) return true;
  return coding !== undefined && (httpVersion === '1.0' || coding.trim().toLowerCase() !== 'chunked');
}
