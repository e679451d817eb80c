import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env/env';
import { deleteOldMailFiles, readMailFile, writeMailFile } from './files';

test('mail files are deleted after a month', async () => {
  expect(await deleteOldMailFiles()).toBe(0);
  for (const id of [1, 2]) await writeMailFile(id, Buffer.from('Subject: x'));
  const seconds = Date.now() / 1_000 - 31 * 86_400;
  await utimes(join(env.DATA_DIR, 'mail', '1.eml'), seconds, seconds);
  expect(await deleteOldMailFiles()).toBe(1);
  expect(await readMailFile(1)).toBeUndefined();
  expect(await readMailFile(2)).toBeDefined();
});
