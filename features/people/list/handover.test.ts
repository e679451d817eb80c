import { decideRevision } from '@/features/newsroom/item/decide-revision.commands';
import { saveNews } from '@/features/newsroom/item/save.commands';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { MODERATION_KEY } from '@/lib/site/schema';
import { aNews, aStoredPicture } from '@/testing/builders';
import { isLoggedIn, logInPerson } from '@/testing/log-in';
import { aColleague, aKey, aNewsroom, type Newsroom, someContent, toPersonViewer } from '@/testing/newsroom';
import { findLastAccountAudit } from '@/testing/offices';
import { aCollegeUser } from '@/testing/people';
import { closeAccount, handOverNews, openAccount } from './list.commands';
import { peopleListMessages } from './list.messages';
import { findPerson } from './list.queries';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const refused = (kind: string, fields?: object) => expect.objectContaining({ kind, ...(fields ? { fields } : {}) });
const readStatus = async (id: number | undefined) =>
  (await db.account.findUniqueOrThrow({ where: { id: id ?? 0 } })).status;
const aUser = (college = room.college) => aCollegeUser({ college: college.organisationId });

describe('closing', () => {
  test('ends every session at once, and reopening restores none', async () => {
    const user = await aUser();
    const { token } = await logInPerson(user);
    await closeAccount({ id: user.account.id }, room.college);
    expect(await isLoggedIn(token)).toBe(false);
    await openAccount({ id: user.account.id }, room.college);
    expect(await isLoggedIn(token)).toBe(false);
    expect(await isLoggedIn((await logInPerson(user)).token)).toBe(true);
  });

  test('requires a colleague for items in work, and hands them over with their history in one transaction', async () => {
    const [leaver, heir] = [await aUser(), await aUser()];
    const mine = { collegeUserId: leaver.collegeUser.id, organisationId: room.college.organisationId };
    const items = [];
    for (const status of ['draft', 'wait', 'return'] as const) items.push(await aNews({ ...mine, status }));
    const out = await aNews(mine);
    const id = leaver.account.id;
    for (const [to, key] of [
      [undefined, peopleListMessages['peopleDesk.toRequired']],
      [id, peopleListMessages['peopleDesk.toWrong']],
      [room.otherUser.accountId, peopleListMessages['peopleDesk.toWrong']],
    ] as const)
      await expect(closeAccount({ id, to }, room.college)).rejects.toEqual(refused('invalid', { to: key }));
    expect(await readStatus(id)).toBe('open');
    await closeAccount({ id, to: heir.account.id }, room.college);
    expect(await readStatus(id)).toBe('closed');
    for (const item of items) {
      const now = await db.news.findUniqueOrThrow({ where: { id: item.id }, include: { reviews: true } });
      expect(now).toMatchObject({ collegeUserId: heir.collegeUser.id, status: item.status, version: item.version + 1 });
      expect(now.reviews).toMatchObject([
        { event: 'handOver', accountId: room.college.accountId, toStatus: item.status },
      ]);
    }
    expect(await db.news.findUnique({ where: { id: out.id } })).toMatchObject({ collegeUserId: leaver.collegeUser.id });
    expect(await findLastAccountAudit(id)).toMatchObject({
      action: 'account.close',
      after: { handedOver: { count: 3 } },
    });
  });
});

describe('handing over', () => {
  test('also works on its own: a colleague of the office gets the items, as the office’s', async () => {
    const [leaver, heir] = [await aUser(), await aColleague(room.college)];
    const mine = { collegeUserId: leaver.collegeUser.id, organisationId: room.college.organisationId };
    const { id } = await aNews({ ...mine, status: 'draft' });
    expect(await handOverNews({ id: leaver.account.id, to: heir.accountId }, room.college)).toMatchObject({ count: 1 });
    expect(await db.news.findUnique({ where: { id } })).toMatchObject({
      systemUserId: heir.ownId,
      collegeUserId: null,
    });
    await expect(handOverNews({ id: leaver.account.id, to: heir.accountId }, room.college)).rejects.toEqual(
      refused('conflict'),
    );
    expect(await readStatus(leaver.account.id)).toBe('open');
  });

  test('is refused for lifestyle items if the colleague may not write them, and for closed accounts', async () => {
    const [leaver, user] = [await aColleague(room.college), await aUser()];
    const mine = { systemUserId: leaver.ownId, organisationId: room.college.organisationId, status: 'draft' } as const;
    await aNews({ ...mine, section: 'lifestyle', coverId: (await aStoredPicture()).id });
    await expect(handOverNews({ id: leaver.accountId, to: user.account.id }, room.province)).rejects.toEqual(
      refused('invalid', { to: peopleListMessages['peopleDesk.toLifestyle'] }),
    );
    const closed = await aColleague(room.college);
    await db.account.update({ where: { id: closed.accountId ?? 0 }, data: { status: 'closed' } });
    await expect(handOverNews({ id: leaver.accountId, to: closed.accountId }, room.province)).rejects.toEqual(
      refused('invalid', { to: peopleListMessages['peopleDesk.toWrong'] }),
    );
  });
});

