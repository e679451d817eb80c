import type { FileHandle } from 'node:fs/promises';

/** Reads the bytes from `start` up to, but not including, `end`; fewer if the file is shorter. */
export async function readRange(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(Math.max(0, end - start)),
    0,
    Math.max(0, end - start),
    start,
  );
  return buffer.subarray(0, bytesRead);
}
