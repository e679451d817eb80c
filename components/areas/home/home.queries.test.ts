import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, aNews, anOffice, anOrganisation, createHiddenNews } from '@/testing/builders';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { findDashboard, findOrganisationName } from './home.queries';

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const findFigures = async (...asked: Parameters<typeof findDashboard>) => (await findDashboard(...asked)).figures;
/** Fields of an item that a viewer wrote for their own organisation. */
const byWhom = ({ role, organisationId, ownId }: Viewer) => ({
  organisationId,
  categoryId: room.category.id,
  ...(role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId }),
});
const anAutosave = (viewer: Viewer, newsId: number | null, topic: string) =>
  db.newsAutosave.create({
    data: { id: aKey(), accountId: viewer.accountId ?? 0, newsId, content: someContent(room.category.id, { topic }) },
  });

describe('the figures of a home', () => {
  test('count the organisation’s public news without lifestyle items, and nothing that waits', async () => {
    const { organisation, account } = await anOffice();
    const own = { organisationId: organisation.id };
    const read = await aNews(own);
    await db.newsCount.create({ data: { newsId: read.id, categoryId: read.categoryId, reads: 41, shares: 1 } });
    await aNews({ ...own, status: 'wait' });
    await aNews({ ...own, status: 'wait' });
    await aNews({ ...own, status: 'return' });
    await aNews({ ...own, status: 'draft' });
    await aNews({ ...own, section: 'lifestyle', categoryId: (await aCategory({ section: 'lifestyle' })).id });
    await aNews({ ...own, publishAt: at(1) });
    await aNews({ ...own, status: 'wait', deletedAt: new Date() });
    await createHiddenNews((await aCategory()).id);
    const viewer = { role: account.role, accountId: account.id, organisationId: organisation.id };
    expect(await findFigures('own', viewer)).toEqual({ published: 1, reads: 41 });
  });

  test('of all organisations are at least those of one organisation', async () => {
    const { organisation } = await anOffice();
    const before = await findFigures('all', { role: 'VecAdmin' });
    await aNews({ organisationId: organisation.id });
    await aNews({ section: 'lifestyle', categoryId: (await aCategory({ section: 'lifestyle' })).id });
    expect((await findFigures('all', { role: 'VecAdmin' })).published).toBe(before.published + 1);
  });

  test('are zero, not everything, for a viewer without organisation or id', async () => {
    await aNews();
    await aNews({ publishAt: at(1) });
    const none = { published: 0, reads: 0 };
    for (const [scope, role] of [['own', 'college'] as const, ['self', 'usercollege'] as const]) {
      const { figures, ...rest } = await findDashboard(scope, { role });
      expect(figures).toEqual(none);
      expect(rest).toEqual({ drafts: [], draftCount: 0, scheduled: [], scheduledCount: 0, published: [] });
    }
  });
});

