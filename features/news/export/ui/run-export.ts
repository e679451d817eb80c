import { newsExportMessages as words } from '../export.messages';
import { EXPORT_FILE, errorResponse, FRAMES_TYPE } from '../export.schema';
import { readFrames } from './read-frames';

export type ExportProgress = { kind: 'waiting' } | { kind: 'making'; done: number };
/** A complete file. */
export type ExportedFile = { file: Blob; name: string };

/** Failed export, with a message for the reader. */
class ExportFailure extends Error {
  override name = 'ExportFailure';
}

const BUSY = 503;
/** Default if the server sends no Retry-After, in seconds. */
const RETRY_SECONDS = 3;

/**
 * Downloads a file with progress; waits and retries while all export slots are taken.
 *
 * @param query the form's parameters
 * @throws ExportFailure with a message for the reader; the error of `fetch` if it fails or is aborted
 */
export async function runExport(
  query: string,
  signal: AbortSignal,
  tell: (step: ExportProgress) => void,
): Promise<ExportedFile> {
  for (;;) {
    const reply = await fetch(`${EXPORT_FILE}?${query}`, { headers: { Accept: FRAMES_TYPE }, signal });
    if (reply.headers.get('content-type') === FRAMES_TYPE && reply.body) return collect(reply, reply.body, tell);
    const refused = errorResponse.safeParse(await reply.json().catch(() => undefined));
    if (reply.status !== BUSY) throw new ExportFailure(refused.data?.message ?? words['newsExport.broken'].th);
    tell({ kind: 'waiting' });
    await pause(Number(reply.headers.get('retry-after') ?? RETRY_SECONDS) * 1_000, signal);
  }
}

async function collect(
  reply: Response,
  body: ReadableStream<Uint8Array>,
  tell: (step: ExportProgress) => void,
): Promise<ExportedFile> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const text = new TextDecoder();
  tell({ kind: 'making', done: 0 });
  for await (const frame of readFrames(body)) {
    if (frame.kind === 'bytes') parts.push(frame.body);
    if (frame.kind === 'done') tell({ kind: 'making', done: Number(text.decode(frame.body)) });
    if (frame.kind === 'failed') throw new ExportFailure(text.decode(frame.body));
    if (frame.kind === 'end') {
      return { file: new Blob(parts, { type: reply.headers.get('x-file-type') ?? '' }), name: readFileName(reply) };
    }
  }
  throw new ExportFailure(words['newsExport.broken'].th);
}

function readFileName({ headers }: Response): string {
  const named = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return decodeURIComponent(named ?? 'news');
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, broken) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      broken(signal.reason);
    });
  });
}
