import { encrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { createGate } from '@/testing/gate';
import { administrator } from '@/testing/lists';
import { allowPrivateHosts } from '@/testing/private-hosts';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { sealApiKey } from '../legacy/open-stored-legacy';
import { addOldCategory, anOldRow, type OldSite, openForEachTest, takeIds } from '../moving.test-support';
import { carryOut, resumeMoves, startMoveInBackground } from './background';
import { requestUndo, resumeRun, startSourceRun, stopRun } from './control.commands';
import { requireRun } from './runs.store';

const readFrom = allowPrivateHosts();
let site: OldSite;
openForEachTest((opened) => {
  site = opened;
  readFrom(site.origin);
});

const aSource = (given = {}) =>
  db.moveSource.create({
    data: { kind: 'legacy', address: site.address, apiKey: sealApiKey('the-key'), ...given },
  });

function fill(count: number): number[] {
  const { id: news_type } = addOldCategory(site);
  const ids = takeIds(count);
  for (const id of ids) site.rows.push(anOldRow(id, { news_type }));
  return ids;
}
async function begin(sourceId: number, given = {}): Promise<number> {
  const { id } = await startSourceRun({ sourceId, pictures: 'none', ...given }, administrator);
  await db.moveRun.update({ where: { id }, data: { options: { pictures: 'none', paceMs: 0 } } });
  return id;
}
const isOver = (id: number) => waitUntilTrue(async () => (await requireRun(id)).status !== 'running');

test('the portal carries a run out by itself, with the stored key, and its row tells how far it is', async () => {
  const [first = 0] = fill(3);
  const id = await begin((await aSource()).id);
  await startMoveInBackground(id);
  await isOver(id);
  const run = await requireRun(id);
  expect(run).toMatchObject({ status: 'done', problem: '', phase: 'pictures', isBackground: true });
  expect(await db.news.count({ where: { id: first } })).toBe(1);
  expect(new Set(site.calls.map(({ fields }) => fields.ApiKey))).toEqual(new Set(['the-key']));
  expect(JSON.stringify(run)).not.toContain('the-key');
});

test('one run of a source at a time, also while it waits for a process', async () => {
  fill(1);
  const { id: sourceId } = await aSource();
  const id = await begin(sourceId);
  await expect(begin(sourceId)).rejects.toMatchObject({ kind: 'conflict', key: 'moving.otherRunning' });
  await expect(begin(sourceId, { isDry: true })).rejects.toMatchObject({ key: 'moving.otherRunning' });
  await carryOut(id);
  expect(await requireRun(id)).toMatchObject({ status: 'done' });
  await expect(startMoveInBackground(id)).rejects.toMatchObject({ key: 'moving.notRunning' });
});

test('two processes that see the same run: one carries it out', async () => {
  fill(2);
  const id = await begin((await aSource()).id);
  await Promise.all([carryOut(id), carryOut(id), carryOut(id)]);
  expect(await requireRun(id)).toMatchObject({ status: 'done' });
  expect(site.calls.filter(({ file }) => file === 'usersystems.php')).toHaveLength(1);
});

test('a run whose process died is taken up where it was; the job passes over those that are alive', async () => {
  const ids = fill(2);
  const { id: sourceId } = await aSource();
  const id = await begin(sourceId);
  const dead = { carrier: 'dead', attempts: 1, phase: 'site' };
  await db.moveRun.update({ where: { id }, data: { ...dead, aliveAt: new Date() } });
  await resumeMoves();
  expect(await requireRun(id)).toMatchObject({ carrier: 'dead' });
  await db.moveRun.update({ where: { id }, data: { aliveAt: new Date(Date.now() - 61_000) } });
  expect(await resumeMoves()).toBeGreaterThanOrEqual(1);
  await isOver(id);
  expect(await requireRun(id)).toMatchObject({ status: 'done' });
  expect(await db.news.count({ where: { id: { in: ids } } })).toBe(2);
  expect(site.calls.some(({ file }) => file === 'banners.php')).toBe(false);
});

test('one that is taken up again and again without a step forward is given up', async () => {
  const id = await begin((await aSource()).id);
  await db.moveRun.update({ where: { id }, data: { attempts: 5 } });
  await carryOut(id);
  expect(await requireRun(id)).toMatchObject({ status: 'failed', problem: expect.stringContaining('ไม่คืบหน้า') });
  expect(site.calls).toEqual([]);
});

test('stopped by a person it lets go, keeps what is written, and goes on later', async () => {
  const ids = fill(120);
  const { id: sourceId } = await aSource();
  const id = await begin(sourceId);
  const gate = createGate();
  const whole = site.rows.map((row) => ({ ...row, news_detail: `<p>ทั้งข่าว ${row.news_id}</p>` }));
  let asked = 0;
  site.answer = ({ fields }, response) => {
    const row = whole.find(({ news_id }) => String(news_id) === fields.news_id);
    if (!row) return false;
    asked += 1;
    const send = () => void response.end(JSON.stringify(row));
    if (asked === 110) void gate.opened.then(send);
    else send();
    return true;
  };
  const work = carryOut(id);
  await waitUntilTrue(() => asked === 110);
  await stopRun({ id }, administrator);
  await expect(begin(sourceId).then((next) => db.moveRun.delete({ where: { id: next } }))).resolves.toBeDefined();
  gate.open();
  await work;
  expect(await requireRun(id)).toMatchObject({ status: 'stopped', phase: 'list' });
  expect(await db.news.count({ where: { id: { in: ids } } })).toBe(100);
  await expect(stopRun({ id }, administrator)).rejects.toMatchObject({ key: 'moving.notRunning' });

  await resumeRun({ id }, administrator);
  await carryOut(id);
  expect(await requireRun(id)).toMatchObject({ status: 'done', finishedAt: expect.any(Date) });
  expect(await db.news.count({ where: { id: { in: ids } } })).toBe(120);
  await expect(resumeRun({ id }, administrator)).rejects.toMatchObject({ key: 'moving.notResumable' });
});

test('a run is undone in the background', async () => {
  const ids = fill(2);
  const id = await begin((await aSource()).id);
  await expect(requestUndo({ id }, administrator)).rejects.toMatchObject({ key: 'moving.otherRunning' });
  await carryOut(id);
  await requestUndo({ id }, administrator);
  await expect(requestUndo({ id }, administrator)).rejects.toMatchObject({ key: 'moving.otherRunning' });
  await resumeMoves();
  await waitUntilTrue(async () => !(await requireRun(id)).isUndoing);
  expect(await requireRun(id)).toMatchObject({ status: 'undone', problem: '' });
  expect(await db.news.count({ where: { id: { in: ids } } })).toBe(0);
});

test('what the portal cannot open fails in plain words: a key of another secret, a kind without an opener', async () => {
  const sealed = encrypt({ apiKey: 'x' });
  const lost = await aSource({ apiKey: { sealed: sealed.sealed.slice(4) } });
  const id = await begin(lost.id);
  await carryOut(id);
  expect(await requireRun(id)).toMatchObject({ status: 'failed', problem: 'ต้องใส่ ApiKey ของเว็บเดิมอีกครั้ง' });
  const { id: other } = await aSource({ kind: 'other', address: `${site.address}/other` });
  await expect(begin(other)).rejects.toMatchObject({ key: 'moving.noOpener' });
});

test('a private address is refused unless the installation names it', async () => {
  readFrom();
  const id = await begin((await aSource()).id);
  await carryOut(id);
  expect(await requireRun(id)).toMatchObject({ status: 'failed', problem: expect.stringContaining('ที่อยู่ภายใน') });
  expect(site.calls).toEqual([]);
});
