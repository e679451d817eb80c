import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { tag } from '@/lib/request/context';
import { administrator, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { anAddress, makeVisitor } from '@/testing/log-in';
import { aVoter } from '@/testing/participation';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { answerSurvey } from './survey.commands';
import { surveyMessages } from './survey.messages';
import { listSurveyAnswersForExport, listSurveyComments, readSurveyResults } from './survey.queries';
import { formatSurveyMonth, getLastMonths, toSurveyResults } from './survey.rules';

const page = { skip: 0, take: 50 };

test('an answer counts once per person and day, even if it is sent 20 times at once', async () => {
  const given = { score: '4', comment: '<b>ดี</b>', voter: aVoter() };
  const before = (await readSurveyResults(new Date())).counts[4];
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerSurvey(given, makeVisitor())));
  expect(answers.filter(({ again }) => !again)).toHaveLength(1);
  expect((await readSurveyResults(new Date())).counts[4]).toBe(before + 1);
  const { items } = await listSurveyComments(administrator, page);
  expect(items).toContainEqual(expect.objectContaining({ score: 4, comment: '<b>ดี</b>' }));
});

test('a person who answered yesterday may answer today', async () => {
  const voter = aVoter();
  await db.satisfactionAnswer.create({ data: { day: new Date('2026-01-01'), voter, score: 1 } });
  expect(await answerSurvey({ score: '5', voter }, makeVisitor())).toEqual({ again: false });
});

test.each(['', '0', '6', '2.5', 'x', undefined])('the score %p is refused', async (score) => {
  await expect(answerSurvey({ score, voter: aVoter() }, makeVisitor())).rejects.toMatchObject({
    fields: { score: surveyMessages['satisfaction.scoreMissing'].th },
  });
});

test('an answer invalidates the page’s figures, a second one nothing', async () => {
  const given = { score: '3', voter: aVoter() };
  expect(await recordInvalidatedTags(() => answerSurvey(given, makeVisitor()))).toEqual([tag.satisfaction]);
  expect(await recordInvalidatedTags(() => answerSurvey(given, makeVisitor()))).toEqual([]);
});

test('answers from one address are limited', async () => {
  const address = anAddress();
  const points = 100 * env.LIMITS_FACTOR + 10;
  await db.rateLimit.create({
    data: { key: `satisfaction.address:${address}`, points, expire: BigInt(Date.now() + 600_000) },
  });
  await expect(answerSurvey({ score: '3', voter: aVoter() }, { role: 'visitor', address })).rejects.toMatchObject({
    kind: 'limited',
  });
});

test('the figures are averages overall and by month, including months without answers', () => {
  const rows = [
    { month: '2026-10', score: 5, count: 3 },
    { month: '2026-10', score: 2, count: 1 },
    { month: '2026-11', score: 1, count: 2 },
  ];
  expect(toSurveyResults(rows, ['2026-09', '2026-10', '2026-11'])).toEqual({
    answers: 6,
    average: 3.17,
    counts: { 1: 2, 2: 1, 3: 0, 4: 0, 5: 3 },
    months: [
      { month: '2026-09', answers: 0, average: 0 },
      { month: '2026-10', answers: 4, average: 4.25 },
      { month: '2026-11', answers: 2, average: 1 },
    ],
  });
});

test('months are Thai ones, in the Buddhist era', () => {
  const months = getLastMonths(new Date('2026-02-28T18:00:00Z'));
  expect(months).toHaveLength(12);
  expect([months[0], months[11]]).toEqual(['2025-04', '2026-03']);
  expect(formatSurveyMonth('2026-03')).toBe('มี.ค. 69');
});

test.each(getRolesExcept('VecAdmin'))('%s reads no comment', async (role) => {
  expect((await listSurveyComments(createRoleViewer(role), page)).items).toEqual([]);
  expect(await listSurveyAnswersForExport(createRoleViewer(role), 9)).toEqual([]);
});
