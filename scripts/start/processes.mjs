import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Start time of a process, to detect a reused pid; empty if unknown. */
const getStartTime = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '';
  }
};

/** Unique token of this process, even if its pid is reused. */
export const getProcessToken = () => `${process.pid}-${getStartTime(process.pid)}`;

/** True if the process of a token from `getProcessToken` still runs. */
export function isAlive(mark) {
  const [pid, born] = mark.split('-');
  return isRunning(Number(pid)) && (!born || getStartTime(pid) === born);
}

/** True if a process with this pid exists, whoever owns it. */
export function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Command line of a process, empty if unknown. */
export function findCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

const LAST_WORDS_MS = 500;
const running = new Set();

/** Kills every program that `run` has started. */
export function killRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a program to its end.
 *
 * @returns {Promise<{ code: number, output: string }>} exit code (1 after a signal), and its output, both streams
 *   together
 */
export function run(program, args, { input = '', ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], ...options });
    const pieces = [];
    running.add(child);
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.stderr.on('data', (piece) => pieces.push(piece));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    let last;
    const end = (code) => {
      clearTimeout(last);
      resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString() });
    };
    child.on('exit', (code) => {
      running.delete(child);
      // A server that it started may keep the pipes open.
      last = setTimeout(end, LAST_WORDS_MS, code);
    });
    child.on('close', end);
  });
}
