import { spawn } from 'node:child_process';

const running = new Set();
let isOver = false;

/** Starts a program that is ended with this one. */
export function startChild(program, args, options) {
  if (isOver) throw new Error('interrupted');
  const child = spawn(program, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Tells a program to stop and waits until it has. @returns {Promise<number | null>} its exit code */
export async function endChild(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

/** Ends all that was started here and still runs; from now on nothing is started. */
export async function endAllChildren() {
  isOver = true;
  await Promise.all([...running].map((child) => endChild(child)));
}
