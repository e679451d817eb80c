import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

const PAUSE_MS = 200;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('gives a text once typing has paused, and an empty one at once', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook((text: string) => useDebounced(text, PAUSE_MS), { initialProps: '' });
  rerender('ก');
  pass(PAUSE_MS - 1);
  rerender('กข');
  pass(PAUSE_MS - 1);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('กข');
  rerender('');
  expect(result.current).toBe('');
  rerender('ค');
  expect(result.current).toBe('');
  jest.useRealTimers();
});
