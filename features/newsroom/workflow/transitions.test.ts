import { roleTable } from '@/lib/auth/role-table';
import type { Role } from '@/lib/auth/roles';
import { type Viewer, visitor } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { aNews } from '@/testing/builders';
import { aColleague, aNewsroom, type Newsroom, toPersonViewer } from '@/testing/newsroom';
import { aMember } from '@/testing/people';
import { transitionNews } from './workflow.commands';
import { newsroomMessages } from './workflow.messages';
import { decideTransition, listLevels, type Transition } from './workflow.rules';
import { type ItemFacts, type NewsStatus, newsEvents, newsStatuses } from './workflow.schema';

/** Ownership of an item, from the viewer's perspective. */
const ownerships = [
  'own item',
  'item of another author of the own organisation',
  'item of the own organisation without an author',
  'item of a college user of the college round',
  'item of an organisation below',
  'item of a foreign college',
  'item of a foreign college user',
  'own item in the bin',
] as const;
type Ownership = (typeof ownerships)[number];
type Owner = Pick<ItemFacts, 'organisation' | 'systemUserId' | 'collegeUserId' | 'supervisors'>;

const LEVELS: Readonly<Record<NewsStatus, number>> = { draft: 0, wait: 0, return: 0, allow: 1, hide: 1 };
const roles = [
  ...([
    'usercollege',
    'college',
    'iven',
    'VecProvince',
    'veccentral',
    'veccentraldep',
    'newseditors',
    'VecAdmin',
  ] as const),
  ...(['member', 'visitor'] as const),
];

let room: Newsroom;
let viewers: Record<Role, Viewer>;
const colleagues = new Map<number, number>();

beforeAll(async () => {
  room = await aNewsroom();
  viewers = {
    visitor,
    member: toPersonViewer(await aMember()),
    usercollege: room.user,
    college: room.college,
    iven: room.institute,
    VecProvince: room.province,
    veccentral: room.unit,
    veccentraldep: room.department,
    newseditors: room.editor,
    VecAdmin: room.administrator,
  };
  for (const viewer of Object.values(viewers)) {
    if (viewer.organisationId === undefined || viewer.role === 'usercollege') continue;
    colleagues.set(viewer.organisationId, (await aColleague(viewer)).ownId);
  }
});

const kinds: Readonly<Record<Role, string>> = {
  visitor: 'college',
  member: 'college',
  usercollege: 'college',
  college: 'college',
  iven: 'institute',
  VecProvince: 'province',
  veccentral: 'unit',
  veccentraldep: 'department',
  newseditors: 'agency',
  VecAdmin: 'agency',
};
const getOrganisationId = ({ organisationId = 0 }: Viewer): number => organisationId;

/** Owner of the item, by role and ownership; a viewer without an organisation is tested with the college's items. */
function createOwner(role: Role, ownership: Ownership): Owner {
  const viewer = viewers[role].organisationId === undefined ? room.college : viewers[role];
  const isUser = role === 'usercollege';
  const round = { id: getOrganisationId(room.college), kind: 'college' };
  const above = [getOrganisationId(room.institute), getOrganisationId(room.province)];
  const college = { organisation: round, supervisors: above, systemUserId: null, collegeUserId: null };
  const kind = kinds[role];
  const own = {
    organisation: { id: getOrganisationId(viewer), kind },
    supervisors: kind === 'college' ? above : kind === 'unit' ? [getOrganisationId(room.department)] : [],
    systemUserId: isUser ? null : (viewer.ownId ?? null),
    collegeUserId: isUser ? (viewer.ownId ?? null) : null,
  };
  const foreign = {
    organisation: { id: getOrganisationId(room.other), kind: 'college' },
    supervisors: [getOrganisationId(room.otherProvince)],
    systemUserId: room.other.ownId ?? null,
    collegeUserId: null,
  };
  const unit = {
    organisation: { id: getOrganisationId(room.unit), kind: 'unit' },
    supervisors: [getOrganisationId(room.department)],
    systemUserId: room.unit.ownId ?? null,
    collegeUserId: null,
  };
  const other = isUser
    ? { ...own, collegeUserId: room.colleague.ownId ?? null }
    : { ...own, systemUserId: colleagues.get(getOrganisationId(viewer)) ?? null };
  const owners: Readonly<Record<Ownership, Owner>> = {
    'own item': own,
    'own item in the bin': own,
    'item of another author of the own organisation': other,
    'item of the own organisation without an author': { ...own, systemUserId: null, collegeUserId: null },
    'item of a college user of the college round': { ...college, collegeUserId: room.user.ownId ?? null },
    'item of an organisation below':
      role === 'veccentraldep' ? unit : { ...college, systemUserId: room.college.ownId ?? null },
    'item of a foreign college': foreign,
    'item of a foreign college user': { ...foreign, systemUserId: null, collegeUserId: room.otherUser.ownId ?? null },
  };
  return owners[ownership];
}

