import { z } from 'zod';
import { runInChild } from '@/lib/process/child-task';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';

/** Unpacking half a gigabyte takes some seconds; every office file has far less. */
const DEADLINE_MS = 30_000;
const MAX_OUTPUT_BYTES = 4 * 1_048_576;

const runQueued = createConcurrencyLimiter('archives', {
  concurrency: 1,
  maxWaiting: 20,
  busyMessage: 'media.busyDocuments',
  retrySeconds: 10,
});

/**
 * The names in an office file, which is a ZIP archive. It is unpacked once, in a process of its own, and nothing of it is
 * kept: so it does no harm to who opens it.
 *
 * @param path of the file
 * @throws AppError 'invalid' for a broken archive, for one that unpacks to far more than it is, and for names that lead out
 *   of a folder, links, encrypted entries and entries that share bytes; 'busy' when too many wait
 */
export const readArchiveNames = (path: string): Promise<string[]> =>
  runQueued(() =>
    runInChild({
      script: 'document.mjs',
      options: { path },
      value: z.string(),
      deadlineMs: DEADLINE_MS,
      memoryMb: { heap: 128, buffers: 128 },
      outputBytes: MAX_OUTPUT_BYTES,
      exhausted: 'media.bomb',
    }),
  );
