const LINE = '\r\n';

/**
 * @typedef {object} Request what is sent, as plain JSON, so that it can be stored and sent again
 * @property {string} topic topic of its generator
 * @property {string} as the account, or 'visitor'
 * @property {string} method
 * @property {string} target the URL as in the request line
 * @property {[string, string][]} headers without those of the body and the session
 * @property {string} [body] in base64
 * @property {'length' | 'chunked' | 'short' | 'long'} [framing] declaration of the body's length; the last two are
 *   wrong
 * @property {{ bytes: number, ms: number }} [pace] sends the body in pieces of `bytes`, with a pause between
 * @property {boolean} [follow] sends a harmless request on the same connection afterwards
 * @property {string} [wire] in base64: raw bytes, possibly malformed, instead of all of the above
 */

/** True if the server may close without a response, as the request never ends. @param {Request} request */
export const isIncomplete = ({ wire, framing }) => wire !== undefined || framing === 'long';

/**
 * Serialises a request.
 *
 * @param {Request} request
 * @param {{ host: string, cookie?: string }} to `cookie` is the session's
 * @returns {{ head: Buffer, body: Buffer }}
 */
export function writeRequest(request, { host, cookie }) {
  if (request.wire !== undefined) return { head: Buffer.from(request.wire, 'base64'), body: Buffer.alloc(0) };
  const body = Buffer.from(request.body ?? '', 'base64');
  const named = request.headers.some(([name]) => name.toLowerCase() === 'host');
  const lines = [
    `${request.method} ${request.target} HTTP/1.1`,
    ...(named ? [] : [`Host: ${host}`]),
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
    ...framings[request.framing ?? 'length'](body),
    `Connection: ${request.follow ? 'keep-alive' : 'close'}`,
  ];
  const head = Buffer.from(`${lines.join(LINE)}${LINE}${LINE}`);
  return { head, body: request.framing === 'chunked' ? chunk(body, request.pace?.bytes) : body };
}

const framings = {
  length: (body) => (body.length > 0 ? [`Content-Length: ${body.length}`] : []),
  chunked: () => ['Transfer-Encoding: chunked'],
  short: (body) => [`Content-Length: ${Math.max(0, body.length - 7)}`],
  long: (body) => [`Content-Length: ${body.length + 7}`],
};

function chunk(body, size = 16_384) {
  const pieces = [];
  for (let at = 0; at < body.length; at += size) {
    const piece = body.subarray(at, at + size);
    pieces.push(Buffer.from(`${piece.length.toString(16)}${LINE}`), piece, Buffer.from(LINE));
  }
  return Buffer.concat([...pieces, Buffer.from(`0${LINE}${LINE}`)]);
}
