import { fillInboxes, people } from '@/features/inbox/inbox.test-support';
import { reviewNotifications } from '@/features/newsroom/queue/queue.schema';
import { areas } from '@/lib/areas/areas';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { countStatements } from '@/testing/statements';
import { findBell } from './find-bell';

jest.setTimeout(60_000);
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
  await fillInboxes(room);
}, 60_000);

/** Statements of the frame's numbers, on every page: the inbox, the forum's, those told, and for the agency its new letters. */
const most: Readonly<Record<(typeof people)[number], number>> = {
  ...{ user: 3, college: 3, unit: 3, editor: 2 },
  ...{ institute: 4, province: 4, department: 4, administrator: 9 },
};

test.each(people)('the frame of %s reads its numbers by few statements', async (name) => {
  expect(await countStatements(() => findBell({ ...room[name] }))).toBeLessThanOrEqual(most[name]);
});

test.each(people)('the bell of %s has entries and a number for each place of its menu', async (name) => {
  const viewer = room[name];
  const bell = reviewNotifications.parse(await findBell({ ...viewer }));
  expect(bell.entries.length).toBe(Math.min(bell.total, 8));
  const paths = areas[viewer.role === 'visitor' ? 'member' : viewer.role].rows.map(({ path }) => path);
  expect(Object.keys(bell.badges).filter((path) => !paths.includes(path))).toEqual([]);
  expect(bell.badges.inbox).toBe(bell.total);
});
