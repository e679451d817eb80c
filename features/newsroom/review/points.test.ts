import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { listMailsTo } from '@/testing/log-in';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { openEditor } from '../editor/editor.queries';
import { findItemPage } from '../item/page.queries';
import { saveNews } from '../item/save.commands';
import { findReviewQueue } from '../queue/queue.queries';
import { transitionNews } from '../workflow/workflow.commands';
import { readPoints } from './points.rules';
import { MAX_POINTS } from './points.schema';
import { takeBackDecision, tickPoint } from './review.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
  await db.account.update({ where: { id: room.user.accountId }, data: { email: 'points@example.org' } });
});

type Item = { id: number; version: number };
const points = [
  { quote: 'ห้องประชุมใหญ่', remark: 'ระบุชั้น' },
  { quote: '', remark: 'เพิ่มภาพบรรยากาศ' },
];
const detail = '<p>ณ ห้อง<strong>ประชุม</strong>ใหญ่ &amp; หอประชุม</p>';

async function aReturned(more: object = { points }): Promise<Item> {
  const content = someContent(room.category.id, { detail });
  const saved = await saveNews({ key: aKey(), content }, room.user);
  const sent = await move(saved, 'submit', room.user);
  return move(sent, 'return', room.college, more);
}
const move = ({ id, version }: Item, event: string, by: Viewer, more: object = {}): Promise<Item> =>
  transitionNews({ id, version, event, ...more }, by);
const read = async (viewer: Viewer, { id }: Item) => (await findItemPage({ ...viewer }, id, {}))?.returned;
const mend = ({ id, version }: Item, text: string) =>
  saveNews({ id, version, key: aKey(), content: someContent(room.category.id, { detail: text }) }, room.user);

test('a return by points needs neither reason nor comment; without points it needs both', async () => {
  expect(await read(room.user, await aReturned())).toMatchObject({ reason: null, comment: null, points });
  await expect(aReturned({ points: [] })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { reason: expect.any(String), comment: expect.any(String) },
  });
});

test.each([
  ['a point without a remark', [{ quote: 'ห้องประชุม', remark: ' ' }]],
  ['too many points', Array.from({ length: MAX_POINTS + 1 }, () => ({ remark: 'แก้' }))],
  ['a quote that is too long', [{ quote: 'ก'.repeat(301), remark: 'แก้' }]],
  ['something else', 'ระบุชั้น'],
])('%s is refused', async (_name, wrong) => {
  await expect(aReturned({ points: wrong })).rejects.toMatchObject({ kind: 'invalid' });
});

test('the writer gets the points on the page, in the editor, in the queue and by mail', async () => {
  const item = await aReturned({ points, reason: 'facts', comment: 'ขอบคุณ' });
  const shown = { by: room.college.name, reason: 'facts', comment: 'ขอบคุณ', points };
  expect(await read(room.user, item)).toMatchObject(shown);
  const start = await openEditor({ ...room.user }, { id: item.id, section: 'news', path: '/users/users_news' });
  expect(start).toMatchObject({ returned: shown });
  const only = await aReturned();
  const { entries } = await findReviewQueue({ ...room.user });
  expect(entries.find(({ id }) => id === only.id)?.comment).toBe('ระบุชั้น · เพิ่มภาพบรรยากาศ');
  const mails = await listMailsTo('points@example.org');
  expect(mails.map(({ data }) => data.comment)).toContain('ขอบคุณ\n1. “ห้องประชุมใหญ่” ระบุชั้น\n2. เพิ่มภาพบรรยากาศ');
});

test('a point says whether its words are still there', async () => {
  const item = await aReturned();
  const isThere = async () => (await read(room.user, item))?.points.map((point) => point.isThere);
  expect(await isThere()).toEqual([true, true]);
  await mend(item, '<p>ณ หอประชุม</p>');
  expect(await isThere()).toEqual([false, true]);
});

describe('a tick', () => {
  const readTicks = async (item: Item) => (await read(room.user, item))?.points.map(({ isDone }) => isDone);
  const tick = async (item: Item, by: Viewer, done = true) => {
    const pointId = (await read(room.college, item))?.points[0]?.id ?? 0;
    return tickPoint({ id: item.id, pointId, done }, by);
  };

  test('is kept while the item is mended, can be taken away, and is audited', async () => {
    const item = await aReturned();
    await tick(item, room.user);
    await mend(item, '<p>ณ หอประชุม</p>');
    expect(await readTicks(item)).toEqual([true, false]);
    await tick(item, room.user, false);
    expect(await readTicks(item)).toEqual([false, false]);
    expect(await db.auditLog.count({ where: { action: 'news.tickPoint', nounId: String(item.id) } })).toBe(2);
  });

  test('is refused to those who may not write the item', async () => {
    const item = await aReturned();
    await expect(tick(item, room.institute)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(tick(item, room.colleague)).rejects.toMatchObject({ kind: 'missing' });
    expect(await readTicks(item)).toEqual([false, false]);
  });

  test('is refused for a point of another item, of an earlier return, and once the item waits again', async () => {
    const [item, other] = [await aReturned(), await aReturned()];
    const pointId = (await read(room.user, other))?.points[0]?.id ?? 0;
    const refusal = { kind: 'conflict' };
    await expect(tickPoint({ id: item.id, pointId, done: true }, room.user)).rejects.toMatchObject(refusal);
    const earlier = (await read(room.user, item))?.points[0]?.id ?? 0;
    const sent = await move(item, 'submit', room.user);
    await expect(tickPoint({ id: item.id, pointId: earlier, done: true }, room.user)).rejects.toMatchObject(refusal);
    await move(sent, 'return', room.college, { points });
    await expect(tickPoint({ id: item.id, pointId: earlier, done: true }, room.user)).rejects.toMatchObject(refusal);
  });
});

test('a resubmitted item opens with the return and what the item was then', async () => {
  const item = await aReturned();
  const mended = await mend(item, '<p>ณ ห้องประชุมใหญ่ ชั้น 2</p>');
  await move(mended, 'submit', room.user);
  const page = await findItemPage({ ...room.college }, item.id, {});
  expect(page?.returned).toMatchObject({ points });
  expect(page?.beforeReturn?.content.detail).toContain('หอประชุม');
  expect(page?.item.content.detail).toContain('ชั้น 2');
});

test('neither a return that was taken back nor one before an approval is shown', async () => {
  const item = await aReturned();
  const { id: reviewId } = await db.newsReview.findFirstOrThrow({ where: { newsId: item.id, event: 'return' } });
  const { id, version } = item;
  const waiting = await takeBackDecision({ id, version, reviewId }, room.college);
  expect(await read(room.college, item)).toBeUndefined();
  const again = await move(waiting, 'return', room.college, { points });
  const sent = await move(await mend(again, '<p>แก้แล้ว</p>'), 'submit', room.user);
  expect(await read(room.college, item)).toMatchObject({ points });
  await move(sent, 'publish', room.college);
  expect(await read(room.college, item)).toBeUndefined();
});

test('points of a form are read in pairs, and empty ones are left out', () => {
  const form = new FormData();
  for (const [quote, remark] of [
    ['ก', 'แก้'],
    ['', ' '],
    ['', 'เพิ่ม'],
    ['ข', ''],
  ] as const) {
    form.append('quote', quote);
    form.append('remark', remark);
  }
  expect(readPoints(form)).toEqual([
    { quote: 'ก', remark: 'แก้' },
    { quote: '', remark: 'เพิ่ม' },
    { quote: 'ข', remark: '' },
  ]);
});
