/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header against a file of `size` bytes.
 *
 * @returns the range, 'none' when the whole file is to be sent (no header, several ranges, another unit), 'bad' when no
 *   byte of the file lies in it
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'none' | 'bad' {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!parts) return 'none';
  const [, from = '', to = ''] = parts;
  if (from === '' && to === '') return 'none';
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'bad' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return 'none';
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size ? { start, end } : 'bad';
}
