import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteStaleDrafts, toDraftPath } from './draft-files';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(path: string, minutes: number) {
  const at = new Date(Date.now() - minutes * 60_000);
  await writeFile(path, 'x');
  await utimes(path, at, at);
}

test('drafts are deleted an hour after their last write; complete files and younger drafts stay', async () => {
  const place = (name: string) => join(folder, name);
  await write(toDraftPath(place('7.eml')), 61);
  const young = toDraftPath(place('8.eml'));
  await write(young, 59);
  await write(place('9.eml'), 61);
  expect(await deleteStaleDrafts(folder)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([young.slice(folder.length + 1), '9.eml'].sort());
});

test('a missing folder has no drafts', async () => {
  expect(await deleteStaleDrafts(join(folder, 'nowhere'))).toBe(0);
});
