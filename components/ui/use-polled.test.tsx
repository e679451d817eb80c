import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { z } from 'zod';
import { usePolled } from './use-polled';

const INTERVAL_MS = 1_000;
const fetching = jest.fn();

/** jsdom has no Response; `refused` stands for an outage. */
const answer = (data: number | 'refused') =>
  fetching.mockResolvedValueOnce({ ok: data !== 'refused', json: () => Promise.resolve({ status: true, data }) });
const fresh = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const poll = (options?: Parameters<typeof usePolled>[4]) =>
  renderHook(({ since }) => usePolled('/api/v1/number', z.number(), since, INTERVAL_MS, options), {
    wrapper: fresh,
    initialProps: { since: {} },
  });
const pass = (ms = INTERVAL_MS) => act(() => jest.advanceTimersByTimeAsync(ms));
const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
  look('visible');
});
afterEach(() => {
  jest.useRealTimers();
});

test('polls by the clock, not at once, and keeps the last data when a poll fails', async () => {
  answer(1);
  answer('refused');
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer(2);
  const { result } = poll();
  expect(result.current).toBeUndefined();
  expect(fetching).not.toHaveBeenCalled();
  for (const known of [1, 1, 1, 2]) {
    await pass();
    expect(result.current).toBe(known);
  }
  expect(fetching).toHaveBeenCalledTimes(4);
});

test("the server's next render overrides earlier polls, and one that was under way", async () => {
  let arrive = (_: object) => {};
  answer(1);
  fetching.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  answer(3);
  const { result, rerender } = poll();
  await pass();
  await pass();
  rerender({ since: {} });
  expect(result.current).toBeUndefined();
  await act(async () => arrive({ ok: true, json: () => Promise.resolve({ status: true, data: 2 }) }));
  expect(result.current).toBeUndefined();
  await pass();
  expect(result.current).toBe(3);
});

test('a page that is seen again polls only if an interval has passed', async () => {
  answer(1);
  answer(2);
  poll();
  await pass();
  look('hidden');
  await pass(INTERVAL_MS / 2);
  look('visible');
  await pass(1);
  expect(fetching).toHaveBeenCalledTimes(1);
  look('hidden');
  await pass(3 * INTERVAL_MS);
  expect(fetching).toHaveBeenCalledTimes(1);
  look('visible');
  await pass(1);
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('polls a hidden page too where that is wanted', async () => {
  answer(1);
  const { result } = poll({ refreshWhenHidden: true, revalidateOnFocus: false });
  look('hidden');
  await pass();
  expect(result.current).toBe(1);
});
