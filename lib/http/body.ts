import { HttpError } from './http-errors';

/** Default maximum size of a payload. */
export const BODY_LIMIT_BYTES = 65_536;

/**
 * Reads a body and counts its bytes; the part after the limit is not read.
 *
 * @throws HttpError 'tooLarge' above the limit (in bytes), 'body' if the client aborts
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | Uint8Array | null,
  limit = BODY_LIMIT_BYTES,
): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  if (body instanceof Uint8Array) return assertWithinLimit(body, limit);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError('body');
    });
    if (done) return Buffer.concat(chunks);
    bytes += value.byteLength;
    if (bytes > limit) {
      reader.cancel().catch(() => undefined);
      throw new HttpError('tooLarge');
    }
    chunks.push(value);
  }
}

function assertWithinLimit(body: Uint8Array, limit: number): Uint8Array {
  if (body.byteLength > limit) throw new HttpError('tooLarge');
  return body;
}