describe.each(['user', 'college', 'institute', 'province', 'unit', 'department', 'editor', 'administrator'] as const)(
  'the dashboard of %s',
  (name) => {
    const scope = ({ role }: Viewer) => (role === 'usercollege' ? 'self' : ROLES.includes(role) ? 'all' : 'own');
    const ROLES: readonly string[] = ['newseditors', 'VecAdmin'];

    test('lists the viewer’s own drafts only, newest first', async () => {
      const viewer = room[name];
      for (const other of Object.values(room)) {
        if ('role' in other && other !== viewer) await aNews({ ...byWhom(other), status: 'draft', topic: 'ของผู้อื่น' });
      }
      const ids = [];
      for (let made = 0; made < 6; made++) ids.unshift((await aNews({ ...byWhom(viewer), status: 'draft' })).id);
      await aNews({ ...byWhom(viewer), status: 'draft', deletedAt: new Date() });
      const { drafts, draftCount } = await findDashboard(scope(viewer), viewer);
      expect(drafts.map(({ id }) => id)).toEqual(ids.slice(0, 5));
      expect(draftCount).toBe(6);
      expect(drafts[0]).toMatchObject({ own: true, unsaved: false, section: 'news' });
      await db.news.deleteMany({ where: { status: 'draft' } });
    });

    test('lists autosaved text, once per item', async () => {
      const viewer = room[name];
      const draft = await aNews({ ...byWhom(viewer), status: 'draft' });
      const open = await aNews({ ...byWhom(viewer), topic: 'ข่าวที่เผยแพร่' });
      const gone = await aNews({ ...byWhom(viewer), deletedAt: new Date() });
      for (const id of [draft.id, open.id, gone.id]) await anAutosave(viewer, id, 'แก้ไขอยู่');
      await anAutosave(viewer, open.id, '');
      await anAutosave(viewer, null, 'ข่าวใหม่');
      const { drafts, draftCount } = await findDashboard(scope(viewer), viewer);
      expect(draftCount).toBe(3);
      expect(drafts.map(({ id, topic, unsaved }) => ({ id, topic, unsaved }))).toEqual([
        { id: null, topic: 'ข่าวใหม่', unsaved: true },
        { id: open.id, topic: 'ข่าวที่เผยแพร่', unsaved: true },
        { id: draft.id, topic: draft.topic, unsaved: true },
      ]);
      await db.news.deleteMany({ where: { status: 'draft' } });
      await db.newsAutosave.deleteMany({});
    });

    test('lists the scheduled items of its scope, the soonest first', async () => {
      const viewer = room[name];
      const stranger = name === 'user' ? room.colleague : room.other;
      const [second, first] = [
        await aNews({ ...byWhom(viewer), publishAt: at(9) }),
        await aNews({ ...byWhom(viewer), publishAt: at(5) }),
      ];
      const foreign = await aNews({ ...byWhom(stranger), publishAt: at(7) });
      await aNews({ ...byWhom(viewer), status: 'wait', publishAt: at(6) });
      const { scheduled, scheduledCount } = await findDashboard(scope(viewer), viewer);
      const wanted = scope(viewer) === 'all' ? [first.id, foreign.id, second.id] : [first.id, second.id];
      expect(scheduled.map(({ id }) => id).filter((id) => id >= second.id)).toEqual(wanted);
      expect(scheduledCount).toBe(scheduled.length);
      await db.news.deleteMany({ where: { publishAt: { gt: new Date() } } });
    });

    test('lists the items of its scope published last, with their reads', async () => {
      const viewer = room[name];
      const read = await aNews({ ...byWhom(viewer), publishAt: at(-1) });
      await db.newsCount.create({ data: { newsId: read.id, categoryId: read.categoryId, reads: 12, shares: 0 } });
      const stranger = name === 'user' ? room.colleague : room.other;
      const foreign = await aNews({ ...byWhom(stranger), publishAt: at(-0.5) });
      const { published } = await findDashboard(scope(viewer), viewer);
      expect(published.find(({ id }) => id === read.id)).toMatchObject({
        reads: 12,
        category: { name: room.category.name },
      });
      expect(published.slice(0, 2).map(({ id }) => id)).toEqual(
        scope(viewer) === 'all' ? [foreign.id, read.id] : [read.id, ...published.slice(1, 2).map(({ id }) => id)],
      );
      expect(published.some(({ id }) => id === foreign.id)).toBe(scope(viewer) === 'all');
      await db.news.deleteMany({ where: { status: 'allow' } });
    });
  },
);

test('the dashboard of a college user who has moved to another college shows nothing of the old one', async () => {
  const [draft, out] = [await aNews({ ...byWhom(room.user), status: 'draft' }), await aNews(byWhom(room.user))];
  await aNews({ ...byWhom(room.user), status: 'wait' });
  await aNews({ ...byWhom(room.user), publishAt: at(5) });
  for (const { id } of [draft, out]) await anAutosave(room.user, id, 'แก้ไขอยู่');
  const { figures, ...rest } = await findDashboard('self', { ...room.user, organisationId: room.other.organisationId });
  expect(figures).toEqual({ published: 0, reads: 0 });
  expect(rest).toEqual({ drafts: [], draftCount: 0, scheduled: [], scheduledCount: 0, published: [] });
  await db.newsAutosave.deleteMany({});
});

test('finds the name of an organisation', async () => {
  const { id, name } = await anOrganisation();
  expect(await findOrganisationName(id)).toBe(name);
  expect(await findOrganisationName(undefined)).toBeUndefined();
});
