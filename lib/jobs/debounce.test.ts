import { scheduleOnce } from './debounce';

const run = jest.fn(async () => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('repeated calls run once, at the earliest requested time', () => {
  scheduleOnce('test', 1_000, run);
  scheduleOnce('test', 50, run);
  scheduleOnce('test', 500, run);
  jest.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a finished run can be scheduled again, and two names don’t interfere', () => {
  const other = jest.fn(async () => undefined);
  scheduleOnce('test', 100, run);
  scheduleOnce('other', 100, other);
  jest.advanceTimersByTime(100);
  scheduleOnce('test', 100, run);
  jest.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});
