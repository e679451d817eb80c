import { z } from 'zod';
import { type MediaEntry, mediaEntry } from '@/lib/files/picture.schema';
import { mediaMessages } from '../media.messages';
import { limitOf, type UploadKind, wantedKind } from '../media.rules';

const accepted = z.object({ status: z.literal(true), data: mediaEntry });
const refused = z.object({ status: z.literal(false), message: z.string() });

/** What became of one upload. */
export type Outcome =
  | { state: 'done'; entry: MediaEntry }
  /** `again` is false where another try would be refused alike. */
  | { state: 'failed'; message: string; again: boolean }
  | { state: 'cancelled' };

/** Answers after which another try may succeed. */
const PASSING = [0, 408, 429, 500, 502, 503, 504];

/**
 * Sends one file, telling how far it is. Only XMLHttpRequest knows the progress of what is sent.
 *
 * @param onProgress gets the share that is on its way, 0 to 1
 * @param signal cancels it
 */
export function sendFile(
  file: File,
  kind: UploadKind,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const tooLarge = tooLargeFor(file, kind);
  if (tooLarge) return Promise.resolve({ state: 'failed', message: tooLarge, again: false });
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name, kind: wantedKind(file.name, kind) });
    call.open('POST', `/api/v1/media?${query}`);
    call.setRequestHeader('Content-Type', 'application/octet-stream');
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => resolve(readAnswer(call)));
    call.addEventListener('error', () => resolve(failed(mediaMessages['media.noConnection'].th, 0)));
    call.addEventListener('abort', () => resolve({ state: 'cancelled' }));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}

/** Said before a byte is sent; the server counts for itself. */
function tooLargeFor(file: File, kind: UploadKind): string | undefined {
  const wanted = wantedKind(file.name, kind);
  if (file.size <= limitOf[wanted]) return undefined;
  return mediaMessages[wanted === 'image' ? 'media.pictureTooLarge' : 'media.documentTooLarge'].th;
}

function readAnswer({ status, responseText }: XMLHttpRequest): Outcome {
  const answer = parseJson(responseText);
  const good = accepted.safeParse(answer);
  if (good.success) return { state: 'done', entry: good.data.data };
  const bad = refused.safeParse(answer);
  return failed(bad.success ? bad.data.message : mediaMessages['media.uploadFailed'].th, status);
}

const failed = (message: string, status: number): Outcome => ({
  state: 'failed',
  message,
  again: PASSING.includes(status),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
