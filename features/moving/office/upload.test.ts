import { randomUUID } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, anOffice } from '@/testing/builders';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { ensureAgency } from '../moving.test-support';
import { startMoveInBackground } from '../runs/background';
import { importPreviewed } from './office.commands';
import { findOwnRun } from './office.queries';
import { startOwnFile } from './start-file';
import { deleteOldFiles, receivePiece, takeUpload } from './upload';
import { MAX_FILE_BYTES, PIECE_BYTES } from './upload.rules';

async function aViewer(): Promise<Viewer & { organisationId: number }> {
  const { organisation, account, systemUser } = await anOffice();
  return {
    ...{ role: 'veccentraldep', accountId: account.id, ownId: systemUser.id, organisationId: organisation.id },
  };
}

const send = (viewer: Viewer, key: string, at: number | string, text: string | Uint8Array<ArrayBuffer>) =>
  receivePiece({ query: new URLSearchParams({ key, at: String(at) }), body: new Response(text).body }, viewer);

const aFile = (topic: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>วิทยาลัย</title><link>https://college.test</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://college.test</wp:base_site_url><wp:base_blog_url>https://college.test</wp:base_blog_url>
<item><title>${topic}</title><link>https://college.test/?p=7</link><guid>https://college.test/?p=7</guid>
<content:encoded><![CDATA[ย่อหน้าแรก]]></content:encoded><wp:post_id>7</wp:post_id>
<wp:post_date>2024-05-06 14:08:09</wp:post_date><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`;

const isOver = (id: number) =>
  waitUntilTrue(async () => (await db.moveRun.findUniqueOrThrow({ where: { id } })).status !== 'running');

test('a WordPress file that comes in pieces is looked at and imported: own items, new ids, no addresses of the portal', async () => {
  await ensureAgency();
  const { id: categoryId } = await aCategory();
  const viewer = await aViewer();
  const key = randomUUID();
  const file = Buffer.from(aFile('จาก WordPress'));
  const half = Math.floor(file.length / 2);
  expect(await send(viewer, key, 0, file.subarray(0, half))).toEqual({ bytes: half });
  await send(viewer, key, 0, file.subarray(0, half));
  await send(viewer, key, half, 'wrong words that are sent again');
  expect(await send(viewer, key, half, file.subarray(half))).toEqual({ bytes: file.length });
  const { id } = await startOwnFile({ key, name: 'export.xml', as: 'published', categoryId }, viewer);
  await isOver(id);
  expect(await findOwnRun(viewer, id)).toMatchObject({
    ...{ state: 'dry', kind: 'wordpress', counts: { written: 1 }, items: [{ topic: 'จาก WordPress', state: 'allow' }] },
  });
  const { begun } = await importPreviewed({ id, every: '0' }, viewer);
  await startMoveInBackground(begun);
  await isOver(begun);
  const [item] = await db.news.findMany({ where: { organisationId: viewer.organisationId } });
  expect(item).toMatchObject({
    ...{ topic: 'จาก WordPress', status: 'allow', approveLevel: 2, categoryId, detail: '<p>ย่อหน้าแรก</p>' },
    ...{ systemUserId: viewer.ownId, publishAt: new Date('2024-05-06T07:08:09Z'), canonicalUrl: '' },
  });
  expect(item?.id).not.toBe(7);
  expect(await db.oldAddress.count({ where: { newsId: item?.id ?? 0 } })).toBe(0);
  expect(
    await db.auditLog.count({ where: { action: 'move.start', nounId: String(id), accountId: viewer.accountId ?? 0 } }),
  ).toBe(1);
});

test('a file of something else is refused in words, and is not kept', async () => {
  await ensureAgency();
  const { id: categoryId } = await aCategory();
  const viewer = await aViewer();
  const key = randomUUID();
  await send(viewer, key, 0, '<html>ไม่ใช่</html>');
  const start = () => startOwnFile({ key, as: 'drafts', categoryId }, viewer);
  await expect(start()).rejects.toMatchObject({ fields: { file: expect.any(String) } });
  await expect(start()).rejects.toMatchObject({ key: 'officeMove.fileBroken' });
});

test('pieces out of turn, too many, of others, and under a wrong name are refused', async () => {
  const [viewer, other] = [await aViewer(), await aViewer()];
  const key = randomUUID();
  await send(viewer, key, 0, 'abc');
  await expect(send(viewer, key, 4, 'd')).rejects.toMatchObject({ kind: 'conflict' });
  await expect(send(viewer, key, MAX_FILE_BYTES, 'd')).rejects.toMatchObject({
    kind: 'tooLarge',
    text: expect.stringContaining('256 MB'),
  });
  await expect(send(viewer, key, 0, new Uint8Array(PIECE_BYTES + 1))).rejects.toMatchObject({ errorName: 'tooLarge' });
  for (const bad of ['../../etc/passwd', '', 'x'])
    await expect(send(viewer, bad, 0, 'a')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(send(viewer, key, '-1', 'a')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(takeUpload(other, key)).rejects.toMatchObject({ kind: 'conflict' });
  await expect(send({ role: 'usercollege', accountId: 1, organisationId: 1 }, key, 0, 'a')).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

test('of an office the three newest files are kept', async () => {
  const viewer = await aViewer();
  const paths: string[] = [];
  for (const at of [1, 2, 3, 4, 5]) {
    const key = randomUUID();
    await send(viewer, key, 0, 'abc');
    const { path } = await takeUpload(viewer, key);
    await utimes(path, at, at);
    paths.push(path);
  }
  const isHere = await Promise.all(
    paths.map((path) =>
      readFile(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  expect(isHere).toEqual([false, false, true, true, true]);
});

test('a new upload replaces what the account has sent in part; old files go', async () => {
  const viewer = await aViewer();
  const [first, second] = [randomUUID(), randomUUID()];
  await send(viewer, first, 0, 'abc');
  await send(viewer, second, 0, 'def');
  await expect(takeUpload(viewer, first)).rejects.toMatchObject({ kind: 'conflict' });
  const { path } = await takeUpload(viewer, second);
  expect(await readFile(path, 'utf8')).toBe('def');
  await deleteOldFiles(Date.now() + 13 * 86_400_000);
  expect(await readFile(path, 'utf8')).toBe('def');
  expect(await deleteOldFiles(Date.now() + 15 * 86_400_000)).toBeGreaterThanOrEqual(1);
  await expect(readFile(path)).rejects.toThrow();
});
