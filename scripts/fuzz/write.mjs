const LINE = '\r\n';

/**
 * @typedef {object} Request what is sent, as plain JSON, so that it can be kept and sent again
 * @property {string} topic which generator drew it
 * @property {string} as the account, or 'visitor'
 * @property {string} method
 * @property {string} target the address as it stands in the request's first line
 * @property {[string, string][]} headers without those of the body and the session
 * @property {string} [body] in base64
 * @property {'length' | 'chunked' | 'short' | 'long'} [framing] how the body's length is told; wrongly by the last two
 * @property {{ bytes: number, ms: number }} [pace] sends the body in pieces of so many bytes, with a pause between
 * @property {boolean} [follow] asks something harmless on the same connection afterwards
 * @property {string} [wire] in base64: all bytes as they are, malformed as they may be, instead of what stands above
 */

/** A request after which the server may close without a word, as its end never comes. @param {Request} request */
export const isIncomplete = ({ wire, framing }) => wire !== undefined || framing === 'long';

/**
 * The bytes of a request.
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
