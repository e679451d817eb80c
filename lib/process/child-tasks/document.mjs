import { openArchive, openPath, unpack } from './archive.mjs';
import { runTask } from './task.mjs';

const MIB = 1_048_576;
/** More than any office file of 50 MB has; a presentation of images hardly compresses at all. */
const bounds = { entries: 5_000, totalBytes: 512 * MIB, entryBytes: 256 * MIB, ratio: 200 };
const keys = { unsafe: 'media.unsafeArchive', tooLarge: 'media.bomb' };

// Outputs the names of an office file's entries, after every entry was unpacked once and discarded.
await runTask(async function* ({ path }) {
  const archive = await openArchive(openPath(path), bounds, keys);
  for await (const _ of unpack(archive, bounds, keys));
  for (const { fileName } of archive.entries) yield fileName;
}, 'media.brokenArchive');
