import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { useRecipientSearch } from './recipient-search';

/** Longer than both debounce times. */
const PAUSE_MS = 300;
const fetching = jest.fn();
const fresh = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
/** jsdom has no Response. */
const answer = (data: object) =>
  fetching.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({ status: true, data }) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('recipients are searched once typing has paused, and gone at once when the field is emptied', async () => {
  const [first, second] = [1, 2].map((id) => ({ id, name: `วิทยาลัย ${id}`, about: '' }));
  const { result, rerender } = renderHook(useRecipientSearch, { initialProps: '', wrapper: fresh });
  await pass(PAUSE_MS);
  rerender('ก');
  rerender(' กา ');
  expect(fetching).not.toHaveBeenCalled();
  answer({ items: [first] });
  await pass(PAUSE_MS);
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    `/api/v1/notices/organisations?${new URLSearchParams({ search: 'กา' })}`,
  ]);
  expect(result.current).toEqual([first]);
  fetching.mockResolvedValueOnce({ ok: false });
  rerender('กาฬ');
  await pass(PAUSE_MS);
  expect(result.current).toEqual([first]);
  rerender('');
  expect(result.current).toEqual([]);
  rerender('ข');
  expect(result.current).toEqual([]);
  answer({ items: [second] });
  await pass(PAUSE_MS);
  expect(result.current).toEqual([second]);
  expect(fetching).toHaveBeenCalledTimes(3);
});
