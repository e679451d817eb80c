import { findReceivedNotice } from '@/features/notices/inbox/inbox.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aBanner, aNews, aStoredPicture } from '@/testing/builders';
import { aDocument, aStoredDocument } from '@/testing/documents';
import { aTopic } from '@/testing/forum';
import { logInPerson } from '@/testing/log-in';
import { aDraftNotice, aSentNotice } from '@/testing/notices';
import { aCollege, aCollegeUser, anAdministrator, anEditor, aStaffOffice } from '@/testing/people';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { replaceMedia } from './library.commands';
import { replaceInHtml } from './replace-in-items';

let mine: Viewer;
beforeAll(async () => {
  mine = (await logInPerson(await aCollege())).viewer;
});
const aPicture = () => aStoredPicture({ organisationId: mine.organisationId });

test('a file is replaced in cover, gallery, attachments and text at once, and open editors get a conflict', async () => {
  const [old, next] = [await aPicture(), await aPicture()];
  const { organisationId = 0 } = mine;
  const detail = `<p>ก</p><img src="/media/${old.hash}-320.webp" alt="x">`;
  const news = await aNews({ organisationId, coverId: old.id, detail });
  const place = { newsId: news.id, mediaId: old.id };
  await db.newsPicture.create({ data: { ...place, position: 1, alt: 'x' } });
  await db.newsAttachment.create({ data: { ...place, position: 1, title: 'x' } });
  await db.newsInlineMedia.create({ data: place });
  await replaceMedia({ id: old.id, newMediaId: next.id }, mine);
  const after = await db.news.findUniqueOrThrow({
    where: { id: news.id },
    include: { pictures: true, attachments: true, inlineMedia: true },
  });
  expect([after.coverId, after.pictures[0]?.mediaId, after.attachments[0]?.mediaId]).toEqual([
    next.id,
    next.id,
    next.id,
  ]);
  expect(after.inlineMedia.map(({ mediaId }) => mediaId)).toEqual([next.id]);
  expect(after.detail).toBe(`<p>ก</p><img src="/media/${next.hash}-320.webp" alt="x">`);
  expect(after.version).toBe(news.version + 1);
});

test.each([
  [
    'one of another organisation',
    async () => (await aStoredPicture({ organisationId: (await aCollege()).organisation.id })).id,
    'missing',
  ],
  [
    'one that was deleted',
    async () => (await aStoredPicture({ organisationId: mine.organisationId, deletedAt: new Date() })).id,
    'missing',
  ],
  [
    'a document',
    async () => (await aStoredPicture({ organisationId: mine.organisationId, kind: 'document' })).id,
    'invalid',
  ],
])('%s does not replace a picture', async (_, make, kind) => {
  const [old, newMediaId] = [await aPicture(), await make()];
  await expect(replaceMedia({ id: old.id, newMediaId }, mine)).rejects.toMatchObject({ kind });
});

test('nothing is replaced if the file is also used by another organisation or on a banner', async () => {
  const [old, next] = [await aPicture(), await aPicture()];
  const own = await aNews({ organisationId: mine.organisationId, coverId: old.id });
  const foreign = await aNews({ coverId: old.id });
  const replacing = () => replaceMedia({ id: old.id, newMediaId: next.id }, mine);
  await expect(replacing()).rejects.toMatchObject({ kind: 'conflict', key: 'media.foreignUse' });
  await db.news.update({ where: { id: foreign.id }, data: { coverId: null } });
  const banner = await aBanner({ mediaId: old.id });
  await expect(replacing()).rejects.toMatchObject({ kind: 'conflict' });
  expect((await db.news.findUniqueOrThrow({ where: { id: own.id } })).coverId).toBe(old.id);
  const editor = (await logInPerson(await anEditor())).viewer;
  await expect(replaceMedia({ id: old.id, newMediaId: next.id }, editor)).rejects.toMatchObject({ kind: 'conflict' });
  const administrator = (await logInPerson(await anAdministrator())).viewer;
  await replaceMedia({ id: old.id, newMediaId: next.id }, administrator);
  expect((await db.banner.findUniqueOrThrow({ where: { id: banner.id } })).mediaId).toBe(next.id);
});

