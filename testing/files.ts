import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** A photo with noise, so that it compresses badly, and with EXIF that contains a location. */
export const aPhoto = ({ width = 800, height = 600, orientation = 1 } = {}): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#789', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .withExif({
      IFD0: { Copyright: 'SECRETMARK', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 80 })
    .toBuffer();

/** A PNG that claims 50,000 × 50,000 pixels. */
export function aPixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngPart('IHDR', header),
    pngPart('IDAT', Buffer.from('789c', 'hex')),
    pngPart('IEND'),
  ]);
}

function pngPart(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export const aPdf = (words = 'คำสั่ง'): Buffer =>
  Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);

/** A ZIP file of uncompressed parts; the same parts give the same bytes. */
export function aZip(parts: Readonly<Record<string, string>>): Buffer {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0, mtime: new Date(1980, 0, 1) }));
}

/** A minimal Word document. */
export const aDocx = (words = 'SECRETMARK'): Buffer =>
  aZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': words });

/** A compound file, the format of old Office programs, with one stream of this name. */
export function aCompoundFile(stream: string): Buffer {
  const [header, table, directory] = [Buffer.alloc(512, 0xff), Buffer.alloc(512, 0xff), Buffer.alloc(512)];
  header.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 0);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  for (const [index, name] of ['Root Entry', stream].entries()) {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
  }
  return Buffer.concat([header, table, directory]);
}
