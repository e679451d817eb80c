import { computeHealth, getHealthLevel, listCountedSigns, listGains, signRules } from './health.rules';
import { type HealthFacts, healthSigns } from './health.schema';

const nothing: HealthFacts = {
  ...{ accounts: 0, activeAccounts: 0, waiting: 0, waitingInTime: 0, decides: false, notices: 0, noticesInTime: 0 },
  ...{ reports: 0, reportsInTime: 0, voices: 0, voicesInTime: 0, parts: 0, partsFilled: 0 },
  ...{ published: 0, publishedBefore: 0 },
};
const full: HealthFacts = {
  ...{ accounts: 3, activeAccounts: 1, waiting: 2, waitingInTime: 2, decides: true, notices: 4, noticesInTime: 4 },
  ...{ reports: 1, reportsInTime: 1, voices: 5, voicesInTime: 5, parts: 8, partsFilled: 8 },
  ...{ published: 9, publishedBefore: 12 },
};
const find = (facts: Partial<HealthFacts>, sign: (typeof healthSigns)[number]) =>
  listCountedSigns({ ...nothing, ...facts }).find((one) => one.sign === sign);

test('the points of all signs add up to 100', () => {
  expect(healthSigns.reduce((sum, sign) => sum + signRules[sign].points, 0)).toBe(100);
});

test('everything done gives 100, nothing done 0, nothing to count no score', () => {
  expect(computeHealth(full)).toEqual({ earned: 100, possible: 100, score: 100 });
  const none = { ...full, activeAccounts: 0, waitingInTime: 0, noticesInTime: 0, reportsInTime: 0 };
  const zero = { ...none, voicesInTime: 0, partsFilled: 0, published: 0 };
  expect(computeHealth(zero)).toEqual({ earned: 0, possible: 100, score: 0 });
  expect(computeHealth(nothing)).toEqual({ earned: 0, possible: 0 });
});

test('a sign with nothing to count leaves the divisor', () => {
  expect(computeHealth({ ...nothing, accounts: 1, activeAccounts: 1 })).toEqual({
    ...{ earned: 15, possible: 15, score: 100 },
  });
  expect(computeHealth({ ...nothing, accounts: 1, activeAccounts: 1, reports: 2 }).score).toBe(50);
  for (const sign of healthSigns) expect(find({}, sign)).toEqual({ sign, points: signRules[sign].points, earned: 0 });
});

test.each([
  ['login', { accounts: 9, activeAccounts: 1 }, 15, { done: 1, of: 9 }],
  ['login', { accounts: 9 }, 0, { done: 0, of: 9 }],
  ['waiting', { waiting: 3, waitingInTime: 1 }, 5, { done: 1, of: 3 }],
  ['waiting', { decides: true }, 15, { done: 0, of: 0 }],
  ['notices', { notices: 4, noticesInTime: 1 }, 4, { done: 1, of: 4 }],
  ['reports', { reports: 2, reportsInTime: 1 }, 8, { done: 1, of: 2 }],
  ['voices', { voices: 3, voicesInTime: 2 }, 10, { done: 2, of: 3 }],
  ['profile', { parts: 8, partsFilled: 6 }, 8, { done: 6, of: 8 }],
  ['published', { published: 2, publishedBefore: 24 }, 8, { done: 2, of: 4 }],
  ['published', { published: 9, publishedBefore: 24 }, 15, { done: 9, of: 4 }],
  ['published', { published: 1 }, 15, { done: 1, of: 0 }],
  ['published', { publishedBefore: 7 }, 0, { done: 0, of: 1.2 }],
] as const)('%s of %j gives %i points', (sign, facts, earned, counted) => {
  expect(find(facts, sign)).toMatchObject({ earned, counted });
});

test('a score stays between 0 and 100, whatever was counted', () => {
  const odd = { ...full, waitingInTime: 99, noticesInTime: 99, voicesInTime: 99, partsFilled: 99, published: 10_000 };
  expect(computeHealth(odd).score).toBe(100);
  for (const { earned, points } of listCountedSigns(odd)) expect(earned).toBeLessThanOrEqual(points);
});

test('levels begin at their scores', () => {
  expect([undefined, 0, 49, 50, 79, 80, 100].map(getHealthLevel)).toEqual([
    ...['none', 'low', 'low', 'fair', 'fair', 'good', 'good'],
  ]);
});

test('gains are named by what they give, without full and uncounted signs', () => {
  const facts = { ...full, noticesInTime: 3, partsFilled: 0, voices: 0, voicesInTime: 0 };
  expect(listGains(facts).map(({ sign }) => sign)).toEqual(['profile', 'notices']);
});