test('the logo and the picture of an organisation’s page are replaced', async () => {
  const [old, next] = [await aPicture(), await aPicture()];
  const where = { id: mine.organisationId };
  await db.organisation.update({ where, data: { logoId: old.id, pictureId: old.id } });
  const tags = await recordInvalidatedTags(() => replaceMedia({ id: old.id, newMediaId: next.id }, mine));
  expect(tags).toEqual(expect.arrayContaining(['organisations', `profile:${mine.organisationId}`]));
  expect(await db.organisation.findUniqueOrThrow({ where })).toMatchObject({ logoId: next.id, pictureId: next.id });
});

describe('a document of the site', () => {
  test('gets the file as its next version from the administrator, and keeps its earlier ones', async () => {
    const administrator = (await logInPerson(await anAdministrator())).viewer;
    const [old, next, other] = [await aStoredDocument(), await aStoredDocument(), await aStoredDocument()];
    const current = await aDocument({}, [old, other, old]);
    const past = await aDocument({}, [old, other]);
    await replaceMedia({ id: old.id, newMediaId: next.id }, administrator);
    const listVersions = async (documentId: number) =>
      (await db.documentVersion.findMany({ where: { documentId }, orderBy: { number: 'asc' } })).map(
        ({ number, mediaId }) => [number, mediaId],
      );
    expect(await listVersions(current.id)).toEqual([
      [1, old.id],
      [2, other.id],
      [3, old.id],
      [4, next.id],
    ]);
    expect(await listVersions(past.id)).toHaveLength(2);
    const { updatedAt } = await db.document.findUniqueOrThrow({ where: { id: current.id } });
    expect(updatedAt.getTime()).toBeGreaterThan(current.updatedAt.getTime());
  });

  test('keeps an office from replacing its file', async () => {
    const own = { organisationId: mine.organisationId };
    const [old, next] = [await aStoredDocument(own), await aStoredDocument(own)];
    await aDocument({}, [old]);
    await expect(replaceMedia({ id: old.id, newMediaId: next.id }, mine)).rejects.toMatchObject({
      ...{ kind: 'conflict', key: 'media.foreignUse' },
    });
  });
});

