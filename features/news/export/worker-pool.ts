import { resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import Tinypool from 'tinypool';
import { AppError } from '@/lib/errors/errors';
import { getSingleton } from '@/lib/process/singleton';
import { withTimeout } from '@/lib/process/timeout';
import type { NewsFormat } from './export.schema';

/** Files that are made at the same time in one process; see features/news/export/stream-export.ts. */
export const MAX_PARALLEL_FILES = 2;
/** What a thread may hold, in MB; a file needs far less, and one that needs more must not take the others with it. */
const THREAD_MB = 320;

const getPool = () =>
  getSingleton(
    'news-export.pool',
    () =>
      new Tinypool({
        filename: resolve(/* turbopackIgnore: true */ process.cwd(), 'features/news/export/worker/work.mjs'),
        minThreads: 0,
        maxThreads: MAX_PARALLEL_FILES,
        // A thread goes with its file, and with it the memory that it took.
        isolateWorkers: true,
        resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
        runtime: 'worker_threads',
      }),
  );

/** A batch of rows takes a second or two, the end of a sheet of ten thousand some more; what takes so long was made to. */
export const BATCH_DEADLINE_MS = 120_000;

type WorkerRequest = { rows?: readonly unknown[] };
type WorkerFile = { send: (message: WorkerRequest) => Promise<Uint8Array<ArrayBuffer>>; stop: () => void };

/**
 * Opens a file in a thread of its own. Each message is answered with the bytes that it has made; one without rows ends the
 * file.
 *
 * @param head what the file's writer in features/news/export/worker needs to begin
 * @param deadlineMs after so long without an answer the thread is ended, whatever it is doing
 * @returns `ask` throws what broke the thread, and AppError 'invalid' when it took too long; `stop` ends it
 */
export function openWorkerFile(format: NewsFormat, head: object, deadlineMs = BATCH_DEADLINE_MS): WorkerFile {
  const { port1: port, port2 } = new MessageChannel();
  const gone = new AbortController();
  const task = getPool().run({ port: port2, format, head }, { transferList: [port2], signal: gone.signal });
  let isOver = false;
  // Nobody may be waiting when it breaks; whoever asks next hears of it.
  task
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  const ask = async (message: WorkerRequest) => {
    const answer = new Promise<Uint8Array<ArrayBuffer>>((answered) => port.once('message', answered));
    port.postMessage(message);
    const bytes = await withTimeout(deadlineMs, Promise.race([answer, task.then(() => answer)]));
    if (bytes) return bytes;
    stop();
    throw new AppError('invalid', 'print.tooComplex');
  };
  const stop = () => {
    port.close();
    if (!isOver) gone.abort();
  };
  return { send: ask, stop };
}
