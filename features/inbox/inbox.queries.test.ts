import { toReviewQueue } from '@/components/areas/review-queue';
import { findVoiceQueue } from '@/features/citizens/voices/queue.queries';
import { findReviewQueue, listReviewQueueIds } from '@/features/newsroom/queue/queue.queries';
import { countReviewQueue } from '@/features/newsroom/queue/queue.rules';
import { countWaitingNotices } from '@/features/notices/inbox/inbox.queries';
import { countPasswordRequests } from '@/features/organisations/password-requests/password-requests.queries';
import { listDueReports } from '@/features/reports/deadlines.queries';
import { waitingKinds } from '@/features/waiting/waiting.schema';
import { areas } from '@/lib/areas/areas';
import { findInboxHref } from '@/lib/areas/notice-hrefs';
import { can } from '@/lib/auth/access';
import { roleTable } from '@/lib/auth/role-table';
import { roles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { aNewsroom, type Newsroom, toPersonViewer } from '@/testing/newsroom';
import { aMember } from '@/testing/people';
import { countStatements } from '@/testing/statements';
import { findInbox, listInbox, pickHead } from './inbox.queries';
import { countThings, inboxList } from './inbox.rules';
import { fillInboxes, people } from './inbox.test-support';
import { sources } from './sources';

jest.setTimeout(60_000);
let room: Newsroom;
/** A second newsroom with its own province, institute, department and agency accounts. */
let strangers: Newsroom;
let viewers: Record<string, Viewer>;

beforeAll(async () => {
  room = await aNewsroom();
  await fillInboxes(room);
  strangers = await aNewsroom();
  await fillInboxes(strangers);
  const everybody = [
    ...people.map((name) => room[name]),
    toPersonViewer(await aMember()),
    { role: 'visitor' } as const,
  ];
  viewers = Object.fromEntries(everybody.map((viewer) => [viewer.role, viewer]));
}, 60_000);

/** A viewer anew, as the reads are memoised by it. */
const getViewer = (role: string): Viewer => ({ ...(viewers[role] ?? { role: 'visitor' }) });
const readAll = async (viewer: Viewer) => (await listInbox(viewer, inboxList.read({ per: '48' }))).entries;

describe.each(roles)('for %s', (role) => {
  test('bell, menu, inbox and the features count the same', async () => {
    const viewer = getViewer(role);
    expect(viewer.role).toBe(role);
    const inbox = await findInbox(viewer);
    const listed = await listInbox(viewer, inboxList.read({ per: '48' }));
    const [bell, entries] = [toReviewQueue(viewer, { inbox }), listed.entries];
    const count = (kind: string) => countThings(inbox.counts, 'waiting', (one) => one.kind === kind);
    expect(countThings(listed.counts)).toBe(countThings(inbox.counts));
    expect(bell.total).toBe(countThings(inbox.counts));
    expect(entries.length).toBe(Math.min(bell.total, 48));
    expect(waitingKinds.reduce((sum, kind) => sum + count(kind), 0)).toBe(bell.total);
    expect(count('news')).toBe(countReviewQueue(await findReviewQueue(viewer)));
    expect(count('news')).toBe((await listReviewQueueIds(viewer)).length);
    expect(count('voice')).toBe((await findVoiceQueue(viewer)).count);
    expect(count('notice')).toBe(findInboxHref(viewer) ? await countWaitingNotices(viewer) : 0);
    const reports = count('report') + count('check');
    expect(reports).toBe((await listDueReports(viewer)).reduce((sum, due) => sum + due.count, 0));
    const requests = can(viewer, 'registrations.decide') ? (await countPasswordRequests()).waiting : 0;
    expect(count('registration')).toBe(requests);
    if (roleTable[role].publishLevel > 0 || role === 'usercollege') {
      expect(bell.total).toBeGreaterThan(1);
      expect(bell.badges.inbox).toBe(bell.total);
    } else expect([bell.total, bell.badges.inbox]).toEqual([0, undefined]);
    if (can(viewer, 'voices.handle')) expect(bell.badges.voices).toBe(count('voice'));
    if ('notices' in bell.badges) expect(bell.badges.notices).toBe(count('notice'));
    expect(bell.badges.reports ?? bell.badges.reportsoutcome ?? 0).toBe(reports);
    expect(bell.badges.usersystems ?? 0).toBe(requests);
  });

  test('each row opens in the own area, and the order is by due date', async () => {
    const entries = await readAll(getViewer(role));
    const root = role === 'visitor' ? '' : areas[role].root;
    for (const { href, title, kind } of entries) {
      expect([kind, href.startsWith(`${root}/`), title !== '']).toEqual([kind, true, true]);
    }
    const dues = entries.map(({ due }) => due?.getTime() ?? Number.POSITIVE_INFINITY);
    expect(dues).toEqual(dues.toSorted((one, other) => one - other));
  });

  test('the numbers cost one statement, and a page another', async () => {
    const viewer = getViewer(role);
    const wanted = can(viewer, 'area.staff') ? 1 : 0;
    expect(await countStatements(() => findInbox(viewer))).toBe(wanted);
    expect(await countStatements(() => listInbox(viewer, inboxList.read({ search: 'ข่าว' })))).toBe(wanted);
  });
});

/** Kinds of which accounts of one office may see things of another: by supervision, or as each has the same to do. */
const shared: Readonly<Record<(typeof people)[number], readonly string[]>> = {
  ...{ user: [], unit: [], department: [] },
  ...{ college: ['report'], institute: ['report'], province: ['report'] },
  ...{ editor: ['news'], administrator: ['news', 'report', 'registration', 'voice'] },
};

describe.each(people)('for %s', (name) => {
  test('nothing of strangers is in the inbox, whoever they are', async () => {
    const own = new Set((await readAll({ ...room[name] })).map(({ key }) => key));
    expect(own.size).toBeGreaterThan(1);
    const wrong: string[] = [];
    for (const stranger of people) {
      const theirs = await readAll({ ...strangers[stranger] });
      const isAgency = stranger === 'editor' || stranger === 'administrator';
      // The agency decides on everybody's items; its own letters are of its administrators, and of nobody else.
      const isOurs = (kind: string) =>
        (kind === 'news' && isAgency) ||
        (shared[name].includes(kind) && (kind !== 'voice' || stranger === 'administrator'));
      for (const { kind, key } of theirs) if (own.has(key) && !isOurs(kind)) wrong.push(`${stranger}: ${key}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('voices, imports and requests are in the inbox of their owner alone', async () => {
  const all = await Promise.all(people.map(async (name) => [name, await readAll({ ...room[name] })] as const));
  for (const [name, entries] of all) {
    for (const { kind, key } of entries) {
      const holders = all.filter(([, others]) => others.some((one) => one.key === key)).map(([holder]) => holder);
      if (kind === 'voice' || kind === 'import') expect([name, key, holders]).toEqual([name, key, [name]]);
      if (kind === 'registration') expect(holders).toEqual(['administrator']);
    }
  }
});

test('a search looks in titles, senders and offices, and narrows the numbers', async () => {
  const viewer = { ...room.college };
  const [first] = (await readAll(viewer)).filter(({ kind }) => kind === 'news');
  const { entries, counts } = await listInbox(viewer, inboxList.read({ search: first?.title }));
  expect(entries.map(({ key }) => key)).toEqual([first?.key]);
  expect(countThings(counts)).toBe(1);
  expect((await listInbox(viewer, inboxList.read({ search: '100% ไม่มี_' }))).entries).toEqual([]);
  const files = await listInbox(viewer, inboxList.read({ search: 'รายชื่อ', kind: 'import' }));
  expect(files.entries.map(({ kind, href }) => [kind, href])).toEqual([
    ['import', expect.stringMatching(/^\/colleges\/college_user\/import\?job=\d+$/)],
  ]);
});

test('pages follow each other without gaps', async () => {
  const viewer = { ...room.administrator };
  const all = await readAll(viewer);
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map((page) => listInbox(viewer, inboxList.read({ per: '12', page }))),
  );
  expect(pages.flatMap(({ entries }) => entries.map(({ key }) => key))).toEqual(all.map(({ key }) => key).slice(0, 48));
});

test('the head keeps room for the newest without a due date', () => {
  const at = new Date();
  const entry = (key: string, due: Date | null) => ({
    ...{ kind: 'news' as const, id: 1, part: 'wait', since: at, key, title: key, sender: undefined, href: '/' },
    ...{ due, until: null, giver: null, receiver: null, note: '' },
  });
  const dated = Array.from({ length: 8 }, (_, index) => entry(`d${index}`, at));
  const undated = Array.from({ length: 8 }, (_, index) => entry(`u${index}`, null));
  const keys = (entries: Parameters<typeof pickHead>[0]) => pickHead(entries).map(({ key }) => key);
  expect(keys([...dated, ...undated])).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'u0', 'u1', 'u2']);
  expect(keys([...dated.slice(0, 2), ...undated])).toHaveLength(8);
  expect(keys(dated)).toHaveLength(8);
  expect(keys(undated.slice(0, 1))).toEqual(['u0']);
});

test('each kind has a source of its own name', () => {
  for (const kind of waitingKinds) expect(sources[kind].kind).toBe(kind);
});
