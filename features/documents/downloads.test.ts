import { db } from '@/lib/db/db';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { aDocument, aStoredDocument } from '@/testing/documents';
import { createRoleViewer, getRolesExcept } from '@/testing/lists';
import { countDownload } from './downloads.commands';
import { findDownload } from './downloads.queries';

const makeReader = (userAgent: string, address = '192.0.2.7') => ({
  role: 'visitor' as const,
  visitorKeys: buildVisitorKeys({ address, userAgent }),
});
const countDownloads = async (id: number) => (await db.document.findUniqueOrThrow({ where: { id } })).downloads;

test('the permanent URL leads to the newest file of a visible document', async () => {
  const [first, second] = [await aStoredDocument(), await aStoredDocument()];
  const { id } = await aDocument({}, [first, second]);
  expect(await findDownload(id)).toEqual({ id, url: `/media/${second.hash}.pdf` });
  await db.document.update({ where: { id }, data: { visible: false } });
  expect(await findDownload(id)).toBeUndefined();
  await expect(countDownload({ id }, makeReader('A'))).rejects.toMatchObject({ kind: 'missing' });
});

test('a visitor counts once in half an hour, a robot never; counting does not change `updatedAt`', async () => {
  const { id, updatedAt } = await aDocument();
  await countDownload({ id }, makeReader('A'));
  await countDownload({ id }, makeReader('A'));
  await countDownload({ id }, makeReader('Googlebot/2.1'));
  expect(await countDownloads(id)).toBe(1);
  await countDownload({ id }, makeReader('B'));
  expect(await countDownloads(id)).toBe(2);
  await db.documentVisit.updateMany({ where: { documentId: id }, data: { at: new Date(Date.now() - 31 * 60_000) } });
  await countDownload({ id }, makeReader('A'));
  expect(await countDownloads(id)).toBe(3);
  expect((await db.document.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
});

test('one address adds at most 60 downloads', async () => {
  const { id } = await aDocument();
  for (let at = 0; at < 62; at += 1) await countDownload({ id }, makeReader(`browser ${at}`));
  expect(await countDownloads(id)).toBe(60);
  await countDownload({ id }, makeReader('browser 1', '192.0.2.8'));
  expect(await countDownloads(id)).toBe(61);
});

test.each(getRolesExcept())('%s is counted', async (role) => {
  const { id } = await aDocument();
  const { visitorKeys } = makeReader(role);
  expect(await countDownload({ id }, { ...createRoleViewer(role), visitorKeys })).toEqual({ downloads: 1 });
});
