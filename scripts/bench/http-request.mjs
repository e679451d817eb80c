import { Agent, request } from 'node:http';

const PATIENCE_MS = 60_000;

/** Connections that are kept open; `most` of them at a time. */
export const createAgent = (most = 64) => new Agent({ keepAlive: true, maxSockets: most });

/**
 * Asks once and reads the answer as it came, packed or not.
 *
 * @param {string} url
 * @param {{ agent?: Agent, method?: string, headers?: object, body?: string }} how
 * @returns {Promise<{ status: number, headers: object, raw: string[], body: Buffer, ms: number }>} `raw` are names and
 *   values of the headers in turn; `ms` until the last byte
 * @throws node's own error when the connection breaks, with `reused` when it had served before
 */
export function requestTimed(url, { agent, method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(url, { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
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
        }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`${url}: no answer in ${PATIENCE_MS} ms`)));
    asked.on('error', (error) => reject(Object.assign(error, { reused: asked.reusedSocket })));
    asked.end(body);
  });
}

/** Runs `work` over the list, so many at a time, in order. */
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
