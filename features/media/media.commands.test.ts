import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Viewer, visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getMediaFileNames } from '@/lib/files/picture.schema';
import { aBanner, aNews, aStoredPicture } from '@/testing/builders';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, anAdministrator, anEditor } from '@/testing/people';
import { getMediaFolder } from './disk-store';
import { mediaList } from './library.rules';
import { deleteExpiredMedia, deleteMedia, restoreMedia, saveMedia, updateMedia } from './media.commands';
import { findMedia, listMedia, listUsableMedia } from './media.queries';

let mine: Viewer;
let theirs: Viewer;
beforeAll(async () => {
  mine = (await logInPerson(await aCollege())).viewer;
  theirs = (await logInPerson(await aCollege())).viewer;
});

const aFile = (given: Parameters<typeof aStoredPicture>[0] = {}) =>
  aStoredPicture({ organisationId: mine.organisationId, ...given });
const idsOf = async (viewer: Viewer, params: Record<string, string> = {}) =>
  (await listMedia(viewer, mediaList.read(params))).items.map(({ id }) => id);

describe('a library', () => {
  test('holds the files of the viewer’s organisation; for editors and administrators, all files', async () => {
    const [own, foreign] = [await aFile(), await aStoredPicture({ organisationId: theirs.organisationId })];
    expect(await idsOf(mine)).toContain(own.id);
    expect(await idsOf(mine)).not.toContain(foreign.id);
    for (const person of [await anEditor(), await anAdministrator()]) {
      expect(await idsOf((await logInPerson(person)).viewer)).toEqual(expect.arrayContaining([own.id, foreign.id]));
    }
  });

  test('P-070 is closed to a visitor', async () => {
    await expect(listMedia(visitor, mediaList.read({}))).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('is searched by title and name, and filtered by kind', async () => {
    const picture = await aFile({ title: 'งาน 100% จริง', titleSearch: 'งาน 100% จริง' });
    const file = await aFile({ kind: 'document', titleSearch: 'งาน 100 อย่าง' });
    expect(await idsOf(mine, { search: '100%' })).toEqual([picture.id]);
    expect(await idsOf(mine, { search: 'งาน 100', kind: 'document' })).toEqual([file.id]);
  });

  test('does not give access to another organisation’s files, by id or for use in an item', async () => {
    const foreign = await aStoredPicture({ organisationId: theirs.organisationId });
    expect(await findMedia(mine, foreign.id)).toBeUndefined();
    expect(await listUsableMedia(mine, { ids: [foreign.id], hashes: [foreign.hash] })).toEqual([]);
    expect((await listUsableMedia(theirs, { hashes: [foreign.hash] })).map(({ id }) => id)).toEqual([foreign.id]);
  });
});

describe('title and alternative text', () => {
  test('are changed by the organisation, and found by the new words', async () => {
    const { id } = await aFile();
    await updateMedia({ id, title: 'พิธีไหว้ครู', alt: 'นักเรียน' }, mine);
    expect(await idsOf(mine, { search: 'ไหว้ครู' })).toEqual([id]);
    expect(await db.auditLog.count({ where: { action: 'media.edit', nounId: String(id) } })).toBe(1);
  });

  test('are not changed by another', async () => {
    const { id } = await aFile();
    await expect(updateMedia({ id, title: 'x', alt: '' }, theirs)).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('deleting', () => {
  const isRefused = (id: number, viewer = mine) => expect(deleteMedia({ id }, viewer)).rejects;

  test('removes a file from the library until it is restored', async () => {
    const { id } = await aFile();
    await deleteMedia({ id }, mine);
    expect(await findMedia(mine, id)).toBeUndefined();
    await expect(restoreMedia({ id }, theirs)).rejects.toMatchObject({ kind: 'missing' });
    await restoreMedia({ id }, mine);
    expect((await findMedia(mine, id))?.id).toBe(id);
  });

  test('is refused to another organisation', () =>
    aFile().then(({ id }) => isRefused(id, theirs).toMatchObject({ kind: 'missing' })));

  test('is refused while the file is used, even in a draft', async () => {
    const media = await aFile();
    const draft = await aNews({ status: 'draft', coverId: media.id });
    await isRefused(media.id).toMatchObject({ kind: 'conflict', key: 'media.inUse' });
    await db.news.update({ where: { id: draft.id }, data: { coverId: null } });
    const banner = await aBanner({ mediaId: media.id });
    await isRefused(media.id).toMatchObject({ kind: 'conflict' });
    await db.banner.delete({ where: { id: banner.id } });
    await deleteMedia({ id: media.id }, mine);
  });

  test.each([
    ['cover', ({ id }: { id: number }) => ({ coverId: id })],
    ['gallery', ({ id }: { id: number }) => ({ pictures: [{ mediaId: 1 }, { mediaId: id, alt: 'x' }] })],
    ['attachment', ({ id }: { id: number }) => ({ attachments: [{ mediaId: id, title: 'x' }] })],
    ['text', ({ hash }: { hash: string }) => ({ detail: `<p><img src="/media/${hash}-320.webp"></p>` })],
  ])('is refused while it is the %s of a draft or of an earlier version', async (_, content) => {
    const media = await aFile();
    const autosave = await db.newsAutosave.create({
      data: { accountId: Number(mine.accountId), content: content(media) },
    });
    await isRefused(media.id).toMatchObject({ kind: 'conflict' });
    await db.newsAutosave.delete({ where: { id: autosave.id } });
    const news = await aNews({ organisationId: mine.organisationId });
    await db.newsRevision.create({ data: { newsId: news.id, number: 1, content: content(media) } });
    await isRefused(media.id).toMatchObject({ kind: 'conflict' });
    await db.newsRevision.deleteMany({ where: { newsId: news.id } });
    await deleteMedia({ id: media.id }, mine);
  });

  test('is allowed to a college user in the library of the college', async () => {
    const user = (await logInPerson(await aCollegeUser({ college: mine.organisationId }))).viewer;
    const { id } = await aFile();
    await deleteMedia({ id }, user);
  });
});

test('a row is not created before its files', async () => {
  const file = { kind: 'image', extension: 'webp', mimeType: 'image/webp', bytes: 5, width: 320, height: 200 } as const;
  const input = { ...file, hash: 'ab'.repeat(32), widths: [320], color: null, originalName: 'x.jpg' };
  await expect(saveMedia(input, mine)).rejects.toMatchObject({ kind: 'busy' });
  expect(await db.media.count({ where: { hash: input.hash } })).toBe(0);
});

describe('after 30 days', () => {
  const DAYS_31 = 31 * 86_400_000;
  const writeFiles = async (file: Parameters<typeof getMediaFileNames>[0]) => {
    await mkdir(getMediaFolder(), { recursive: true });
    for (const name of getMediaFileNames(file)) await writeFile(join(getMediaFolder(), name), 'x');
  };
  const kept = async (hash: string) => (await readdir(getMediaFolder())).filter((name) => name.startsWith(hash)).length;

  test('a deleted file is removed with its bytes, but not earlier', async () => {
    const file = await aFile({ deletedAt: new Date() });
    await writeFiles(file);
    await deleteExpiredMedia();
    expect(await kept(file.hash)).toBe(2);
    await deleteExpiredMedia(Date.now() + DAYS_31);
    expect(await kept(file.hash)).toBe(0);
    expect(await db.media.count({ where: { id: file.id } })).toBe(0);
  });

  test('the bytes stay if another organisation uses them too', async () => {
    const file = await aFile({ deletedAt: new Date() });
    await aStoredPicture({ hash: file.hash, organisationId: theirs.organisationId });
    await writeFiles(file);
    await deleteExpiredMedia(Date.now() + DAYS_31);
    expect(await kept(file.hash)).toBe(2);
  });
});
