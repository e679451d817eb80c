import { unzipSync } from 'fflate';
import { createZipStream, type ZipEntry } from './zip-stream';

async function* chunksOf(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const modifiedAt = new Date('2026-11-20T03:00:00Z');

test('an archive holds its files whole, with Thai names', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'วิทยาลัย/คำตอบ.pdf', modifiedAt, chunks: chunksOf('หนึ่ง ', 'สอง') };
    yield { name: 'ว่าง.txt', modifiedAt, chunks: chunksOf() };
  }
  const archive = unzipSync(await new Response(createZipStream(entries())).bytes());
  expect(Object.entries(archive).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['วิทยาลัย/คำตอบ.pdf', 'หนึ่ง สอง'],
    ['ว่าง.txt', ''],
  ]);
});

test('files are read as far as the reader consumes, and closed when it leaves', async () => {
  let [read, closed] = [0, false];
  async function* endless() {
    try {
      for (;;) {
        read += 1;
        yield new Uint8Array(1_000);
      }
    } finally {
      closed = true;
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a', modifiedAt, chunks: endless() };
  }
  const reader = createZipStream(entries()).getReader();
  for (let count = 0; count < 3; count += 1) await reader.read();
  await reader.cancel();
  expect(read).toBeLessThanOrEqual(4);
  expect(closed).toBe(true);
});
