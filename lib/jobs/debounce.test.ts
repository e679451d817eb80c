import { scheduleOnce } from './debounce';

const run = jest.fn(async () => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what is asked for again meanwhile runs once, at the earliest time that was asked for', () => {
  scheduleOnce('test', 1_000, run);
  scheduleOnce('test', 50, run);
  scheduleOnce('test', 500, run);
  jest.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what has run can be asked for again, and two names don’t meet', () => {
  const other = jest.fn(async () => undefined);
  scheduleOnce('test', 100, run);
  scheduleOnce('other', 100, other);
  jest.advanceTimersByTime(100);
  scheduleOnce('test', 100, run);
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});
