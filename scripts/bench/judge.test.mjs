import { atLeast, atMost, formatChecks, isHeld, reportFigure } from './checks.mjs';
import { judgePromise } from './judge.mjs';
import { percentile } from './numbers.mjs';
import { promises } from './promises.mjs';
import { addRun } from './store.mjs';

const about = { date: '2026-11-21', commit: 'abc', machine: 'two cores', versions: 'Node.js' };
const promise = (name) => promises.find((one) => one.name === name);
const growth = (cpu) => ({ firstCpu: cpu, lastCpu: cpu, itemCpu: cpu, callCpu: cpu });

test('a percentile is a measured value', () => {
  expect(percentile([3, 1, 2, 4], 0.5)).toBe(2);
  expect(percentile([3, 1, 2, 4], 0.95)).toBe(4);
  expect(percentile([], 0.5)).toBeUndefined();
});

describe('a promise', () => {
  test('is held if all of its figures are', () => {
    expect(isHeld([atLeast('a', 2, 1), atMost('b', 1, 1), reportFigure('c', 9)])).toBe(true);
  });

  test('is broken by one of them, whatever the others are', () => {
    expect(isHeld([atLeast('a', 2, 1), atMost('b', 2, 1), atMost('c', undefined, 1)])).toBe(false);
    expect(formatChecks([atLeast('a', 2, 1), atMost('b', 2, 1, 'ms')])).toBe('✗ a 2, **b 2 ms**');
  });

  test('is open as long as one was not measured', () => {
    expect(isHeld([atLeast('a', 2, 1), atMost('b', undefined, 1)])).toBeUndefined();
    expect(isHeld([atMost('a', Number.NaN, 1)])).toBeUndefined();
  });
});

test('growth is judged against 10,000 items, in whichever order the sizes were run', () => {
  const small = { items: 10_000, about, results: { growth: growth(4) } };
  const large = { items: 100_000, about, results: { growth: growth(5.4) } };
  const empty = { notes: {}, runs: {} };
  const store = [large, small].reduce(addRun, empty);
  expect(judgePromise(promise('growth'), store, 10_000)).toMatch(/^✓/);
  expect(judgePromise(promise('growth'), store, 100_000)).toMatch(/^✗.*\*\*× 1.35\*\*/);
  expect(judgePromise(promise('growth'), addRun(empty, large), 100_000)).toMatch(/^…/);
});

test('rows independent of the number of items are measured once for all sizes, all others for each', () => {
  const small = { items: 10_000, about, results: { build: { seconds: 40 }, start: { startSeconds: 2 } } };
  const large = { items: 100_000, about, results: {} };
  const store = [small, large].reduce(addRun, { notes: {}, runs: {} });
  expect(judgePromise(promise('build'), store, 100_000)).toMatch(/^✓.*40/);
  expect(judgePromise(promise('start'), store, 100_000)).toBeUndefined();
});

test('a run replaces the rows that it measured and keeps the others', () => {
  const first = addRun(
    { notes: { home: 'tried' }, runs: {} },
    { items: 10, about, results: { a: { x: 1 }, b: { x: 1.23456 } } },
  );
  const second = addRun(first, { items: 10, about, results: { a: { x: 2, y: Number.NaN } } });
  expect(second.notes).toEqual({ home: 'tried' });
  expect(second.runs[10].rows).toMatchObject({ a: { x: 2 }, b: { x: 1.235 } });
  expect(second.runs[10].rows.a).not.toHaveProperty('y');
});
