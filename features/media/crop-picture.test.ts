import { join } from 'node:path';
import sharp from 'sharp';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aPhoto } from '@/testing/files';
import { cropPicture } from './crop-picture.store';
import { getMediaFolder } from './disk-store';
import { college, other, upload } from './upload-media.test-support';

const part = { left: 0.25, top: 0, width: 0.5, height: 1 };

/** A picture of two halves, red and blue. */
async function aTwoColoured(width: number, height: number): Promise<Buffer> {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const whole = sharp({ create: { width, height, channels: 3, background: '#f00' } });
  return whole
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

test('a part is cut from the original and is a picture of its own; the whole one stays', async () => {
  const whole = await upload(await aTwoColoured(3_600, 1_800), 'สนาม.png');
  await db.media.update({ where: { id: whole.id }, data: { alt: 'สนาม' } });
  const cut = await cropPicture({ id: whole.id, ...part }, college);
  expect(cut).toMatchObject({ width: 1_800, height: 1_800, name: 'สนาม.png', alt: 'สนาม' });
  expect(cut.id).not.toBe(whole.id);
  expect(await cropPicture({ id: whole.id, ...part }, college)).toMatchObject({ id: cut.id });
  const file = join(getMediaFolder(), cut.picture?.src.split('/').at(-1) ?? '');
  const readColor = (left: number) => sharp(file).extract({ left, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const [[red = 0], [, , blue = 0]] = [await readColor(0), await readColor(1_500)];
  expect([red > 200, blue > 200]).toEqual([true, true]);
});

test('a part at the very edge stays within the picture', async () => {
  const { id } = await upload(await aPhoto({ width: 401, height: 301 }), 'edge.jpg');
  const cut = await cropPicture({ id, left: 0.9999, top: 0.9999, width: 1, height: 1 }, college);
  expect([cut.width, cut.height]).toEqual([1, 1]);
});

test('foreign pictures, documents and wrong parts are refused', async () => {
  const { id } = await upload(await aPhoto({ width: 320, height: 240 }), 'x.jpg');
  await expect(cropPicture({ id, ...part }, other)).rejects.toMatchObject({ kind: 'missing' });
  await expect(cropPicture({ id, ...part }, visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(cropPicture({ id, ...part, width: 0 }, college)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(cropPicture({ id, ...part, left: -1 }, college)).rejects.toMatchObject({ kind: 'invalid' });
});
