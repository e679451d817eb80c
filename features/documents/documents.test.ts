import { db } from '@/lib/db/db';
import { findFileAccess } from '@/lib/gateway/media-access.queries';
import { aStoredPicture, makeUnique } from '@/testing/builders';
import { aDocument, aStoredDocument } from '@/testing/documents';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import {
  deleteDocument,
  orderDocuments,
  restoreDocument,
  reuseVersion,
  saveDocument,
  setDocumentVisibility,
} from './documents.commands';
import { documentsMessages } from './documents.messages';
import { findDocument, listDocumentOrder, listDocuments, listPublicDocuments } from './documents.queries';
import { documentList } from './documents.rules';

const buildDocumentInput = (given: object = {}) => ({
  ...{ kind: 'operating', title: makeUnique('แผนปฏิบัติการ'), description: '', fiscalYear: '2569', visible: 'on' },
  ...given,
});
const readSearch = (needle: string, more: object = {}) => documentList.read({ search: needle, ...more });

test.each(getRolesExcept('VecAdmin'))('%s writes no document', async (role) => {
  const viewer = createRoleViewer(role);
  const { id } = await aDocument();
  const refused = { kind: 'forbidden' };
  await expect(saveDocument(buildDocumentInput({ id }), viewer)).rejects.toMatchObject(refused);
  await expect(setDocumentVisibility({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(reuseVersion({ id, number: 1 }, viewer)).rejects.toMatchObject(refused);
  await expect(orderDocuments({ ids: [id], kind: 'operating', fiscalYear: 2569 }, viewer)).rejects.toMatchObject(
    refused,
  );
  await expect(deleteDocument({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreDocument({ id }, viewer)).rejects.toMatchObject(refused);
});

describe('a document', () => {
  test('is on the public page at once; its year may be in Thai digits', async () => {
    const file = await aStoredDocument({ bytes: 2_048 });
    const given = buildDocumentInput({ mediaId: file.id, fiscalYear: '๒๕๖๙', kind: 'manual' });
    expect(await recordInvalidatedTags(() => saveDocument(given, administrator))).toEqual(['documents']);
    const { items, total } = await listPublicDocuments(readSearch(given.title));
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ fiscalYear: 2569, kind: 'manual', file: { bytes: 2_048, extension: 'pdf' } });
    expect(await findLastAuditRow('document')).toMatchObject({ action: 'document.add', after: { title: given.title } });
    expect(await findFileAccess(file.hash)).toMatchObject({ public: true });
  });

  test('that is hidden is on no public list, and its file is not public', async () => {
    const file = await aStoredDocument();
    const { id, title } = await aDocument({}, [file]);
    await setDocumentVisibility({ id, visible: 'false' }, administrator);
    expect((await listPublicDocuments(readSearch(title))).total).toBe(0);
    expect((await listDocuments(readSearch(title, { state: 'hidden' }))).total).toBe(1);
    expect((await listDocuments(readSearch(title, { state: 'shown' }))).total).toBe(0);
    expect(await findFileAccess(file.hash)).toMatchObject({ public: false });
  });

  test('gets a version with each new file; only the newest is public, and an old one can be reused', async () => {
    const [first, second] = [await aStoredDocument(), await aStoredDocument()];
    const { id } = await aDocument({}, [first]);
    await saveDocument(buildDocumentInput({ id, mediaId: first.id }), administrator);
    expect((await findDocument(id))?.versions).toHaveLength(1);
    await saveDocument(buildDocumentInput({ id, mediaId: second.id }), administrator);
    expect((await findDocument(id))?.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(await findFileAccess(first.hash)).toMatchObject({ public: false });
    expect(await findFileAccess(second.hash)).toMatchObject({ public: true });
    await reuseVersion({ id, number: 1 }, administrator);
    const { versions, version } = (await findDocument(id)) ?? {};
    expect(version).toBe(3);
    expect(versions?.map(({ mediaId }) => mediaId)).toEqual([first.id, second.id, first.id]);
    expect(await findFileAccess(first.hash)).toMatchObject({ public: true });
    await expect(reuseVersion({ id, number: 3 }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(reuseVersion({ id, number: 9 }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('that was changed meanwhile is not overwritten', async () => {
    const { id, updatedAt, title } = await aDocument();
    await saveDocument(buildDocumentInput({ id, title: 'ของคนแรก', seenAt: updatedAt.toISOString() }), administrator);
    const late = saveDocument(
      buildDocumentInput({ id, title: 'ของคนที่สอง', seenAt: updatedAt.toISOString() }),
      administrator,
    );
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'documents.changed' });
    expect((await findDocument(id))?.title).toBe('ของคนแรก');
    expect(title).not.toBe('ของคนแรก');
  });

  test('is restored with its URL, count and versions, unless its files are gone', async () => {
    const [first, second] = [await aStoredDocument(), await aStoredDocument()];
    const { id } = await aDocument({ downloads: 41 }, [first, second]);
    await deleteDocument({ id }, administrator);
    expect(await findDocument(id)).toBeUndefined();
    await db.media.update({ where: { id: first.id }, data: { deletedAt: new Date() } });
    await restoreDocument({ id }, administrator);
    expect(await findDocument(id)).toMatchObject({ downloads: 41, versions: [{ number: 2, mediaId: second.id }] });
    await expect(restoreDocument({ id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
    await deleteDocument({ id }, administrator);
    await db.media.update({ where: { id: second.id }, data: { deletedAt: new Date() } });
    await expect(restoreDocument({ id }, administrator)).rejects.toMatchObject({ key: 'documents.filesGone' });
  });

  test.each([
    [{ title: ' ' }, { title: documentsMessages['documents.titleMissing'].th }],
    [{ title: 'ก'.repeat(301) }, { title: documentsMessages['documents.titleLong'].th }],
    [{ kind: 'secret' }, { kind: documentsMessages['documents.kindMissing'].th }],
    [{ fiscalYear: '2026' }, { fiscalYear: documentsMessages['documents.badYear'].th }],
    [{ fiscalYear: '0x9f1' }, { fiscalYear: documentsMessages['documents.badYear'].th }],
    [{}, { mediaId: documentsMessages['documents.fileMissing'] }],
  ])('with %j is rejected', async (given, fields) => {
    await expect(saveDocument(buildDocumentInput(given), administrator)).rejects.toMatchObject({
      kind: 'invalid',
      fields,
    });
  });

  test('accepts no picture and no deleted file', async () => {
    const files = [await aStoredPicture(), await aStoredDocument({ deletedAt: new Date() })];
    for (const { id: mediaId } of files) {
      const saved = saveDocument(buildDocumentInput({ mediaId }), administrator);
      await expect(saved).rejects.toMatchObject({ fields: { mediaId: documentsMessages['documents.noFile'] } });
    }
  });
});

describe('lists', () => {
  test('are ordered by year, kind and position', async () => {
    const word = makeUnique('ลำดับ');
    const make = (name: string, given: object) => aDocument({ title: `${word} ${name}`, ...given });
    await make('ข', { fiscalYear: 2568, position: 1 });
    await make('ค', { fiscalYear: 2569, kind: 'form', position: 1 });
    const last = await make('ง', { fiscalYear: 2569, position: 20 });
    const front = await make('ก', { fiscalYear: 2569, position: 10 });
    const names = async () =>
      (await listPublicDocuments(readSearch(word))).items.map(({ title }) => title.slice(word.length + 1));
    expect(await names()).toEqual(['ก', 'ง', 'ค', 'ข']);
    const all = (await listDocumentOrder('operating', 2569)).map(({ id }) => id);
    const swapped = all.map((id) => ({ [last.id]: front.id, [front.id]: last.id })[id] ?? id);
    await orderDocuments({ ids: swapped.join(), kind: 'operating', fiscalYear: 2569 }, administrator);
    expect(await names()).toEqual(['ง', 'ก', 'ค', 'ข']);
    const part = orderDocuments({ ids: [last.id], kind: 'operating', fiscalYear: 2569 }, administrator);
    await expect(part).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('are searched without wildcards, filtered and paged', async () => {
    const word = makeUnique('หน้า');
    for (let at = 0; at < 25; at += 1) await aDocument({ title: `${word} ${at}`, kind: 'law', fiscalYear: 2567 });
    const second = await listPublicDocuments(readSearch(word, { page: '2' }));
    expect([second.items.length, second.total]).toEqual([1, 25]);
    expect((await listPublicDocuments(readSearch('%'))).total).toBe(0);
    expect((await listPublicDocuments(readSearch(word, { kind: 'form' }))).total).toBe(0);
    expect((await listPublicDocuments(readSearch(word, { year: '2567' }))).total).toBe(25);
  });

  test('leave out a document without a file', async () => {
    const { id, title } = await aDocument();
    await db.documentVersion.deleteMany({ where: { documentId: id } });
    expect((await listPublicDocuments(readSearch(title))).total).toBe(0);
    expect((await listDocuments(readSearch(title))).items[0]).toMatchObject({ version: 0, file: undefined });
  });
});
