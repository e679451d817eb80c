import type { Ask } from './ask';
import { isFile } from './assets';
import { METHODS, refuse } from './refuse';
import { isReading, type Step } from './visit';

const ADDRESS_LIMIT_BYTES = 8_192;
const HEADERS_LIMIT = 100;

/** Refuses what no honest client sends: odd methods, addresses that are too long or no addresses, too many headers. */
export const refuseOddities: Step = (visit) => {
  const { method = '', url = '', rawHeaders } = visit.ask;
  if (!METHODS.includes(method)) return refuse(visit, 'method');
  if (!isReading(method) && isFile(visit.path)) return refuse(visit, 'readOnly');
  if (url.length > ADDRESS_LIMIT_BYTES) return refuse(visit, 'longAddress');
  if (rawHeaders.length / 2 > HEADERS_LIMIT) return refuse(visit, 'headers');
  if (isAmbiguous(visit.ask)) return refuse(visit, 'malformed');
  if (visit.path === '' || visit.path === '/_next/image' || /%00/.test(url)) return refuse(visit, 'address');
  return false;
};

/**
 * True for requests that a proxy may cut off elsewhere, or take for another site's: node's parser takes them, while RFC 9112
 * (3.2, 6.1) calls them faulty. What node refuses by itself (both kinds of length, several lengths, bare line feeds) never
 * comes here.
 */
function isAmbiguous({ httpVersion, headers, headersDistinct }: Ask): boolean {
  const coding = headers['transfer-encoding'];
  if (httpVersion === '0.9' || (headersDistinct.host?.length ?? 0) > 1) return true;
  return coding !== undefined && (httpVersion === '1.0' || coding.trim().toLowerCase() !== 'chunked');
}
