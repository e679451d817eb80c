import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Addresses of readers: cached pages, and searches that no cache has. */
const PATHS = ['/', '/most_read', '/faq', '/about', '/organisations'];
const SEARCH_EVERY = 4;
/** Attempts at other servers, as nginx makes them for calls that only read. */
const TRIES = 3;
const ANSWER_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Asks one server; resolves with the status once the whole body has come, 0 if it has not. */
const ask = (port, path) =>
  new Promise((resolve) => {
    const call = request({ port, path, host: '127.0.0.1', agent, timeout: ANSWER_MS }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.complete ? answer.statusCode : 0));
      answer.on('error', () => resolve(0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end();
  });

/**
 * Readers behind a balancer: they ask the servers in turn, and another one where the first refuses the connection or
 * answers 502 or 503.
 */
export class Readers {
  #ports = [];
  #turn = 0;
  #made = 0;
  #stopped = false;
  #running = [];
  sums = { answered: 0, again: 0, failed: [] };

  /** Servers among which the balancer chooses from now on. */
  use(ports) {
    this.#ports = ports;
  }

  start(count) {
    this.#running = Array.from({ length: count }, () => this.#read());
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
    agent.destroy();
    return this.sums;
  }

  async #read() {
    while (!this.#stopped) {
      await this.#askOnce(this.#pickPath());
      await wait(5);
    }
  }

  #pickPath() {
    this.#made += 1;
    return this.#made % SEARCH_EVERY === 0 ? `/search?q=ข่าว${this.#made}` : PATHS[this.#made % PATHS.length];
  }

  async #askOnce(path) {
    let status = 0;
    for (let tries = 0; tries < TRIES; tries++) {
      this.#turn += 1;
      const port = this.#ports[this.#turn % this.#ports.length];
      status = await ask(port, encodeURI(path));
      if (![0, 502, 503].includes(status)) break;
      this.sums.again += 1;
    }
    if (status === 200) this.sums.answered += 1;
    else this.sums.failed.push(`${path}: ${status}`);
  }
}
