import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { type ChosenAudience, useReach } from './use-audience';

/** Longer than the debounce time. */
const PAUSE_MS = 300;
const fetching = jest.fn();
const fresh = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const choose = (...kinds: string[]): ChosenAudience => ({
  ...{ kinds, regions: [], provinces: [], institutes: [] },
  ...{ organisations: [], excluded: [], isUnion: false },
});
const reach = (count: number, page = 1) => ({ count, page, items: [] });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the reach is counted after each change of the audience, and stays when counting fails', async () => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
  const { result, rerender } = renderHook((chosen: ChosenAudience) => useReach(chosen, reach(5)), {
    initialProps: choose(),
    wrapper: fresh,
  });
  await pass(PAUSE_MS);
  expect(fetching).not.toHaveBeenCalled();
  const asked = choose('college', 'unit');
  fetching.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({ status: true, data: reach(8) }) });
  rerender(choose('college'));
  rerender(asked);
  expect(result.current.reach.count).toBe(5);
  await pass(PAUSE_MS);
  expect(result.current.reach.count).toBe(8);
  fetching.mockResolvedValueOnce({ ok: false });
  rerender(choose('unit'));
  await pass(PAUSE_MS);
  expect(result.current.reach.count).toBe(8);
  const bodies = fetching.mock.calls.map(([, { body }]) => JSON.parse(body).circles);
  expect(bodies).toEqual([asked, choose('unit')].map((chosen) => JSON.stringify(chosen)));
  jest.useRealTimers();
});
