import { randomBytes } from 'node:crypto';
import { mediaList } from '@/features/media/library.rules';
import { listMedia } from '@/features/media/media.queries';
import { generateToken, hashToken } from '@/lib/auth/cookies';
import { type Viewer, visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aBanner, aCategory, aNews, aStoredPicture, createHiddenNews } from '@/testing/builders';
import { aRoom, aTopic } from '@/testing/forum';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, anAdministrator, anEditor, aProvince, aStaffOffice } from '@/testing/people';
import { canOpen, findFileAccess } from './media-access.queries';

const isPublic = async (hash: string) => (await findFileAccess(hash))?.public;
const enterAs = async (person: Parameters<typeof logInPerson>[0]): Promise<Viewer> =>
  (await logInPerson(person)).viewer;

type Picture = { id: number; hash: string };
/** Each of the four places where an item can hold a file. */
const holders: Readonly<Record<string, (newsId: number, media: Picture) => Promise<unknown>>> = {
  cover: (id, media) => db.news.update({ where: { id }, data: { coverId: media.id } }),
  gallery: (newsId, media) => db.newsPicture.create({ data: { newsId, mediaId: media.id, position: 1 } }),
  attachment: (newsId, media) =>
    db.newsAttachment.create({ data: { newsId, mediaId: media.id, position: 1, title: 'x' } }),
  text: (newsId, media) => db.newsInlineMedia.create({ data: { newsId, mediaId: media.id } }),
};

describe('a file is public', () => {
  test.each(Object.entries(holders))('in the %s of an item that readers see', async (_, put) => {
    const media = await aStoredPicture();
    expect(await isPublic(media.hash)).toBe(false);
    const news = await aNews();
    await put(news.id, media);
    expect(await isPublic(media.hash)).toBe(true);
    await db.news.update({ where: { id: news.id }, data: { status: 'hide' } });
    expect(await isPublic(media.hash)).toBe(false);
  });

  test('as a banner inside its dates, a logo, a shown document', async () => {
    const media = await aStoredPicture();
    const banner = await aBanner({ mediaId: media.id });
    expect(await isPublic(media.hash)).toBe(true);
    await db.banner.update({ where: { id: banner.id }, data: { startsAt: new Date(Date.now() + 60_000) } });
    expect(await isPublic(media.hash)).toBe(false);
    await db.document.create({
      data: {
        kind: 'operating',
        title: 'x',
        titleSearch: 'x',
        fiscalYear: 2569,
        versions: { create: { number: 1, mediaId: media.id } },
      },
    });
    expect(await isPublic(media.hash)).toBe(true);
    await db.document.updateMany({ data: { visible: false } });
    expect(await isPublic(media.hash)).toBe(false);
  });

  test.each(['logoId', 'pictureId'])('on the page of an organisation, as its %s', async (field) => {
    const media = await aStoredPicture();
    expect(await isPublic(media.hash)).toBe(false);
    const { organisation } = await aCollege();
    await db.organisation.update({ where: { id: organisation.id }, data: { [field]: media.id } });
    expect(await isPublic(media.hash)).toBe(true);
  });

  test('as the portrait of an executive whom readers see', async () => {
    const { id: mediaId, hash } = await aStoredPicture();
    const { id } = await db.executive.create({ data: { name: 'x', title: 'x', position: 1, mediaId } });
    expect(await isPublic(hash)).toBe(true);
    await db.executive.update({ where: { id }, data: { visible: false } });
    expect(await isPublic(hash)).toBe(false);
  });

  test('when any organisation’s copy of it is', async () => {
    const mine = await aStoredPicture();
    const theirs = await aStoredPicture({ hash: mine.hash, organisationId: (await aCollege()).organisation.id });
    const news = await aNews();
    await holders.cover?.(news.id, theirs);
    expect(await isPublic(mine.hash)).toBe(true);
  });
});

describe('P-033 a file of an item that readers don’t see', () => {
  test('is not public, whatever keeps the item from them', async () => {
    for (const news of await createHiddenNews((await aCategory()).id)) {
      const media = await aStoredPicture();
      for (const put of Object.values(holders)) await put(news.id, media);
      expect([news.status, await isPublic(media.hash)]).toEqual([news.status, false]);
    }
  });

  test('is unknown when no row has the hash', async () => {
    expect(await findFileAccess(randomBytes(32).toString('hex'))).toBeUndefined();
  });
});

