import { brotliDecompressSync } from 'node:zlib';
import { encodeFile } from './encoding';

test('a file of the build is compressed once', async () => {
  const body = Buffer.from('const answer = 42;'.repeat(200));
  const first = await encodeFile(body, 'br', '"a-br"');
  expect(await encodeFile(body, 'br', '"a-br"')).toBe(first);
  expect(brotliDecompressSync(first)).toEqual(body);
  expect(await encodeFile(body, 'gzip', '"a-gzip"')).not.toBe(first);
});
