import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import type { NewsroomScope } from '../workflow/workflow.schema';
import { listNewsroom, listScopeOrganisations } from './list.queries';
import { newsroomList } from './list.rules';

let room: Newsroom;
/** Names of the accounts with a waiting, a public and a draft item each, whose headlines contain the name. */
const writers = [
  'user',
  'colleague',
  'otherUser',
  'college',
  'other',
  'institute',
  'province',
  'unit',
  'department',
] as const;
type Writer = (typeof writers)[number];

beforeAll(async () => {
  room = await aNewsroom();
  for (const name of writers) {
    for (const status of ['draft', 'wait', 'allow'] as const) {
      await aNews({ topic: `${status} ${name}`, status, categoryId: room.category.id, ...ownership(room[name]) });
    }
  }
});

const ownership = ({ role, ownId, organisationId }: Viewer) => ({
  organisationId,
  ...(role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId }),
});

/** Items that a viewer finds in a scope, without those of other test files. */
async function found(viewer: Viewer, scope: NewsroomScope, params: Record<string, string> = {}) {
  const choice = newsroomList.read({ category: String(room.category.id), per: '48', ...params });
  const { items, counts } = await listNewsroom(viewer, { scope, section: 'news' }, choice);
  return { topics: items.map(({ topic }) => topic).sort(), counts };
}
const each = (names: readonly Writer[], ...statuses: string[]) =>
  names.flatMap((name) => statuses.map((status) => `${status} ${name}`)).sort();

describe('a college user', () => {
  test('finds its own items only, drafts as well', async () => {
    expect((await found(room.user, 'self')).topics).toEqual(each(['user'], 'draft', 'wait', 'allow'));
    expect((await found(room.user, 'all')).topics).toEqual(each(['user'], 'draft', 'wait', 'allow'));
  });

  test('who has moved to another college finds none of the items written at the old one', async () => {
    const moved = { ...room.user, organisationId: room.other.organisationId };
    for (const scope of ['self', 'own', 'all'] as const) expect((await found(moved, scope)).topics).toEqual([]);
  });
});

describe('a college', () => {
  test('finds its own and its users’ items, but no draft of theirs', async () => {
    const own = [...each(['college'], 'draft'), ...each(['college', 'user', 'colleague'], 'wait', 'allow')].sort();
    expect((await found(room.college, 'ownAndMembers')).topics).toEqual(own);
    expect((await found(room.college, 'all')).topics).toEqual(own);
  });

  test('P-037: filtering by another organisation returns nothing', async () => {
    const organisation = String(room.other.organisationId);
    const { topics, counts } = await found(room.college, 'all', { organisation });
    expect(topics).toEqual([]);
    expect(counts).toMatchObject({ all: 0, wait: 0, allow: 0 });
    const offered = await listScopeOrganisations(room.college, { scope: 'all', section: 'news' });
    expect(offered.map(({ id }) => id)).toEqual([room.college.organisationId]);
  });
});

describe.each(['institute', 'province'] as const)('an %s', (name) => {
  const colleges = ['college', 'user', 'colleague'] as const;
  test('finds its own items, and its colleges’ items except drafts', async () => {
    expect((await found(room[name], 'own')).topics).toEqual(each([name], 'draft', 'wait', 'allow'));
    expect((await found(room[name], 'members')).topics).toEqual(each(colleges, 'wait', 'allow'));
    expect((await found(room[name], 'kind:college')).topics).toEqual(each(colleges, 'wait', 'allow'));
  });
});

describe('a unit', () => {
  test('finds its own items only', async () => {
    expect((await found(room.unit, 'all')).topics).toEqual(each(['unit'], 'draft', 'wait', 'allow'));
  });
});

describe('a department', () => {
  test('finds its own items and its units’', async () => {
    const own = [...each(['department'], 'draft', 'wait', 'allow'), ...each(['unit'], 'wait', 'allow')].sort();
    expect((await found(room.department, 'ownAndMembers')).topics).toEqual(own);
  });
});

describe.each(['editor', 'administrator'] as const)('an %s', (name) => {
  test('finds everything but drafts of others', async () => {
    expect((await found(room[name], 'all')).topics).toEqual(each(writers, 'wait', 'allow'));
    expect((await found(room[name], 'kind:unit')).topics).toEqual(each(['unit'], 'wait', 'allow'));
  });
});

describe('a visitor and a member', () => {
  test('find nothing', async () => {
    for (const role of ['visitor', 'member'] as const) expect((await found({ role }, 'all')).topics).toEqual([]);
  });
});

describe('the tabs of a list', () => {
  test('divide the items, and each count matches its list', async () => {
    const categoryId = room.category.id;
    const of = { ...ownership(room.college), categoryId };
    const ahead = await aNews({ ...of, topic: 'scheduled', publishAt: new Date(Date.now() + 86_400_000) });
    const binned = await aNews({ ...of, topic: 'binned', deletedAt: new Date() });
    const revised = await aNews({ ...of, topic: 'revised' });
    await db.newsRevision.create({ data: { newsId: revised.id, number: 1, state: 'pending', content: {} } });
    const { counts } = await found(room.college, 'own');
    for (const status of ['wait', 'pending', 'draft', 'allow', 'scheduled', 'bin'] as const) {
      expect((await found(room.college, 'own', { status })).topics).toHaveLength(counts[status]);
    }
    expect((await found(room.college, 'own', { status: 'scheduled' })).topics).toEqual(['scheduled']);
    expect((await found(room.college, 'own', { status: 'bin' })).topics).toEqual(['binned']);
    expect((await found(room.college, 'own', { status: 'pending' })).topics).toEqual(['revised']);
    await db.newsRevision.deleteMany({ where: { newsId: revised.id } });
    await db.news.deleteMany({ where: { id: { in: [ahead.id, binned.id, revised.id] } } });
  });

  test('P-073: a search for a wildcard is literal', async () => {
    expect((await found(room.editor, 'all', { search: '%' })).topics).toEqual([]);
    expect((await found(room.editor, 'all', { search: 'wait coll' })).topics).toEqual(
      each(['college', 'colleague'], 'wait'),
    );
  });
});
