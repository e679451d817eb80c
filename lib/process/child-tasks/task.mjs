// Runs in a child process of lib/process/child-task.ts, which kills it when it takes too much time or memory.
import { setPriority } from 'node:os';

/** Lowered priority. On Linux it applies to a thread; elsewhere to the whole process, which here is our own. */
const POLITE = 10;

/** Rejects a file; `key` is that of a message. */
export class Refusal extends Error {
  constructor(key) {
    super(key);
    this.key = key;
  }
}

/**
 * Runs the one task of this process: its options are the first argument, its file comes by standard input, and each
 * line of its standard output is a value.
 *
 * @param {(options: any, file: Buffer) => AsyncIterable<unknown>} work throws Refusal for a file that it rejects
 * @param {string} unreadable message key for a file that breaks a parser
 */
export async function runTask(work, unreadable) {
  setPriority(0, POLITE);
  const file = await readInput();
  try {
    for await (const value of work(JSON.parse(process.argv[2]), file)) await write({ value });
    await write({ end: true });
  } catch (error) {
    await write({ refused: error instanceof Refusal ? error.key : unreadable });
  }
}

async function readInput() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return Buffer.concat(parts);
}

const write = (line) =>
  new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, resolve);
  });
