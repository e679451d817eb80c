import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { lowMemory } from '../../start/low-memory.mjs';

const SAMPLE_MS = 500;
const KIB = 1_024;

/** Starts a program that prints its address, and ends when its input does. */
export async function startServer(args, env) {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], env });
  const lines = createInterface({ input: child.stdout });
  const { value: address } = await lines[Symbol.asyncIterator]().next();
  if (!address) throw new Error(`${args.join(' ')} did not start`);
  return { address, stop: () => child.stdin.end() };
}

/** Largest resident memory of a process so far, in bytes; zero once it has ended. */
function readPeak(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * KIB;
  } catch {
    return 0;
  }
}

/** Flags of `npm run portal`. */
export const FLAGS = [...lowMemory.flags, '--heap-growing-percent=20'];

/** Runs the portal's command line; returns its result, the seconds it took and its peak of memory. */
export async function runPortal(args, env, node = []) {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [...FLAGS, ...node, '--import', 'tsx', 'scripts/portal.ts', ...args, '--json'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...lowMemory.env },
    },
  );
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, readPeak(child.pid));
  }, SAMPLE_MS);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [out, error] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  const code = await ended;
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1_000;
  const text = out.toString().trim();
  if (!text) throw new Error(`${args.join(' ')} ended with ${code}: ${error}`);
  return { code, seconds, peak, result: JSON.parse(text), log: error.toString() };
}
