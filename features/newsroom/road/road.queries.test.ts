import { db } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { saveNews } from '../item/save.commands';
import { passNews } from '../undecided/undecided.commands';
import { transitionNews } from '../workflow/workflow.commands';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { updatePace } from './pace.commands';
import { listRoads } from './road.queries';

let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom();
  await db.officePace.deleteMany();
});

const now = () => new Date(Date.now() + 60_000);
const submitted = async () => {
  const draft = await saveNews({ key: aKey(), content: someContent(room.category.id) }, room.user);
  const { id, version } = await transitionNews({ ...draft, event: 'submit' }, room.user);
  return { id, version };
};
async function findRoad(id: number) {
  const item = await findNewsroomItem(room.editor, id);
  if (!item) throw new Error('no such item');
  const roads = await listRoads([{ ...item, publishAt: new Date(item.publishAt) }], [], now());
  return roads.get(id);
}
const nameOf = async (id = 0) => (await db.organisation.findUniqueOrThrow({ where: { id } })).shortName;

test('an item’s road names the offices on whose desk it lies, and since when', async () => {
  const item = await submitted();
  const { at } = await db.newsReview.findFirstOrThrow({ where: { newsId: item.id, event: 'submit' } });
  expect(await findRoad(item.id)).toMatchObject({
    here: 'office',
    office: await nameOf(room.college.organisationId),
    since: at.toISOString(),
  });
  const published = await transitionNews({ ...item, event: 'publish' }, room.college);
  const above = [await nameOf(room.institute.organisationId), await nameOf(room.province.organisationId)];
  expect(await findRoad(item.id)).toMatchObject({ here: 'above', office: above.join(' หรือ ') });
  await passNews({ id: item.id, version: published.version, pass: 'yes' }, room.institute);
  expect(await findRoad(item.id)).toMatchObject({ here: 'above', office: above[1] });
  await passNews({ id: item.id, version: published.version, pass: 'yes' }, room.province);
  const road = await findRoad(item.id);
  expect(road).toMatchObject({ here: undefined, since: undefined });
  expect(road?.stations.map(({ label }) => label)).toEqual(['เขียน', 'วิทยาลัย', 'จังหวัด', 'ส่วนกลาง']);
});

/** A past item of the college that its office decided on some hours after it was submitted. */
async function decidedAfter(hours: number) {
  const { organisationId, accountId, ownId } = room.college;
  const { id: newsId } = await aNews({ organisationId, systemUserId: ownId });
  const at = (ago: number) => new Date(Date.now() - ago * HOUR_MS);
  const step = { newsId, actorName: 'x', toLevel: 0 };
  await db.newsReview.createMany({
    data: [
      { ...step, event: 'submit', fromStatus: 'draft', toStatus: 'wait', at: at(hours + 1) },
      { ...step, event: 'publish', fromStatus: 'wait', toStatus: 'allow', accountId, at: at(1) },
    ],
  });
}

test('an office’s usual time is the median of its last decisions, once there are five', async () => {
  for (const hours of [1, 2, 4, 30]) await decidedAfter(hours);
  const item = await submitted();
  await updatePace();
  expect((await findRoad(item.id))?.usualMs).toBeUndefined();
  await decidedAfter(90);
  await db.officePace.deleteMany();
  await updatePace();
  expect((await findRoad(item.id))?.usualMs).toBe(4 * HOUR_MS);
  expect(await updatePace()).toBe(0);
});

test('figures are counted once an hour, and leave with the decisions', async () => {
  const organisationId = room.college.organisationId ?? 0;
  const stale = { organisationId, minutes: 5, decisions: 5, countedAt: new Date(Date.now() - 2 * HOUR_MS) };
  await db.officePace.create({ data: stale });
  await updatePace();
  expect(await db.officePace.count({ where: { organisationId } })).toBe(0);
});
