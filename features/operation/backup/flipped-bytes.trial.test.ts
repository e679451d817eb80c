import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { aNews } from '@/testing/builders';
import { aDatabase, aFolder, aSecret, aStore, ask, dropDatabases, ownUrl, PASSPHRASE } from '../operation.test-support';
import { openBackup, restoreBackup } from '../restore/restore.commands';
import { createBackup } from './backup.commands';
import { readManifest } from './backup-folder';

/** Every check hashes the whole backup. */
jest.setTimeout(240_000);

const at = new Date('2026-04-01T00:00:00Z');
let [folder, path]: [string, string] = ['', ''];

beforeAll(async () => {
  await aNews();
  folder = await aFolder('flipped');
  const { store } = await aStore([Buffer.from('หนึ่ง'), Buffer.alloc(300_000, 7)]);
  const secrets = { values: aSecret(), passphrase: PASSPHRASE };
  ({ path } = await createBackup({ databaseUrl: ownUrl(), folder, store, secrets, at }));
});
afterEach(dropDatabases);

/** Every file of the folder, shared media among them, by its path in it. */
async function listAll(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Runs `work` while one bit of a byte of a file is flipped. */
async function withFlipped<R>(file: string, position: number, work: () => Promise<R>): Promise<R> {
  const good = await readFile(join(folder, file));
  const bad = Buffer.from(good);
  bad.writeUInt8(bad.readUInt8(position) ^ (1 << (position % 8)), position);
  await writeFile(join(folder, file), bad);
  try {
    return await work();
  } finally {
    await writeFile(join(folder, file), good);
  }
}

const getLast = (file: string): string => file.split('/').at(-1) ?? '';
const check = () => openBackup(folder, path);
const bytesOf = async (file: string): Promise<number> => (await stat(join(folder, file))).size;

test('a flipped byte in any file, at its head, inside or at its end, is found by a check, which names the file', async () => {
  const files = await listAll();
  for (const kind of ['manifest.json', 'manifest.json.sha256', 'secrets.json', 'media.jsonl.gz', 'news.copy.gz'])
    expect(files.map(getLast)).toContain(kind);
  expect(files.filter((file) => file.startsWith('media/'))).toHaveLength(2);
  for (const file of files) {
    const bytes = await bytesOf(file);
    for (const position of [0, Math.floor(bytes / 2), bytes - 1])
      await withFlipped(file, position, () => expect(check()).rejects.toThrow(getLast(file)));
  }
  expect((await check()).media).toHaveLength(2);
});

test('no byte of the sum, and none of the manifest in steps of a prime, may be another one', async () => {
  for (const [name, step] of [['manifest.json', 97] as const, ['manifest.json.sha256', 1] as const]) {
    const file = relative(folder, join(path, name));
    const bytes = await bytesOf(file);
    for (let position = 0; position < bytes; position += step)
      await withFlipped(file, position, () => expect(readManifest(path)).rejects.toThrow('manifest.json'));
  }
});

test('a restore of a backup with a flipped byte writes nothing, whichever file it is', async () => {
  const [target, { store, folder: files }] = [await aDatabase(), await aStore([])];
  const restore = async () =>
    restoreBackup({ databaseUrl: target, folder, path, ...(await openBackup(folder, path)), store });
  for (const file of await listAll()) {
    const position = Math.floor((await bytesOf(file)) / 3);
    await withFlipped(file, position, () => expect(restore()).rejects.toThrow(getLast(file)));
  }
  expect(await ask(target, `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([]);
  expect(await ask(target, `SELECT FROM pg_namespace WHERE nspname = 'portal_restore'`)).toEqual([]);
  expect(await readdir(files)).toEqual([]);
});

test('a check says what is wrong with each file', async () => {
  const [file = ''] = (await listAll()).filter((one) => one.startsWith('media/'));
  const [place, good] = [join(folder, file), await readFile(join(folder, file))];
  const put = async (bytes: Buffer | undefined, problem: string) => {
    await rm(place, { recursive: true });
    if (bytes) await writeFile(place, bytes);
    else if (problem === 'unreadable') await mkdir(place);
    await expect(check()).rejects.toThrow(`${file} (${problem})`);
  };
  await put(good.subarray(1), 'cut short');
  await put(Buffer.concat([good, good]), 'too long');
  await put(Buffer.alloc(good.length, 'x'), 'changed');
  await put(undefined, 'unreadable');
  await put(undefined, 'missing');
  await writeFile(place, good);
  await expect(check()).resolves.toHaveProperty('manifest');
});

test('a damaged list of an earlier backup keeps all copies, and stops no new backup', async () => {
  const own = await aFolder('older');
  const { store, names } = await aStore([Buffer.from('one'), Buffer.from('two')]);
  const backup = (day: number) =>
    createBackup({
      ...{ databaseUrl: ownUrl(), folder: own, store, keep: { days: 2, months: 0 } },
      at: new Date(at.getTime() + day * 86_400_000),
    });
  const first = await backup(0);
  await writeFile(join(first.path, 'media.jsonl.gz'), 'x');
  await store.remove(names[0] ?? '');
  expect(await backup(1)).toMatchObject({ copiedMedia: 1, deleted: [] });
  expect((await readdir(join(own, 'media'))).sort()).toEqual([...names].sort());
  expect((await backup(2)).deleted).toEqual([first.manifest.name]);
  expect(await readdir(join(own, 'media'))).toEqual([names[1]]);
});

test('a copy whose bytes have changed is copied again by a backup that looks into the copies', async () => {
  const own = await aFolder('copies');
  const { store, names } = await aStore([Buffer.from('whole')]);
  const copy = join(own, 'media', names[0] ?? '');
  const backup = (day: number, verifyCopies: boolean) =>
    createBackup({
      ...{ databaseUrl: ownUrl(), folder: own, store, verifyCopies },
      at: new Date(at.getTime() + day * 86_400_000),
    });
  await backup(0, false);
  await writeFile(copy, 'wHole');
  const blind = await backup(1, false);
  await expect(openBackup(own, blind.path)).rejects.toThrow(names[0] ?? '');
  expect(await backup(2, true)).toMatchObject({ copiedMedia: 1 });
  expect(await readFile(copy, 'utf8')).toBe('whole');
  await expect(openBackup(own, blind.path)).resolves.toHaveProperty('manifest');
});
