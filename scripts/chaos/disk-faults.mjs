import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTrial } from './trial.mjs';

/** Size of the disk: room for the demo content's pictures, and little more. */
const DISK = '256m';
const BLOCK = Buffer.alloc(1_048_576);

/** Fills a disk to the last byte. */
function fill(file) {
  const open = openSync(file, 'w');
  try {
    for (let size = BLOCK.length; size > 0; ) {
      try {
        if (writeSync(open, BLOCK, 0, size) < size) size = Math.floor(size / 2);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(open);
  }
}

/** The disk of the uploads is full: an upload is refused in words, and leaves neither a row nor a part of a file. */
export async function tryFullMediaDisk({ env }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return { skipped: 'needs the right to mount a small disk' };
  }
  try {
    for (const name of ['media', 'secrets'])
      if (existsSync(join(env.DATA_DIR, name)))
        cpSync(join(env.DATA_DIR, name), join(folder, name), { recursive: true });
    return await runTrial({
      env: { ...env, DATA_DIR: folder },
      writes: 'done',
      ready: 503,
      strike: async () => fill(join(folder, 'filler')),
      heal: async () => unlinkSync(join(folder, 'filler')),
      check: async ({ url }, writer) => {
        const refusal = await writer.upload(url).then(
          () => 'it was accepted',
          (error) => error.message,
        );
        return / 503 /.test(refusal) ? [] : [`an upload on a full disk: ${refusal}`];
      },
    });
  } finally {
    // The rows of its uploads stay in the database.
    cpSync(join(folder, 'media'), join(env.DATA_DIR, 'media'), { recursive: true });
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}
