import { spawn } from 'node:child_process';

const running = new Set();
let isOver = false;

/** Starts a program that ends with this one. */
export function startChild(program, args, options) {
  if (isOver) throw new Error('interrupted');
  const child = spawn(program, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Signals a program and waits until it has ended. @returns {Promise<number | null>} its exit code */
export async function endChild(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

/** Ends all running children; nothing can be started afterwards. */
export async function endAllChildren() {
  isOver = true;
  await Promise.all([...running].map((child) => endChild(child)));
}
