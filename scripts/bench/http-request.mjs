import { Agent, request } from 'node:http';

const PATIENCE_MS = 60_000;

/** Agent with keep-alive; at most `most` connections at a time. */
export const createAgent = (most = 64) => new Agent({ keepAlive: true, maxSockets: most });

/**
 * Sends one request and reads the response as received, compressed or not.
 *
 * @param {string} url
 * @param {{ agent?: Agent, method?: string, headers?: object, body?: string }} how
 * @returns {Promise<{ status: number, headers: object, raw: string[], body: Buffer, ms: number, firstMs: number }>}
 *   `raw` are alternating names and values of the headers; `ms` until the last byte, `firstMs` until the first of the
 *   headers
 * @throws node's own error if the connection breaks, with `reused` if it had been used before
 */
export function requestTimed(url, { agent, method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(url, { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
      const firstMs = performance.now() - began;
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          raw: answer.rawHeaders,
          body: Buffer.concat(pieces),
          ms: performance.now() - began,
          firstMs,
        }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`${url}: no answer in ${PATIENCE_MS} ms`)));
    asked.on('error', (error) => reject(Object.assign(error, { reused: asked.reusedSocket })));
    asked.end(body);
  });
}

/** Posts JSON text, otherwise like `requestTimed`. */
export const postJson = (url, body, { headers, ...how }) => {
  const type = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return requestTimed(url, { ...how, method: 'POST', body, headers: { ...type, ...headers } });
};

/** Runs `work` over the list in order, `concurrency` at a time. */
export async function forEachConcurrently(list, concurrency, work) {
  let next = 0;
  const go = async () => {
    while (next < list.length) {
      const index = next++;
      await work(list[index], index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, go));
}