/** A stored item, and the facts that the rules should see in it. */
async function anItem(role: Role, ownership: Ownership, status: NewsStatus, level = LEVELS[status]) {
  const owner = createOwner(role, ownership);
  const deleted = ownership === 'own item in the bin';
  const hiddenLevel = status === 'hide' ? 2 : 0;
  const columns = {
    status,
    approveLevel: level,
    hiddenLevel,
    deletedAt: deleted ? new Date('2026-11-01T00:00:00Z') : null,
    organisationId: owner.organisation.id,
    systemUserId: owner.systemUserId,
    collegeUserId: owner.collegeUserId,
  } satisfies Prisma.NewsUncheckedUpdateInput;
  const { id } = await aNews({ ...columns, categoryId: room.category.id });
  const facts: ItemFacts = { ...owner, status, level, section: 'news', deleted, hiddenLevel };
  return { id, facts, columns };
}

const readRow = (id: number) =>
  db.news.findUniqueOrThrow({ where: { id }, include: { reviews: { orderBy: { id: 'desc' } } } });

const details = {
  return: { reason: 'facts', comment: 'แก้ตัวเลข' },
  hide: { comment: 'ถอนไว้ก่อน' },
  lift: { lowers: true },
} as const;
const getDetails = (event: string) => Object.entries(details).find(([name]) => name === event)?.[1] ?? {};

type Item = Awaited<ReturnType<typeof anItem>>;
type Step = { event: (typeof newsEvents)[number]; level?: number };

/**
 * Tries each step in turn and checks that exactly the result of the rules was stored; the item is restored after every
 * step that was taken.
 *
 * @returns the steps that were taken
 */
async function trySteps(viewer: Viewer, item: Item, steps: readonly Step[]): Promise<Step[]> {
  const taken: Step[] = [];
  let before = await readRow(item.id);
  for (const { event, level = event === 'lift' ? listLevels(viewer, item.facts, event)[0] : undefined } of steps) {
    const step = { event, level };
    const verdict = decideTransition(viewer, item.facts, step.event, [], step.level);
    const asked = { id: item.id, version: before.version, ...step, ...getDetails(step.event) };
    const answer = await transitionNews(asked, viewer).catch((error: unknown) => error);
    if (!verdict) {
      if (!(answer instanceof AppError)) throw new Error(`${step.event} was not refused`);
      expect(['forbidden', 'missing']).toContain(answer.kind);
      continue;
    }
    const after = await readRow(item.id);
    expect(answer).toMatchObject({ id: item.id, version: before.version + 1, level: verdict.level });
    expectTaken(viewer, item.facts, step.event, verdict, before, after);
    await db.news.update({ where: { id: item.id }, data: item.columns });
    before = await readRow(item.id);
    taken.push(step);
  }
  // Refused steps have had no effect.
  expect(await readRow(item.id)).toEqual(before);
  return taken;
}

type Row = Awaited<ReturnType<typeof readRow>>;