describe('a private file', () => {
  let college: Awaited<ReturnType<typeof aCollege>>;
  let provinceId: number;
  let hash: string;
  beforeAll(async () => {
    provinceId = (await aProvince()).id;
    const institute = await aStaffOffice('iven');
    college = await aCollege({ organisation: { provinceId, instituteId: institute.organisation.id } });
    hash = (await aStoredPicture({ organisationId: college.organisation.id })).hash;
    viewers = { institute: await enterAs(institute), owner: await enterAs(college) };
  });
  let viewers: Record<'institute' | 'owner', Viewer>;
  const open = (viewer: Viewer) => canOpen(hash, viewer, undefined);

  test('opens for its organisation and the users of it', async () => {
    expect(await open(viewers.owner)).toBe(true);
    expect(await open(await enterAs(await aCollegeUser({ college: college.organisation.id })))).toBe(true);
  });

  test('opens for those above: institute, province, editor, administrator', async () => {
    expect(await open(viewers.institute)).toBe(true);
    expect(await open(await enterAs(await aStaffOffice('VecProvince', { organisation: { provinceId } })))).toBe(true);
    expect(await open(await enterAs(await anEditor()))).toBe(true);
    expect(await open(await enterAs(await anAdministrator()))).toBe(true);
  });

  test('does not open for anybody else', async () => {
    expect(await open(visitor)).toBe(false);
    expect(await open(await enterAs(await aMember()))).toBe(false);
    expect(await open(await enterAs(await aCollege()))).toBe(false);
    expect(await open(await enterAs(await aCollege({ organisation: { provinceId } })))).toBe(false);
    expect(await open(await enterAs(await aStaffOffice('VecProvince')))).toBe(false);
    expect(await open(await enterAs(await aStaffOffice('iven')))).toBe(false);
    expect(await open(await enterAs(await aStaffOffice('veccentraldep')))).toBe(false);
  });

  test('does not open for a session that still asks for a password', async () => {
    const session = { idHash: new Uint8Array(), pendingStep: 'password' as const };
    expect(await open({ ...viewers.owner, session })).toBe(false);
  });

  test('that was deleted does not open for its organisation', async () => {
    const gone = await aStoredPicture({ organisationId: college.organisation.id, deletedAt: new Date() });
    expect(await canOpen(gone.hash, viewers.owner, undefined)).toBe(false);
  });

  test('opens for those who may see an item that holds it, though it belongs to nobody', async () => {
    const media = await aStoredPicture();
    const mine = await aNews({ organisationId: college.organisation.id, status: 'wait' });
    expect(await canOpen(media.hash, viewers.owner, undefined)).toBe(false);
    await holders.text?.(mine.id, media);
    expect(await canOpen(media.hash, viewers.owner, undefined)).toBe(true);
    expect(await canOpen(media.hash, viewers.institute, undefined)).toBe(true);
    expect(await canOpen(media.hash, await enterAs(await aCollege()), undefined)).toBe(false);
  });
});

