import { transitionNews } from '@/features/newsroom/workflow/workflow.commands';
import { db } from '@/lib/db/db';
import { administrator } from '@/testing/lists';
import {
  addOldCategory,
  anOldRow,
  moveIn,
  type OldRow,
  type OldSite,
  openForEachTest,
  openOldSite,
  takeIds,
} from '../moving.test-support';
import { undoMove } from '../runs/undo.commands';
import { decideConflicts } from './decide.commands';

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

const findItem = (id: number) => db.news.findUnique({ where: { id } });
const rowOf = (id: number): OldRow => site.rows.find(({ news_id }) => news_id === id) ?? anOldRow(id);
const decide = (runId: number, ids: readonly number[], decision: string) =>
  decideConflicts({ runId, oldIds: ids.map(String), decision }, administrator);

/** Items that changed at the old site and were withdrawn here, so that they are conflicts of a run. */
async function collide(count: number) {
  const { id: news_type } = addOldCategory(site);
  const ids = takeIds(count);
  site.rows.push(...ids.map((id) => anOldRow(id, { news_type })));
  await moveIn(site);
  for (const id of ids) {
    await transitionNews({ id, version: 1, event: 'hide', comment: 'ผิด' }, administrator);
    rowOf(id).news_topic = 'หัวข้อใหม่ของเว็บเดิม';
  }
  const run = await moveIn(site);
  expect(run).toMatchObject({ conflict: count });
  return { ids, run: run.id };
}

test('what is here stays, and later runs ask again only when the old site changes it once more', async () => {
  const { ids, run } = await collide(2);
  const [first = 0, second = 0] = ids;
  expect(await decide(run, [first], 'here')).toMatchObject({ done: 1 });
  expect(await findItem(first)).toMatchObject({ topic: `ข่าวเดิม ${first}`, status: 'hide' });
  expect(await decide(run, [first], 'there')).toMatchObject({ done: 0 });
  const next = await moveIn(site);
  expect(next).toMatchObject({ unchanged: 1, conflict: 1 });
  expect(await decide(run, [second], 'here')).toMatchObject({ done: 0 });
  expect(await decide(next.id, [second], 'here')).toMatchObject({ done: 1 });
  rowOf(first).news_topic = 'แก้อีกครั้ง';
  expect(await moveIn(site)).toMatchObject({ unchanged: 1, conflict: 1, written: 0 });
});

test("the old site's version is taken, several at once, and the undoing of the run brings ours back", async () => {
  const { ids, run } = await collide(2);
  expect(await decide(run, ids, 'there')).toMatchObject({ done: 2 });
  for (const id of ids) expect(await findItem(id)).toMatchObject({ topic: 'หัวข้อใหม่ของเว็บเดิม', status: 'allow' });
  expect(await moveIn(site)).toMatchObject({ unchanged: 2, written: 0, conflict: 0 });
  await undoMove(run, administrator, () => undefined);
  for (const id of ids) expect(await findItem(id)).toMatchObject({ topic: `ข่าวเดิม ${id}`, status: 'hide' });
});

test('an item in the bin comes back as the old site has it; undone, it is public to nobody', async () => {
  const { ids, run } = await collide(1);
  const [id = 0] = ids;
  await db.news.update({ where: { id }, data: { deletedAt: new Date(), status: 'allow', hiddenLevel: 0 } });
  await decide(run, ids, 'there');
  expect(await findItem(id)).toMatchObject({ topic: 'หัวข้อใหม่ของเว็บเดิม', deletedAt: null, status: 'allow' });
  await undoMove(run, administrator, () => undefined);
  expect(await findItem(id)).toMatchObject({ topic: `ข่าวเดิม ${id}`, status: 'hide' });
});

test('an item whose id is taken comes under a new one, or is left out for good', async () => {
  const { id: news_type } = addOldCategory(site);
  const [mine = 0, other = 0] = takeIds(2);
  site.rows.push(anOldRow(mine, { news_type }), anOldRow(other, { news_type }));
  await moveIn(site);
  const second = await openOldSite();
  second.rows.push(
    anOldRow(mine, { news_type, news_topic: 'ของอีกเว็บ' }),
    anOldRow(other, { news_type, news_topic: 'ไม่เอา' }),
  );
  const run = await moveIn(second);
  expect(run).toMatchObject({ conflict: 2 });
  await decide(run.id, [mine], 'there');
  await decide(run.id, [other], 'here');
  const made = await db.moveItem.findUniqueOrThrow({ where: { runId_oldId: { runId: run.id, oldId: String(mine) } } });
  expect(made.newId).not.toBe(mine);
  expect(await findItem(made.newId ?? 0)).toMatchObject({ topic: 'ของอีกเว็บ' });
  expect(await findItem(mine)).toMatchObject({ topic: `ข่าวเดิม ${mine}` });
  expect(await moveIn(second)).toMatchObject({ unchanged: 2, conflict: 0 });
  for (const row of second.rows) row.news_topic = 'เปลี่ยนอีก';
  expect(await moveIn(second)).toMatchObject({ written: 1, conflict: 1 });
  await second.close();
});

test('nothing is decided in a dry run or an undone one, nor without a choice', async () => {
  const { ids, run } = await collide(1);
  const dry = await moveIn(site, { isDry: true });
  await expect(decide(dry.id, ids, 'here')).rejects.toMatchObject({ key: 'moving.conflict.over' });
  await expect(decide(run, [], 'here')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(decide(run, ids, 'both')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(decide(0, ids, 'here')).rejects.toMatchObject({ kind: 'invalid' });
});
