import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

/** Error of the database for a statement that bypasses the application's rules, or `accepted`. */
const refusal = (asked: Promise<unknown>): Promise<string> => asked.then(() => 'accepted', String);
const anItem = (status: 'draft' | 'wait' | 'allow' | 'return' | 'hide') =>
  aNews({
    status,
    categoryId: room.category.id,
    organisationId: room.college.organisationId,
    collegeUserId: room.user.ownId,
  });

const approve = (newsId: number, accountId: number | undefined) => db.$executeRaw`
  INSERT INTO news_review (news_id, account_id, actor_name, event, to_status, to_level, from_level)
  VALUES (${newsId}, ${accountId}, 'x', 'publish', 'allow', 1, 0)`;

test('the database refuses an approval by the author, and accepts one by somebody else', async () => {
  const { id } = await anItem('wait');
  expect(await refusal(approve(id, room.user.accountId))).toContain('may not approve it');
  expect(await refusal(approve(id, room.college.accountId))).toBe('accepted');
});

test.each(['draft', 'wait', 'return'] as const)('an item with the status %s has no level', async (status) => {
  const { id } = await anItem(status);
  expect(await refusal(db.$executeRaw`UPDATE news SET approve_level = 1 WHERE id = ${id}`)).toContain(
    'news_unapproved_has_no_level',
  );
});

test('a public item has a level from 1 to 3 and a publication time', async () => {
  const { id } = await anItem('allow');
  expect(await refusal(db.$executeRaw`UPDATE news SET approve_level = 0 WHERE id = ${id}`)).toContain(
    'news_public_needs_level',
  );
  expect(await refusal(db.$executeRaw`UPDATE news SET approve_level = 4 WHERE id = ${id}`)).toContain(
    'news_level_range',
  );
  expect(await refusal(db.$executeRaw`UPDATE news SET publish_on_approval = true WHERE id = ${id}`)).toContain(
    'news_public_has_its_time',
  );
});

test('an item has at most one pending revision', async () => {
  const { id } = await anItem('allow');
  const wait = (number: number) => db.$executeRaw`
    INSERT INTO news_revision (news_id, number, state, content) VALUES (${id}, ${number}, 'pending', '{}')`;
  expect(await refusal(wait(1))).toBe('accepted');
  expect(await refusal(wait(2))).toMatch(/23505|unique/i);
});
