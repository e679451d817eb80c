import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { describeError, log } from '@/lib/log/log';
import { pickMessage } from '@/lib/messages/message';
import { getSingleton } from '@/lib/process/singleton';
import { newsExportMessages as words } from './export.messages';
import { listNewsExportRows } from './export.queries';
import type { ExportHead, ExportRequest, FrameKind } from './export.schema';
import { openExportWriter } from './export-writer';
import { MAX_PARALLEL_FILES } from './worker-pool';

/** Retry-After while all slots are taken. */
const RETRY_SECONDS = 3;
/** Stall timeout: a client that reads nothing for this long is gone, or blocks a slot. */
const STALL_MS = 60_000;

/** A piece of the file, or a progress update: the number of items written. */
export type ExportChunk =
  | { kind: Extract<FrameKind, 'bytes'>; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'done'; done: number };

const slots = getSingleton('news-export.slots', () => ({ taken: 0 }));

/** Number of exports running in this process. */
export const countRunningExports = (): number => slots.taken;

/**
 * Takes one of the few export slots.
 *
 * @returns function that releases the slot; a second call does nothing
 * @throws AppError 'busy' when all are taken
 */
export function acquireExportSlot(): () => void {
  if (slots.taken >= MAX_PARALLEL_FILES)
    throw new AppError('busy', pickMessage(words, 'newsExport.busy'), {}, RETRY_SECONDS);
  slots.taken += 1;
  let isTaken = true;
  return () => {
    if (isTaken) slots.taken -= 1;
    isTaken = false;
  };
}

/**
 * Generates a file chunk by chunk, at the speed of the consumer.
 *
 * @param signal aborts immediately
 */
export async function* generateExport(
  { filter, format, contents }: ExportRequest,
  head: ExportHead,
  signal: AbortSignal,
): AsyncGenerator<ExportChunk> {
  const writer = await openExportWriter(format, head, env.SITE_URL);
  signal.addEventListener('abort', writer.stop);
  try {
    let done = 0;
    for await (const rows of listNewsExportRows(filter, contents)) {
      signal.throwIfAborted();
      yield* toChunks(await writer.add(rows));
      done += rows.length;
      yield { kind: 'done', done };
    }
    yield* toChunks(await writer.end());
  } finally {
    writer.stop();
  }
}

function* toChunks(bytes: Uint8Array<ArrayBuffer>): Generator<ExportChunk> {
  if (bytes.length > 0) yield { kind: 'bytes', bytes };
}

type Body = Uint8Array<ArrayBuffer>;
type ExportEncoding = {
  /** Encodes a chunk; undefined sends nothing. */
  draw: (piece: ExportChunk) => Body | undefined;
  /** Sent after the last chunk. */
  end?: Body;
  /** Sent after an error; without it the connection is aborted, so that a partial file is not taken for complete. */
  failed?: (error: unknown) => Body;
};

/**
 * A file as a response body. The slot is released however it ends: after the last chunk, an error, a disconnect, or a
 * minute in which the client reads nothing.
 *
 * @param free releases the slot
 */
export function streamExport(
  make: (signal: AbortSignal) => AsyncGenerator<ExportChunk>,
  { draw, end, failed }: ExportEncoding,
  free: () => void,
): ReadableStream<Body> {
  const gone = new AbortController();
  const pieces = make(gone.signal);
  let stalled: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(stalled);
    gone.abort();
    free();
    void pieces.return(undefined).catch(() => undefined);
  };
  const next = async (): Promise<{ bytes?: Body; over: boolean }> => {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) return { bytes: end, over: true };
      const bytes = draw(value);
      if (bytes) return { bytes, over: false };
    }
  };
  const pull = async (controller: ReadableStreamDefaultController<Body>) => {
    clearTimeout(stalled);
    const { bytes, over } = await next();
    if (gone.signal.aborted) return;
    if (bytes) controller.enqueue(bytes);
    if (over) {
      close();
      controller.close();
      return;
    }
    stalled = setTimeout(() => {
      close();
      controller.error(new AppError('busy', pickMessage(words, 'newsExport.stalled')));
    }, STALL_MS).unref();
  };
  return new ReadableStream<Body>(
    {
      pull: (controller) =>
        pull(controller).catch((error: unknown) => {
          if (gone.signal.aborted) return;
          log.warn({ error: describeError(error) }, 'an export broke off');
          close();
          if (!failed) throw error;
          controller.enqueue(failed(error));
          controller.close();
        }),
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
