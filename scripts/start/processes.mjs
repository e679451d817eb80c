import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process began, so that a number used again by another process isn't taken for it; empty where unknown. */
const getStartTime = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '';
  }
};

/** A name for this very process that no later one has. */
export const getProcessToken = () => `${process.pid}-${getStartTime(process.pid)}`;

/** Whether the process that `getProcessToken` named still runs. */
export function isAlive(mark) {
  const [pid, born] = mark.split('-');
  return isRunning(Number(pid)) && (!born || getStartTime(pid) === born);
}

/** Whether a process has this number, whoever owns it. */
export function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process, empty when it can't be told. */
export function findCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

const LAST_WORDS_MS = 500;
const running = new Set();

/** Stops every program that `run` has under way. */
export function killRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a program to its end.
 *
 * @returns {Promise<{ code: number, output: string }>} exit code (1 after a signal), and what it printed, both streams together
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
      // A server left behind may keep the pipes open.
      last = setTimeout(end, LAST_WORDS_MS, code);
    });
    child.on('close', end);
  });
}