describe('a revision pending approval', () => {
  /** A public item with a pending revision. */
  async function aPending(by: Viewer, own: { systemUserId?: number; collegeUserId?: number }) {
    const item = await aNews({ ...own, organisationId: by.organisationId });
    const content = someContent(room.category.id);
    const pending = { newsId: item.id, number: 1, state: 'pending', accountId: by.accountId, content } as const;
    return { item, revision: await db.newsRevision.create({ data: pending }) };
  }
  const aTeacher = async () => {
    const user = await aUser();
    return { ...user, viewer: toPersonViewer(user, room.college.organisationId) };
  };
  const findWriter = async ({ id }: { id: number }) =>
    (await db.newsRevision.findUniqueOrThrow({ where: { id } })).accountId;

  test('keeps its author from moving and leaving until it and its item are handed over', async () => {
    const [leaver, heir] = [await aTeacher(), await aTeacher()];
    const { item, revision } = await aPending(leaver.viewer, { collegeUserId: leaver.id });
    const id = leaver.account.id;
    expect((await findPerson(room.college, id, ['users']))?.inWork).toBe(1);
    await expect(closeAccount({ id }, room.college)).rejects.toEqual(
      refused('invalid', { to: peopleListMessages['peopleDesk.toRequired'] }),
    );
    await handOverNews({ id, to: heir.account.id }, room.college);
    expect(await findWriter(revision)).toBe(heir.account.id);
    const kept = { id: item.id, version: item.version, content: someContent(room.category.id) };
    expect(await saveNews({ ...kept, key: aKey() }, heir.viewer)).toMatchObject({ state: 'pending' });
    await expect(saveNews({ ...kept, key: aKey() }, leaver.viewer)).rejects.toEqual(refused('missing'));
    expect(await db.newsReview.findFirst({ where: { newsId: item.id } })).toMatchObject({
      ...{ event: 'handOver', fromStatus: 'allow', toStatus: 'allow', toLevel: item.approveLevel },
    });
    await closeAccount({ id }, room.college);
    expect(await readStatus(id)).toBe('closed');
  });

  test('stays pending for the office that takes it over, which may decide on it', async () => {
    const leaver = await aTeacher();
    const { item, revision } = await aPending(leaver.viewer, { collegeUserId: leaver.id });
    await closeAccount({ id: leaver.account.id, to: room.college.accountId }, room.college);
    expect(await findWriter(revision)).toBeNull();
    const { id, version } = await db.news.findUniqueOrThrow({ where: { id: item.id } });
    await decideRevision({ id, version, revisionId: revision.id, approve: true }, room.college);
    expect((await db.news.findUniqueOrThrow({ where: { id } })).version).toBe(version + 1);
  });

  test('passes to the successor if the office’s own revisions need approval', async () => {
    const key = { key: MODERATION_KEY };
    await db.setting.upsert({ where: key, create: { ...key, value: ['college'] }, update: { value: ['college'] } });
    const [leaver, heir, author] = [
      await aColleague(room.college),
      await aColleague(room.college),
      await aColleague(room.college),
    ];
    const { item, revision } = await aPending(leaver, { systemUserId: author.ownId });
    const user = await aUser();
    await expect(handOverNews({ id: leaver.accountId, to: user.account.id }, room.province)).rejects.toEqual(
      refused('invalid', { to: peopleListMessages['peopleDesk.toOffice'] }),
    );
    await handOverNews({ id: leaver.accountId, to: heir.accountId }, room.province);
    expect(await findWriter(revision)).toBe(heir.accountId);
    expect(await db.news.findUnique({ where: { id: item.id } })).toMatchObject({ systemUserId: author.ownId });
    await db.setting.deleteMany({ where: key });
  });
});
