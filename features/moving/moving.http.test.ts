import { createExportRequester, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { answerMoveProgress, answerMoveReport } from './moving.http';
import { addOldCategory, anOldRow, moveIn, type OldSite, openForEachTest, takeIds } from './moving.test-support';

const request = createExportRequester('http://localhost:3000/api/v1/moves/export', answerMoveReport);

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

async function aRun() {
  const { id: news_type } = addOldCategory(site);
  const [first = 0, second = 0] = takeIds(2);
  site.rows.push(
    anOldRow(first, { news_type, news_detail: '<p>ก</p><script>1</script>' }),
    anOldRow(second, { news_type, news_datetime: '0000-00-00 00:00:00', news_date: '' }),
  );
  return { ids: [first, second], run: await moveIn(site, { options: { pictures: 'none' } }) };
}

test('the report of a run is a file of all its items, with what was left out', async () => {
  const { ids, run } = await aRun();
  const ask = await request(await anAdministrator());
  const { table, facts } = await readCsvParts(await ask(`format=csv&run=${run.id}`));
  expect(table).toHaveLength(3);
  expect(table.join('\n')).toContain(`ข่าวเดิม ${ids[0]}`);
  expect(table.join('\n')).toContain('สคริปต์');
  expect(facts.join()).toContain(site.address);
  expect(await findLastAuditRow('move')).toMatchObject({ action: 'move.export', after: { rows: 2, format: 'csv' } });
  expect((await ask('format=csv&run=2000000000')).status).toBe(404);
  expect((await ask('format=csv&run=x')).status).toBe(404);
  expect((await ask(`format=pdf&run=${run.id}`)).status).toBe(422);
});

test('the progress of a run names its step and nothing of its source', async () => {
  const { run } = await aRun();
  const progress = await answerMoveProgress({ role: 'VecAdmin' }, run.id);
  expect(progress).toMatchObject({ id: run.id, status: 'done', isActive: false });
  expect(JSON.stringify(progress)).not.toContain('127.0.0.1');
  await expect(answerMoveProgress({ role: 'VecAdmin' }, 2_000_000_000)).rejects.toMatchObject({ kind: 'missing' });
  await expect(answerMoveProgress({ role: 'newseditors' }, run.id)).rejects.toMatchObject({ kind: 'forbidden' });
});

test.each(nonAdministrators)('%s gets no report', async (_role, make) => {
  expect((await (await request(await make()))('format=csv&run=1')).status).toBe(403);
});
