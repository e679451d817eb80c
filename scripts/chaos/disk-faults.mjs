import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyCluster } from '../postgres/copies.mjs';
import { openPostgres } from '../postgres.mjs';
import { runTrial } from './trial.mjs';

/** Size of the disk of the uploads: room for the demo content's pictures, and little more. */
const MEDIA_MB = 256;
/** Room of the database's disk beside what the database has. */
const DATABASE_ROOM_MB = 64;
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

/** Runs work with a small disk of its own, which is in memory. */
async function withSmallDisk(megabytes, work) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return { skipped: 'needs the right to mount a small disk' };
  }
  try {
    return await work(folder);
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}

/** The disk of the uploads is full: an upload is refused in words, and leaves neither a row nor a part of a file. */
export const tryFullMediaDisk = ({ env }) =>
  withSmallDisk(MEDIA_MB, async (folder) => {
    for (const name of ['media', 'secrets'])
      if (existsSync(join(env.DATA_DIR, name)))
        cpSync(join(env.DATA_DIR, name), join(folder, name), { recursive: true });
    try {
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
    }
  });

/** Writes into the log of the database until it has no room for more, which ends the server. */
async function useUpLog(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (let n = 0; n < 2 * DATABASE_ROOM_MB; n++)
      await client.query("SELECT pg_logical_emit_message(false, 'chaos', repeat('x', 1048576))");
    throw new Error('the log of the database found room on a full disk');
  } catch (error) {
    if (error.message.startsWith('the log')) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const countMegabytes = (folder) => Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);

/**
 * The disk of the database is full, its log too, which ends the server; as `npm start` does, it is started again and
 * again until there is room.
 */
export async function tryFullDatabaseDisk({ env, database }) {
  const size = await database.rest((place) => countMegabytes(join(place.folder, 'data')));
  return withSmallDisk(size + DATABASE_ROOM_MB, async (folder) => {
    await database.rest((place) => copyCluster(place, folder));
    const full = await openPostgres({ dataDir: folder, options: '', keepAlive: true });
    try {
      return await runTrial({
        env: { ...env, DATABASE_URL: full.url },
        seconds: 12,
        writes: 'refused',
        ready: 503,
        strike: async () => {
          fill(join(folder, 'filler'));
          await useUpLog(full.url);
        },
        heal: async () => unlinkSync(join(folder, 'filler')),
      });
    } finally {
      await full.close();
    }
  });
}
