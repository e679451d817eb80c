import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Time for a program to exit by itself. */
const PATIENCE_MS = 20_000;
const hasGroups = process.platform !== 'win32';
const running = new Set();
let isOver = false;

/**
 * Starts a program in a new process group and prints its output, each line with a label.
 *
 * @param {string} label
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ ended: Promise<number>, end: () => Promise<number> }} its exit code (1 after a signal), and a function
 *   to end it
 */
export function launch(label, program, args, env = process.env) {
  if (isOver) return { ended: Promise.resolve(1), end: async () => 1 };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: hasGroups });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.log(`${label} │ ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  }).finally(() => running.delete(handle));
  const handle = { ended, end: () => end(child, ended) };
  running.add(handle);
  return handle;
}

/** Runs a program to its end and returns its exit code. */
export const run = (label, program, args, env) => launch(label, program, args, env).ended;

/** The npm that runs this script, else the one in PATH. */
export function runNpm(label, args, env) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(label, process.execPath, [own, ...args], env) : run(label, 'npm', args, env);
}

/** Ends all running programs; nothing can be started afterwards. */
export async function endAll() {
  isOver = true;
  await Promise.all([...running].map((handle) => handle.end()));
}

async function end(child, ended) {
  child.kill('SIGTERM');
  const late = setTimeout(() => kill(child), PATIENCE_MS);
  const code = await ended;
  clearTimeout(late);
  return code;
}

/** Kills a program with its process group. */
function kill(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(hasGroups ? -child.pid : child.pid, 'SIGKILL');
}
