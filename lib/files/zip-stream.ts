import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive; its bytes are stored as they are, as documents and pictures are packed already. */
export type ZipEntry = { name: string; modifiedAt: Date; chunks: AsyncIterable<Uint8Array> };

/**
 * Streams a ZIP archive file by file, as fast as the reader consumes it. It is never in memory as a whole, and must be
 * smaller than 4 GB.
 *
 * @param entries not read further once the reader cancels
 */
export function createZipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const pieces = generateZip(entries);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

async function* generateZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, undefined> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for await (const { name, modifiedAt, chunks } of entries) {
    const entry = new ZipPassThrough(name);
    entry.mtime = modifiedAt;
    zip.add(entry);
    for await (const chunk of chunks) {
      entry.push(chunk);
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
