import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.data/fuzz';
const SEEDS = new URL('./seeds.json', import.meta.url);
/** Maximum number of stored examples per fault. */
const EXAMPLES = 3;

/** @returns {{ why: string, request: import('./write.mjs').Request }[]} requests that found faults fixed since */
export const readSeeds = () => JSON.parse(readFileSync(SEEDS, 'utf8'));
export const readFindings = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Findings of one run, grouped by kind, in a file that `--replay` takes; written continuously, so that an interrupted
 * run leaves it too.
 */
export class Findings {
  #kinds = new Map();

  /** @param {number} seed names the file */
  constructor(seed) {
    this.file = join(FOLDER, `${seed}.json`);
  }

  /** @param {{ fault: string, seed: number, number: number, request: object, status?: number, text: string }} finding */
  add(finding) {
    const { fault, request } = finding;
    const kind = `${fault.replace(/[0-9a-f]{6,}|\d+/g, '#')} ${request.topic} ${request.target.split('?')[0].slice(0, 60)}`;
    const there = this.#kinds.get(kind) ?? { times: 0, examples: [] };
    this.#kinds.set(kind, there);
    there.times++;
    if (there.examples.length < EXAMPLES) there.examples.push(finding);
    if (there.times <= EXAMPLES) this.#write();
    return there.times === 1;
  }

  get size() {
    return this.#kinds.size;
  }

  #write() {
    mkdirSync(FOLDER, { recursive: true });
    const all = [...this.#kinds.values()].flatMap(({ times, examples }) =>
      examples.map((example) => ({ why: example.fault, times, ...example, text: example.text.slice(0, 500) })),
    );
    writeFileSync(this.file, `${JSON.stringify(all, null, 2)}\n`);
  }
}
