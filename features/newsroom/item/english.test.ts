import { db } from '@/lib/db/db';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { transitionNews } from '../workflow/workflow.commands';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { storedContent, unfinishedContent } from './content.schema';
import { duplicateNews, saveNews } from './save.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const english = { topicEn: 'Scholarships for electricians', summaryEn: 'Applications are open until May.' };
const save = (given: object, item: object = {}) =>
  saveNews({ ...item, key: aKey(), content: someContent(room.category.id, given) }, room.user);

test('headline and summary in English are saved with the item, its revision and its copies', async () => {
  const { id } = await save(english);
  const row = await db.news.findUniqueOrThrow({ where: { id }, include: { revisions: true } });
  expect(row).toMatchObject({ ...english, revisions: [{ content: english }] });
  expect((await findNewsroomItem(room.user, id))?.content).toMatchObject(english);
  const copy = await duplicateNews({ id, key: aKey() }, room.user);
  expect(await db.news.findUnique({ where: { id: copy.id } })).toMatchObject(english);
});

test('a change of a published item waits for approval like any other', async () => {
  const draft = await save({});
  const sent = await transitionNews({ ...draft, event: 'submit' }, room.user);
  const { id, version } = await transitionNews({ id: sent.id, version: sent.version, event: 'publish' }, room.college);
  await save(english, { id, version });
  expect(await db.news.findUnique({ where: { id } })).toMatchObject({ topicEn: '', summaryEn: '' });
  expect(await db.newsRevision.findFirst({ where: { newsId: id, state: 'pending' } })).toMatchObject({
    content: english,
  });
});

test('they are as long as their Thai counterparts at most; content stored without them has none', () => {
  const { topicEn: _topic, summaryEn: _summary, ...older } = someContent(1);
  expect(storedContent.parse(older)).toMatchObject({ topicEn: '', summaryEn: '' });
  expect(unfinishedContent.safeParse({ ...older, topicEn: 'x'.repeat(301) }).success).toBe(false);
  expect(unfinishedContent.safeParse({ ...older, summaryEn: 'x'.repeat(601) }).success).toBe(false);
});
