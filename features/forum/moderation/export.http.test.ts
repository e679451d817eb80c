import { db } from '@/lib/db/db';
import { createExportRequester, readCsvParts } from '@/testing/exports';
import { aPost, aRoom, aTopic } from '@/testing/forum';
import { findLastAuditRow } from '@/testing/lists';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { reportPost } from '../forum.commands';
import { answerForumExport } from './export.http';
import { closeTopic } from './moderation.commands';

const request = createExportRequester('http://localhost:3000/api/v1/forum/export', answerForumExport);
let people: Newsroom;
beforeEach(async () => {
  people = await aNewsroom();
  await db.forumReport.deleteMany();
});

test('topics are a file with room, author, marks and answers, by the filters of the screen', async () => {
  const room = await aRoom();
  const topic = await aTopic(people.college, { roomId: room.id });
  const other = await aTopic(people.college);
  await aPost(topic.id, people.unit);
  await closeTopic({ id: topic.id, on: 'true' }, people.administrator);
  const ask = await request(await anAdministrator());
  const { table, facts } = await readCsvParts(await ask(`format=csv&room=${room.id}`));
  expect(table).toHaveLength(2);
  expect(table[1]).toContain(`${topic.title},${room.name},${people.college.name},`);
  expect(table[1]).toContain(',ปิดแล้ว,');
  expect(table.join()).not.toContain(other.title);
  expect(facts.join()).toContain(`ห้อง,${room.name},`);
  expect(await findLastAuditRow('forum')).toMatchObject({ action: 'forum.export', after: { rows: 1, filter: 'all' } });
});

test('the queue of reported posts is a file with text and reports', async () => {
  const topic = await aTopic(people.college);
  await reportPost({ id: topic.first.id, reason: 'โฆษณา' }, people.unit);
  const { table, facts } = await readCsvParts(
    await (await request(await anAdministrator()))('format=csv&filter=reported'),
  );
  expect(table).toHaveLength(2);
  expect(table[1]).toMatch(/,1,"?โฆษณา \(/);
  expect(facts.join()).toContain('กรองหัวข้อ,ถูกรายงาน,');
});

test.each(nonAdministrators)('%s gets neither', async (_role, make) => {
  expect((await (await request(await make()))('format=csv')).status).toBe(403);
});
