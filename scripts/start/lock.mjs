import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './lines.mjs';
import { getProcessToken, isAlive } from './processes.mjs';

const POLL_MS = 100;

/**
 * Runs `work` while no other process on this machine holds the lock; a lock whose process has died doesn't count.
 *
 * @param {string} file lock file with the token of its process
 * @param {() => Promise<unknown>} work
 * @param {number} patience timeout for the lock, in milliseconds
 */
export async function withLock(file, work, patience = 300_000) {
  await acquire(file, performance.now() + patience);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function acquire(file, deadline) {
  const draft = `${file}.${getProcessToken()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, getProcessToken());
  try {
    while (!tryTake(draft, file)) {
      const holder = read(file);
      if (holder && !isAlive(holder)) discard(file, holder);
      else if (performance.now() > deadline) throw heldBy(file, holder);
      else await wait(POLL_MS);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

const heldBy = (file, holder) =>
  new StartError(
    `โปรแกรมอื่น (pid ${holder.split('-')[0]}) กำลังใช้ ${dirname(file)} อยู่นานเกินไป (locked by another process)`,
  );

/** Takes the lock atomically: a hard link appears with its content or not at all, and never replaces another. */
function tryTake(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Removes a dead lock; if another process was faster and the lock is a live one, it is restored. */
function discard(file, dead) {
  const aside = `${file}.dead-${getProcessToken()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== dead) linkSync(aside, file);
  } catch {
    // Another process has removed it first.
  }
  rmSync(aside, { force: true });
}
