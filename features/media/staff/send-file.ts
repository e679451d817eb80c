import { z } from 'zod';
import { type MediaEntry, mediaEntry } from '@/lib/files/picture.schema';
import { parseJson } from '@/lib/text/parse-json';
import { mediaMessages } from '../media.messages';
import { resolveMediaKind, sizeLimits, type UploadKind } from '../media.rules';

const acceptedBody = z.object({ status: z.literal(true), data: mediaEntry });
const errorBody = z.object({ status: z.literal(false), message: z.string() });

/** Result of one upload. */
export type UploadOutcome =
  | { state: 'done'; entry: MediaEntry }
  /** `again` is false if a retry would fail the same way. */
  | { state: 'failed'; message: string; again: boolean }
  | { state: 'cancelled' };

/** HTTP statuses after which a retry may succeed; 0 is a network error. */
const RETRYABLE_STATUSES = [0, 408, 429, 500, 502, 503, 504];

/**
 * Uploads one file with progress. Only XMLHttpRequest reports upload progress.
 *
 * @param onProgress called with the fraction sent, 0 to 1
 * @param signal cancels the upload
 */
export function sendFile(
  file: File,
  kind: UploadKind,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const tooLarge = findSizeError(file, kind);
  if (tooLarge) return Promise.resolve({ state: 'failed', message: tooLarge, again: false });
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name, kind: resolveMediaKind(file.name, kind) });
    call.open('POST', `/api/v1/media?${query}`);
    call.setRequestHeader('Content-Type', 'application/octet-stream');
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => resolve(readUploadResponse(call)));
    call.addEventListener('error', () => resolve(toFailure(mediaMessages['media.noConnection'], 0)));
    call.addEventListener('abort', () => resolve({ state: 'cancelled' }));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
}

/** Client-side size check before sending; the server checks again. */
function findSizeError(file: File, kind: UploadKind): string | undefined {
  const wanted = resolveMediaKind(file.name, kind);
  if (file.size <= sizeLimits[wanted]) return undefined;
  return mediaMessages[wanted === 'image' ? 'media.pictureTooLarge' : 'media.documentTooLarge'];
}

function readUploadResponse({ status, responseText }: XMLHttpRequest): UploadOutcome {
  const answer = parseJson(responseText);
  const good = acceptedBody.safeParse(answer);
  if (good.success) return { state: 'done', entry: good.data.data };
  const bad = errorBody.safeParse(answer);
  return toFailure(bad.success ? bad.data.message : mediaMessages['media.uploadFailed'], status);
}

const toFailure = (message: string, status: number): UploadOutcome => ({
  state: 'failed',
  message,
  again: RETRYABLE_STATUSES.includes(status),
});