function expectTaken(
  viewer: Viewer,
  facts: ItemFacts,
  event: Step['event'],
  verdict: Transition,
  before: Row,
  after: Row,
): void {
  const { status, level } = verdict;
  expect(after).toMatchObject({ status, approveLevel: level, version: before.version + 1 });
  expect(after.deletedAt !== null).toBe(verdict.deleted);
  const hiddenLevel = event === 'hide' ? roleTable[viewer.role].publishLevel : facts.hiddenLevel;
  expect(after.hiddenLevel).toBe(status === 'hide' ? hiddenLevel : 0);
  expect(after.reviews).toHaveLength(before.reviews.length + 1);
  expect(after.reviews[0]).toMatchObject({
    event,
    accountId: viewer.accountId,
    fromStatus: facts.status,
    toStatus: status,
    fromLevel: facts.level,
    toLevel: level,
  });
}

const everyStep = newsEvents.map((event) => ({ event }));

describe.each(roles)('%s', (role) => {
  test.each(ownerships)('every step of every status: %s', async (ownership) => {
    const taken = await Promise.all(
      newsStatuses.map(async (status) => trySteps(viewers[role], await anItem(role, ownership, status), everyStep)),
    );
    if (role === 'member' || role === 'visitor') expect(taken.flat()).toEqual([]);
  });

  test.each(['own item', 'item of an organisation below'] as const)('every level: %s', async (ownership) => {
    await Promise.all(
      [0, 1, 2, 3].map(async (from) => {
        const [status, event] = from === 0 ? (['wait', 'publish'] as const) : (['allow', 'lift'] as const);
        const item = await anItem(role, ownership, status, from);
        const taken = await trySteps(
          viewers[role],
          item,
          [1, 2, 3].map((level) => ({ event, level })),
        );
        for (const { level = 0 } of taken) {
          expect(listLevels(viewers[role], item.facts, event)).toContain(level);
          expect(level).toBeLessThanOrEqual(roleTable[role].publishLevel);
        }
      }),
    );
  });
});

test('a step over an older version is a conflict and changes nothing', async () => {
  const { id } = await anItem('VecAdmin', 'item of a foreign college', 'wait');
  const before = await readRow(id);
  await expect(
    transitionNews({ id, version: before.version + 1, event: 'publish' }, room.administrator),
  ).rejects.toMatchObject({
    kind: 'conflict',
    key: 'newsroom.changed',
  });
  expect(await readRow(id)).toEqual(before);
});

test('of two concurrent publications, one gets a conflict', async () => {
  const { id } = await anItem('VecAdmin', 'item of a foreign college', 'wait');
  const { version } = await readRow(id);
  const answers = await Promise.allSettled([
    transitionNews({ id, version, event: 'publish' }, room.administrator),
    transitionNews({ id, version, event: 'publish' }, room.editor),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await readRow(id)).reviews).toHaveLength(1);
});

describe('the requirements of a step', () => {
  test('an item without a text is not published, and the error names the field', async () => {
    const item = await anItem('college', 'own item', 'draft');
    await db.news.update({ where: { id: item.id }, data: { detail: '<p></p>' } });
    const before = await readRow(item.id);
    for (const event of ['submit', 'publish']) {
      await expect(transitionNews({ id: item.id, version: before.version, event }, room.college)).rejects.toMatchObject(
        {
          kind: 'invalid',
          key: 'newsroom.notReady',
          fields: { detail: newsroomMessages['newsroom.detailRequired'] },
        },
      );
    }
    expect(await readRow(item.id)).toEqual(before);
  });

  test('a return needs a reason and a comment, a withdrawal page its note', async () => {
    const { id } = await anItem('college', 'item of a college user of the college round', 'wait');
    const { version } = await readRow(id);
    const refused = (fields: object) => expect(transitionNews({ id, version, ...fields }, room.college)).rejects;
    await refused({ event: 'return', comment: 'x' }).toMatchObject({
      fields: { reason: newsroomMessages['newsroom.reasonRequired'] },
    });
    await refused({ event: 'return', reason: 'facts' }).toMatchObject({
      fields: { comment: newsroomMessages['newsroom.commentRequired'] },
    });
    await refused({ event: 'hide', stub: true }).toMatchObject({
      fields: { comment: newsroomMessages['newsroom.noteRequired'] },
    });
    expect((await readRow(id)).reviews).toHaveLength(0);
  });
});
