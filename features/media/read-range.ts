import type { FileHandle } from 'node:fs/promises';

/** The bytes of a file from `start` to before `end`; fewer when it ends before. */
export async function readRange(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(Math.max(0, end - start)),
    0,
    Math.max(0, end - start),
    start,
  );
  return buffer.subarray(0, bytesRead);
}
