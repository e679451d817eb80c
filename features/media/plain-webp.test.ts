import sharp from 'sharp';
import { getMediaFileName } from '@/lib/files/picture.schema';
import { storeFetchedPicture } from './fetched.store';
import { getMediaStore } from './media.store';
import { isPlainWebp } from './plain-webp';

const draw = (background: string, width = 500) => sharp({ create: { width, height: 300, channels: 4, background } });
const read = async (name: string) => {
  const file = await getMediaStore().open(name);
  if (!file) return undefined;
  const pieces = await (await file.read(0, file.bytes - 1)).toArray();
  await file.close();
  return Buffer.concat(pieces);
};
/** The same file with another length in its head, so that it is well-formed. */
function withLength(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(copy.length - 8, 4);
  return copy;
}
const chunk = (name: string, data: string) => {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, Buffer.from(data)]);
};

test('a WebP of pixels alone is plain, with and without transparency, lossy or not', async () => {
  expect(isPlainWebp(await draw('#336699').removeAlpha().webp().toBuffer())).toBe(true);
  expect(isPlainWebp(await draw('#33669980').webp().toBuffer())).toBe(true);
  expect(isPlainWebp(await draw('#33669980').webp({ lossless: true }).toBuffer())).toBe(true);
});

test('one with metadata, other chunks or a tail is not', async () => {
  const plain = await draw('#123456').removeAlpha().webp().toBuffer();
  const withExif = await draw('#123456')
    .withExif({ IFD0: { Copyright: 'x' } })
    .webp()
    .toBuffer();
  const withProfile = await draw('#123456').withIccProfile('p3').webp().toBuffer();
  const tail = Buffer.concat([plain, Buffer.from('<script>alert(1)</script>')]);
  const bad = [
    ...[withExif, withProfile, tail, withLength(tail), withLength(Buffer.concat([plain, chunk('JUNK', 'text')]))],
    ...[plain.subarray(0, -2), withLength(plain.subarray(0, -2)), plain.subarray(0, 12), Buffer.alloc(0)],
    await draw('#123456').png().toBuffer(),
  ];
  expect(bad.map((bytes) => isPlainWebp(bytes))).toEqual(bad.map(() => false));
});

test('a fetched plain picture keeps its bytes as its largest width; another one is encoded anew', async () => {
  const plain = await draw('#abcdef', 700).removeAlpha().webp({ quality: 40 }).toBuffer();
  const kept = await storeFetchedPicture(new Uint8Array(plain));
  expect(kept).toMatchObject({ widths: [320, 640, 700], bytes: plain.length });
  expect(await read(getMediaFileName(kept, 700))).toEqual(plain);
  expect((await sharp(await read(getMediaFileName(kept, 320))).metadata()).width).toBe(320);

  const marked = await draw('#fedcba', 700)
    .withExif({ IFD0: { Copyright: 'x' } })
    .webp()
    .toBuffer();
  const encoded = await storeFetchedPicture(new Uint8Array(marked));
  const stored = await read(getMediaFileName(encoded, 700));
  expect(stored).not.toEqual(marked);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
});

test('a plain picture that is wider than pages show is encoded for them', async () => {
  const wide = await draw('#0f0f0f', 2_000).removeAlpha().webp().toBuffer();
  const stored = await storeFetchedPicture(new Uint8Array(wide));
  expect(stored.widths).toEqual([320, 640, 960, 1_600, 2_000]);
  expect(await read(getMediaFileName(stored, 2_000))).not.toEqual(wide);
});

test('a plain head with broken pixels is refused', async () => {
  const plain = await draw('#777777').removeAlpha().webp().toBuffer();
  const broken = Buffer.concat([plain.subarray(0, 30), Buffer.alloc(plain.length - 30)]);
  expect(isPlainWebp(broken)).toBe(true);
  await expect(storeFetchedPicture(new Uint8Array(broken))).rejects.toMatchObject({
    kind: expect.stringMatching(/invalid|mediaType/),
  });
});
