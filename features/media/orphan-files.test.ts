import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { log } from '@/lib/log/log';
import { MINUTE_MS } from '@/lib/time/units';
import { aPdf, aPhoto } from '@/testing/files';
import { logInPerson } from '@/testing/log-in';
import { aCollege } from '@/testing/people';
import { getMediaFolder } from './disk-store';
import { listIncompleteMedia } from './media.queries';
import { getMediaStore } from './media.store';
import { deleteOrphanFiles, logIncompleteMedia } from './orphan-files';
import { uploadMedia } from './upload-media';

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
const hashOf = (number: number) => number.toString(16).padStart(64, '0');

let college: Viewer;
beforeAll(async () => {
  college = (await logInPerson(await aCollege())).viewer;
});
beforeEach(async () => {
  await rm(getMediaFolder(), { recursive: true, force: true });
  await db.media.deleteMany();
  await db.rateLimit.deleteMany();
});

const kept = async () => (await readdir(getMediaFolder()).catch(() => [])).sort();
const upload = (bytes: Uint8Array, name: string) =>
  uploadMedia({ query: new URLSearchParams({ name }), body: new Blob([new Uint8Array(bytes)]).stream() }, college);

/** Creates a file as a killed upload leaves it. */
async function leave(name: string, minutes: number) {
  await mkdir(getMediaFolder(), { recursive: true });
  await writeFile(join(getMediaFolder(), name), 'x');
  await utimes(join(getMediaFolder(), name), ago(minutes), ago(minutes));
}

/** Sets the write time of all files in the folder to `minutes` ago. */
async function age(minutes: number) {
  for (const name of await kept()) await utimes(join(getMediaFolder(), name), ago(minutes), ago(minutes));
}

test('files without a row are removed an hour after they were written; files with a row stay, however old', async () => {
  await upload(await aPhoto(), 'a.jpg');
  await upload(aPdf(), 'a.pdf');
  const named = await kept();
  await age(10_000);
  await leave(`${hashOf(1)}.pdf`, 61);
  await leave(`${hashOf(2)}-320.webp`, 61);
  await leave(`${hashOf(3)}-320.webp`, 59);
  expect(await deleteOrphanFiles()).toBe(2);
  expect(await kept()).toEqual([...named, `${hashOf(3)}-320.webp`].sort());
});

test('a width of a picture that its row does not list is removed; its other widths stay', async () => {
  await upload(await aPhoto(), 'b.jpg');
  const named = await kept();
  const [hash = ''] = named[0]?.split('-') ?? [];
  await leave(`${hash}-9999.webp`, 61);
  expect(await deleteOrphanFiles()).toBe(1);
  expect(await kept()).toEqual(named);
});

test('temporary files are removed, and foreign names stay', async () => {
  await leave(`${hashOf(4)}.pdf.0123456789ab`, 61);
  await leave('notes.txt', 10_000);
  await leave(`${hashOf(4)}.pdf.bak-of-somebody`, 10_000);
  expect(await deleteOrphanFiles()).toBe(1);
  expect(await kept()).toEqual([`${hashOf(4)}.pdf.bak-of-somebody`, 'notes.txt'].sort());
});

test('a run checks a limited number of files, and the next one continues', async () => {
  for (let number = 10; number < 30; number++) await leave(`${hashOf(number)}.pdf`, 61);
  expect(await deleteOrphanFiles(Date.now(), 8)).toBe(8);
  expect((await kept()).length).toBe(12);
  await deleteOrphanFiles(Date.now(), 8);
  await deleteOrphanFiles(Date.now(), 8);
  expect(await kept()).toEqual([]);
});

test('two concurrent runs remove each file once', async () => {
  for (let number = 40; number < 60; number++) await leave(`${hashOf(number)}.pdf`, 61);
  const removed = await Promise.all([deleteOrphanFiles(), deleteOrphanFiles()]);
  await deleteOrphanFiles();
  expect(removed[0] + removed[1]).toBeLessThanOrEqual(20);
  expect(await kept()).toEqual([]);
});

test('uploading bytes that a killed upload left behind renews their age', async () => {
  const bytes = aPdf('เหลือไว้');
  const { url } = await upload(bytes, 'c.pdf');
  await db.media.deleteMany({ where: { originalName: 'c.pdf' } });
  await age(61);
  await getMediaStore().write(url.split('/').at(-1) ?? '', bytes);
  expect(await deleteOrphanFiles()).toBe(0);
});

test('uploads concurrent with the job end with a row and its files, or with neither', async () => {
  const photo = await aPhoto();
  for (let times = 0; times < 5; times++) {
    await db.media.deleteMany({ where: { originalName: 'beside.jpg' } });
    await db.rateLimit.deleteMany();
    await age(61);
    await Promise.all([upload(photo, 'beside.jpg').catch(() => undefined), deleteOrphanFiles(), deleteOrphanFiles()]);
    expect((await listIncompleteMedia(0, 1_000)).ids).toEqual([]);
  }
});

test('nothing is removed from a store in which most files have no row', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation();
  for (let number = 1_000; number < 1_101; number++) await leave(`${hashOf(number)}.pdf`, 61);
  expect(await deleteOrphanFiles()).toBe(0);
  expect((await kept()).length).toBe(101);
  expect(error).toHaveBeenCalledTimes(1);
});

test('a row without its file is logged, and stays', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation();
  await upload(await aPhoto({ width: 700 }), 'd.jpg');
  const { id } = await upload(await aPhoto({ width: 500 }), 'e.jpg');
  const { hash } = await db.media.findUniqueOrThrow({ where: { id } });
  await rm(join(getMediaFolder(), `${hash}-320.webp`));
  const { ids, last } = await listIncompleteMedia(0, 1_000);
  expect([ids.includes(id), last]).toEqual([true, undefined]);
  await logIncompleteMedia();
  expect(error).toHaveBeenCalledWith({ media: expect.arrayContaining([id]) }, expect.any(String));
  expect(await db.media.count({ where: { id } })).toBe(1);
});