describe('a notice', () => {
  test('gets the file from the administrator, both when sent and as a draft', async () => {
    const administrator = (await logInPerson(await anAdministrator())).viewer;
    const [old, next] = [await aStoredDocument(), await aStoredDocument()];
    const attachments = [{ mediaId: old.id, title: 'แนบ' }];
    const circles = { organisations: [mine.organisationId ?? 0] };
    const draft = await aDraftNotice(administrator, { attachments });
    const sent = await aSentNotice(administrator, { attachments, circles });
    const before = await db.notice.findUniqueOrThrow({ where: { id: draft } });
    await replaceMedia({ id: old.id, newMediaId: next.id }, administrator);
    for (const noticeId of [draft, sent])
      expect(await db.noticeAttachment.findMany({ where: { noticeId } })).toMatchObject([
        { mediaId: next.id, title: 'แนบ' },
      ]);
    expect((await findReceivedNotice(mine, sent))?.files.map(({ mediaId }) => mediaId)).toEqual([next.id]);
    expect((await db.notice.findUniqueOrThrow({ where: { id: draft } })).version).toBe(before.version + 1);
  });

  test('gets the file from the office that sends it, unless another sender attached it too', async () => {
    const { viewer } = await logInPerson(await aStaffOffice('VecProvince'));
    const own = { organisationId: viewer.organisationId };
    const [old, next] = [await aStoredDocument(own), await aStoredDocument(own)];
    const attachments = [{ mediaId: old.id, title: 'แนบ' }];
    const draft = await aDraftNotice(viewer, { attachments });
    await replaceMedia({ id: old.id, newMediaId: next.id }, viewer);
    expect(await db.noticeAttachment.findMany({ where: { noticeId: draft } })).toMatchObject([{ mediaId: next.id }]);
    const administrator = (await logInPerson(await anAdministrator())).viewer;
    await aDraftNotice(administrator, { attachments: [{ mediaId: next.id, title: 'แนบ' }] });
    const again = await aStoredDocument(own);
    await expect(replaceMedia({ id: next.id, newMediaId: again.id }, viewer)).rejects.toMatchObject({
      key: 'media.foreignUse',
    });
  });

  test('prevents everybody else from replacing its file; answers and reports stay unchanged', async () => {
    const administrator = (await logInPerson(await anAdministrator())).viewer;
    const own = { organisationId: mine.organisationId };
    const [old, next] = [await aStoredDocument(own), await aStoredDocument(own)];
    const noticeId = await aSentNotice(administrator, { circles: { organisations: [mine.organisationId ?? 0] } });
    const key = { noticeId_organisationId: { noticeId, organisationId: mine.organisationId ?? 0 } };
    await db.noticeReceipt.update({ where: key, data: { answer: 'ตอบ', answerMediaId: old.id } });
    await replaceMedia({ id: old.id, newMediaId: next.id }, mine);
    expect(await db.noticeReceipt.findUnique({ where: key })).toMatchObject({ answerMediaId: old.id });
    await db.noticeAttachment.create({ data: { noticeId, mediaId: old.id, title: '', position: 1 } });
    await expect(replaceMedia({ id: old.id, newMediaId: next.id }, mine)).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('a picture of the forum', () => {
  const aPostWith = async (author: Viewer, mediaId: number) => {
    const { first } = await aTopic(author);
    await db.forumPicture.create({ data: { postId: first.id, mediaId, position: 1, alt: 'ภาพ' } });
    return first.id;
  };
  const findPicture = async (postId: number) => (await db.forumPicture.findFirstOrThrow({ where: { postId } })).mediaId;

  test('is replaced below posts of the own organisation', async () => {
    const [old, next] = [await aPicture(), await aPicture()];
    const teacher = (await logInPerson(await aCollegeUser({ college: mine.organisationId }))).viewer;
    const posts = [await aPostWith(mine, old.id), await aPostWith(teacher, old.id)];
    await replaceMedia({ id: old.id, newMediaId: next.id }, mine);
    for (const id of posts) expect(await findPicture(id)).toBe(next.id);
  });

  test('below somebody else’s post can be replaced by moderators, not by offices and editors', async () => {
    const [old, next] = [await aPicture(), await aPicture()];
    const stranger = (await logInPerson(await aCollege())).viewer;
    const post = await aPostWith(stranger, old.id);
    for (const viewer of [mine, (await logInPerson(await anEditor())).viewer])
      await expect(replaceMedia({ id: old.id, newMediaId: next.id }, viewer)).rejects.toMatchObject({
        ...{ kind: 'conflict', key: 'media.foreignUse' },
      });
    expect(await findPicture(post)).toBe(old.id);
    await replaceMedia({ id: old.id, newMediaId: next.id }, (await logInPerson(await anAdministrator())).viewer);
    expect(await findPicture(post)).toBe(next.id);
  });
});

test('a college user, who may not publish, replaces nothing', async () => {
  const user = (await logInPerson(await aCollegeUser({ college: mine.organisationId }))).viewer;
  const [old, next] = [await aPicture(), await aPicture()];
  await expect(replaceMedia({ id: old.id, newMediaId: next.id }, user)).rejects.toMatchObject({ kind: 'forbidden' });
});

describe('addresses in a text', () => {
  const old = { hash: 'aa' };
  const next = { id: 2, hash: 'bb', extension: 'webp', width: 1_600, height: 800, widths: [320, 960, 1_600] };
  test.each([
    [
      '<img src="/media/aa-640.webp" alt="aa" width="640" height="480">',
      '<img src="/media/bb-960.webp" alt="aa" width="960" height="480">',
    ],
    ['<img src="/media/aa-1600.webp">', '<img src="/media/bb-1600.webp">'],
    ['<p>/media/aa-640.webp</p>', '<p>/media/aa-640.webp</p>'],
    ['<img src="/media/ab-640.webp">', '<img src="/media/ab-640.webp">'],
  ])('%s', (html, expected) => {
    expect(replaceInHtml(html, old, next)).toBe(expected);
  });
  test('of a document have no width', () => {
    const file = { id: 3, hash: 'cc', extension: 'docx', width: null, height: null, widths: [] };
    expect(replaceInHtml('<a href="/media/aa.pdf">x</a>', old, file)).toBe('<a href="/media/cc.docx">x</a>');
  });
});
