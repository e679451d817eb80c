import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env/env';
import { deleteOldPictures, getOrDrawPicture } from './picture-cache';

const FOLDER = join(env.DATA_DIR, 'opengraph');
beforeEach(() => rm(FOLDER, { recursive: true, force: true }));

test('a picture is drawn once for concurrent requests, and again after a failure', async () => {
  let drawn = 0;
  const make = async () => {
    drawn += 1;
    if (drawn === 1) throw new Error('no paint');
    return Buffer.from('png');
  };
  await expect(getOrDrawPicture('x.png', make)).rejects.toThrow('no paint');
  await Promise.all(Array.from({ length: 20 }, () => getOrDrawPicture('x.png', make)));
  expect(await getOrDrawPicture('x.png', make)).toEqual(Buffer.from('png'));
  expect(drawn).toBe(2);
  expect(await readdir(FOLDER)).toEqual(['x.png']);
});

test('the folder is bounded: the oldest pictures are deleted', async () => {
  expect(await deleteOldPictures(2)).toBe(0);
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) {
    await getOrDrawPicture(`${name}.png`, async () => Buffer.from(name));
    await utimes(join(FOLDER, `${name}.png`), at, at);
  }
  expect(await deleteOldPictures(2)).toBe(2);
  expect((await readdir(FOLDER)).sort()).toEqual(['c.png', 'd.png']);
});
