import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { requestTimed } from './http-request.mjs';

/** They belong to one connection, or are made anew by every server. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** A folder with answers of the portal, for servers that hand out the same. */
export class ResponsePack {
  #start = 0;
  #entries = [];
  #file;

  /** @param {string} folder is made */
  constructor(folder) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
    this.#file = openSync(join(folder, 'bytes'), 'w');
  }

  /** @param {string} path @param {{ raw: string[], body: Buffer }} answer */
  add(path, { raw, body }) {
    const kept = [];
    for (let at = 0; at < raw.length; at += 2) {
      if (!CONNECTION_HEADERS.includes(raw[at].toLowerCase())) kept.push(raw[at], raw[at + 1]);
    }
    const headers = [...kept, 'Content-Length', String(body.length)];
    writeSync(this.#file, body);
    this.#entries.push({ path, headers, start: this.#start, length: body.length });
    this.#start += body.length;
  }

  /** All is there. @returns {{ folder: string, entries: object[], bytes: number }} */
  close() {
    closeSync(this.#file);
    writeFileSync(join(this.folder, 'index'), this.#entries.map((entry) => JSON.stringify(entry)).join('\n'));
    return { folder: this.folder, entries: this.#entries, bytes: this.#start };
  }
}

/**
 * Asks the portal for an answer as a browser with gzip does.
 *
 * @param {string} site
 * @param {{ path: string, body?: string }} target
 * @param {import('node:http').Agent} [agent]
 */
export async function fetchResponse(site, { path, body }, agent) {
  const type = body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } : {};
  const method = body ? 'POST' : 'GET';
  const answer = await requestTimed(site + path, {
    agent,
    method,
    body,
    headers: { 'Accept-Encoding': 'gzip', ...type },
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
  return answer;
}
