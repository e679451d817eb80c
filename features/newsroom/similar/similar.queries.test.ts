import { randomBytes } from 'node:crypto';
import { visitor } from '@/lib/auth/viewer';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { countStatements } from '@/testing/statements';
import { listSimilarItems } from './similar.queries';
import { SIMILAR_DAYS } from './similar.schema';

let room: Newsroom;
/** Two long words that only the headlines of one test have. */
let name: string;
beforeAll(async () => {
  room = await aNewsroom();
});
const aWord = () => [...randomBytes(20)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
beforeEach(() => {
  name = `${aWord()} ${aWord()}`;
});

const buildTopic = (rest = 'พิธีไหว้ครู ประจำปีการศึกษา 2569') => `${name} ${rest}`;
const find = async (viewer = room.college, given: object = {}) =>
  (await listSimilarItems({ section: 'news', topic: buildTopic(), ...given }, viewer)).items;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const anItem = (given: Parameters<typeof aNews>[0] = {}) =>
  aNews({ topic: buildTopic(), organisationId: room.college.organisationId, ...given });

test('recent items with most words of the headline are found, the most similar first, with their place in the area', async () => {
  const near = await anItem({ topic: `${buildTopic()} วันที่สอง` });
  const far = await anItem({ topic: buildTopic('พิธีไหว้ครู และมอบทุน') });
  await anItem({ topic: `${aWord()} ${aWord()} พิธีไหว้ครู ประจำปีการศึกษา 2569` });
  const items = await find();
  expect(items.map(({ id }) => id)).toEqual([near.id, far.id]);
  expect(items[0]).toMatchObject({
    topic: near.topic,
    status: 'allow',
    at: near.publishAt.toISOString(),
    href: expect.stringMatching(new RegExp(`^/colleges/.+/${near.id}$`)),
  });
});

test('the item itself, old ones, those in the bin and those of the other section are not', async () => {
  const own = await anItem();
  await anItem({ publishAt: daysAgo(SIMILAR_DAYS + 1) });
  await anItem({ deletedAt: new Date() });
  await anItem({ section: 'lifestyle' });
  const kept = await anItem({ publishAt: daysAgo(SIMILAR_DAYS - 1) });
  expect((await find(room.college, { id: own.id })).map(({ id }) => id)).toEqual([kept.id]);
});

test("nothing is told of items that the viewer can't see", async () => {
  const { ownId = 0, organisationId } = room.user;
  const mine = await anItem({ status: 'draft', collegeUserId: ownId, organisationId });
  const waiting = await anItem({ status: 'wait', collegeUserId: ownId, organisationId });
  const ids = async (viewer: typeof room.user) => (await find(viewer)).map(({ id }) => id).toSorted((a, b) => a - b);
  expect(await ids(room.user)).toEqual([mine.id, waiting.id]);
  expect(await ids(room.colleague)).toEqual([]);
  expect(await ids(room.college)).toEqual([waiting.id]);
  expect(await ids(room.other)).toEqual([]);
  expect(await ids(room.editor)).toEqual([waiting.id]);
});

test('at most three are shown, by a handful of statements', async () => {
  for (let count = 0; count < 5; count += 1) await anItem();
  expect(await find()).toHaveLength(3);
  expect(await countStatements(() => find())).toBeLessThan(6);
});

test('one word, signs of patterns and Thai digits are no trap', async () => {
  const item = await anItem();
  expect(await find(room.college, { topic: name.split(' ')[0] })).toEqual([]);
  expect(await find(room.college, { topic: '%% __ %%' })).toEqual([]);
  const thai = buildTopic('พิธีไหว้ครู ประจำปีการศึกษา ๒๕๖๙');
  expect((await find(room.college, { topic: thai })).map(({ id }) => id)).toEqual([item.id]);
});

test('visitors and unknown sections are refused', async () => {
  await expect(find(visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(find(room.college, { section: 'forum' })).rejects.toMatchObject({ kind: 'invalid' });
});
