/** Length of `RIFF`, the length of the rest, and `WEBP`; of a chunk's name and length; and largest length looked at. */
const HEAD = 12;
const CHUNK_HEAD = 8;
const RIFF_REST = 8;
/** Flag of the extended header that the picture has transparency; the others announce metadata, colours or animation. */
const ALPHA = 0x10;
const PLAIN = [['VP8 '], ['VP8L'], ['VP8X', 'ALPH', 'VP8 '], ['VP8X', 'VP8L']];

/**
 * True for a WebP that holds one picture and nothing else, as pictures are stored here: no metadata, colour profile,
 * animation, unknown chunk, or bytes after its end.
 */
export function isPlainWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD + CHUNK_HEAD || readName(bytes, 0) !== 'RIFF' || readName(bytes, RIFF_REST) !== 'WEBP')
    return false;
  if (view.getUint32(4, true) + RIFF_REST !== bytes.length) return false;
  const names: string[] = [];
  for (let at = HEAD; at < bytes.length; ) {
    if (at + CHUNK_HEAD > bytes.length) return false;
    const name = readName(bytes, at);
    const length = view.getUint32(at + 4, true);
    if (name === 'VP8X' && (length === 0 || (view.getUint8(at + CHUNK_HEAD) & ~ALPHA) !== 0)) return false;
    names.push(name);
    // Chunks have an even length.
    at += CHUNK_HEAD + length + (length % 2);
    if (at > bytes.length) return false;
  }
  return PLAIN.some((plain) => plain.join() === names.join());
}

const readName = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
