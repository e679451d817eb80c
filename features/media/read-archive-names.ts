import { z } from 'zod';
import { pickMessage } from '@/lib/messages/message';
import { runInChild } from '@/lib/process/child-task';
import { createConcurrencyLimiter } from '@/lib/process/concurrency-limiter';
import { mediaMessages as words } from './media.messages';

/** Unpacking half a gigabyte takes a few seconds; office files are far smaller. */
const DEADLINE_MS = 30_000;
const MAX_OUTPUT_BYTES = 4 * 1_048_576;

const runQueued = createConcurrencyLimiter('archives', {
  concurrency: 1,
  maxWaiting: 20,
  busyMessage: pickMessage(words, 'media.busyDocuments'),
  retrySeconds: 10,
});

/**
 * Names of the entries of an office file, which is a ZIP archive. It is unpacked once in a separate process, to check
 * that it is harmless to open; the unpacked data is discarded.
 *
 * @throws AppError 'invalid' for a broken archive, a decompression bomb, path traversal, links, encrypted entries and
 *   overlapping entries; 'busy' when the queue is full
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
      messages: words,
      exhausted: pickMessage(words, 'media.bomb'),
    }),
  );