describe('the key of a preview link', () => {
  const soon = () => new Date(Date.now() + 60_000);
  const aLink = async (newsId: number, accountId: number, expiresAt = soon()) => {
    const key = generateToken();
    await db.newsPreviewLink.create({ data: { newsId, accountId, tokenHash: hashToken(key, 'preview'), expiresAt } });
    return key;
  };
  const opens = (hash: string, key: string) => canOpen(hash, visitor, key);
  const writing = {
    section: 'news',
    topic: 'x',
    detail: '',
    coverId: null,
    coverAlt: '',
    coverFocusX: 0.5,
    coverFocusY: 0.5,
    pictures: [],
    attachments: [],
    videoLinks: [],
    publishAt: null,
    unpublishAt: null,
    pinned: false,
  };

  test('opens the files of its item while it is valid, and no others', async () => {
    const media = await aStoredPicture();
    const [holder, other] = [await aNews({ status: 'draft' }), await aNews({ status: 'draft' })];
    const { account } = await aCollege();
    await holders.gallery?.(holder.id, media);
    const key = await aLink(holder.id, account.id);
    expect(await opens(media.hash, key)).toBe(true);
    expect(await opens(media.hash, await aLink(holder.id, account.id, new Date(Date.now() - 1)))).toBe(false);
    expect(await opens(media.hash, await aLink(other.id, account.id))).toBe(false);
    expect(await opens(media.hash, 'x')).toBe(false);
    await db.newsPreviewLink.deleteMany({ where: { tokenHash: hashToken(key, 'preview') } });
    expect(await opens(media.hash, key)).toBe(false);
  });

  test('opens nothing of an item in the bin, nor when its maker’s account is closed', async () => {
    const media = await aStoredPicture();
    const item = await aNews({ status: 'draft', coverId: media.id });
    const { account } = await aCollege();
    const key = await aLink(item.id, account.id);
    await db.news.update({ where: { id: item.id }, data: { deletedAt: new Date() } });
    expect(await opens(media.hash, key)).toBe(false);
    await db.news.update({ where: { id: item.id }, data: { deletedAt: null } });
    expect(await opens(media.hash, key)).toBe(true);
    await db.account.update({ where: { id: account.id }, data: { status: 'closed' } });
    expect(await opens(media.hash, key)).toBe(false);
  });

  test.each<[string, (file: Picture) => object]>([
    ['cover', ({ id }) => ({ coverId: id })],
    ['gallery', ({ id }) => ({ pictures: [{ mediaId: id, alt: '', decorative: true }] })],
    ['attachment', ({ id }) => ({ attachments: [{ mediaId: id, title: 'x' }] })],
    ['text', ({ hash }) => ({ detail: `<p><img src="/media/${hash}-320.webp" alt=""></p>` })],
  ])('opens the %s of the pending revision, not of a rejected one', async (_, put) => {
    const { organisation, account } = await aCollege();
    const [file, other] = [
      await aStoredPicture({ organisationId: organisation.id }),
      await aStoredPicture({ organisationId: organisation.id }),
    ];
    const item = await aNews({ organisationId: organisation.id, status: 'allow' });
    const content = { ...writing, categoryId: item.categoryId, ...put(file) };
    const key = await aLink(item.id, account.id);
    expect(await opens(file.hash, key)).toBe(false);
    const { id } = await db.newsRevision.create({
      data: { newsId: item.id, number: 1, state: 'pending', content, accountId: account.id },
    });
    expect(await opens(file.hash, key)).toBe(true);
    expect(await opens(other.hash, key)).toBe(false);
    await db.newsRevision.update({ where: { id }, data: { state: 'refused' } });
    expect(await opens(file.hash, key)).toBe(false);
  });

  test('does not open another organisation’s image because the text of a revision names it', async () => {
    const { organisation, account } = await aCollege();
    const foreign = await aStoredPicture({ organisationId: (await aCollege()).organisation.id });
    const item = await aNews({ organisationId: organisation.id, status: 'allow' });
    const detail = `<p><img src="/media/${foreign.hash}-320.webp" alt=""></p>`;
    const content = { ...writing, categoryId: item.categoryId, detail };
    await db.newsRevision.create({
      data: { newsId: item.id, number: 1, state: 'pending', content, accountId: account.id },
    });
    expect(await opens(foreign.hash, await aLink(item.id, account.id))).toBe(false);
  });
});

test('an image of a post opens for those who read its room, and counts as used', async () => {
  const owner = await aStaffOffice('veccentral');
  const media = await aStoredPicture({ organisationId: owner.organisation.id });
  const room = await aRoom({ role: 'veccentral' });
  const topic = await aTopic(await enterAs(owner), { roomId: room.id });
  await db.forumPicture.create({ data: { postId: topic.first.id, mediaId: media.id, position: 1 } });
  const [unit, college] = [await enterAs(await aStaffOffice('veccentral')), await enterAs(await aCollege())];
  const opens = () => Promise.all([unit, college].map((viewer) => canOpen(media.hash, viewer, undefined)));
  expect(await opens()).toEqual([true, false]);
  expect(await isPublic(media.hash)).toBe(false);
  await db.forumRoom.update({ where: { id: room.id }, data: { role: 'college' } });
  expect(await opens()).toEqual([false, true]);
  await db.forumPost.update({ where: { id: topic.first.id }, data: { hiddenAt: new Date() } });
  expect(await opens()).toEqual([false, false]);
  const { items } = await listMedia(await enterAs(owner), mediaList.read({}));
  expect(items.find(({ id }) => id === media.id)?.uses).toBe(1);
});
