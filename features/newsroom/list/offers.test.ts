import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { aCategory, aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { transitionNews } from '../workflow/workflow.commands';
import { newsEvents, newsStatuses } from '../workflow/workflow.schema';
import { listNewsroom } from './list.queries';
import { newsroomList } from './list.rules';

const roles = [
  'user',
  'college',
  'institute',
  'province',
  'otherProvince',
  'unit',
  'department',
  'editor',
  'administrator',
] as const;
/** States of an item; those in the bin have a status too. */
const states = [...newsStatuses, 'binned'] as const;

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

/** One item by the college user, the college, the unit and the editor in a state. */
async function someItems(state: (typeof states)[number], categoryId: number) {
  const { user, college, unit, editor } = room;
  const status = state === 'binned' ? 'wait' : state;
  for (const { role, ownId, organisationId } of [user, college, unit, editor]) {
    const author = role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId };
    await aNews({ categoryId, status, organisationId, ...author, deletedAt: state === 'binned' ? new Date() : null });
  }
}

/** Rows of a list that shows all that the viewer may see. */
async function listRows(viewer: Viewer, categoryId: number) {
  const { id } = { id: String(categoryId) };
  const read = (tab: string) =>
    listNewsroom(viewer, { scope: 'all', section: 'news' }, newsroomList.read({ category: id, status: tab }));
  return [...(await read('all')).items, ...(await read('bin')).items];
}

/** Outcome of a step on an item: true unless the rules forbid it. The item stays as it is. */
async function mayTake(viewer: Viewer, item: { id: number; version: number; level: number }, event: string) {
  const kept = await db.news.findUniqueOrThrow({ where: { id: item.id } });
  const more = { return: { reason: 'facts', comment: 'แก้ไข' }, lift: { level: item.level === 1 ? 2 : 3 } };
  const input = { id: item.id, version: kept.version, event, ...more[event as keyof typeof more] };
  try {
    await transitionNews(input, viewer);
    const { status, approveLevel, deletedAt, hiddenLevel } = kept;
    await db.news.update({ where: { id: item.id }, data: { status, approveLevel, deletedAt, hiddenLevel } });
    return true;
  } catch (error) {
    if (error instanceof AppError && ['forbidden', 'missing'].includes(error.kind)) return false;
    throw error;
  }
}

describe.each(roles)('%s', (name) => {
  test.each(states)('is offered exactly the steps that the portal carries out on items in state %s', async (state) => {
    const { id: categoryId } = await aCategory();
    await someItems(state, categoryId);
    const viewer = room[name];
    for (const row of await listRows(viewer, categoryId)) {
      const taken: string[] = [];
      for (const event of newsEvents) if (await mayTake(viewer, row, event)) taken.push(event);
      expect([row.topic, ...row.events]).toEqual([row.topic, ...taken]);
    }
  });
});
