import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ImportProgress } from './import-progress';

const POLL_MS = 1_500;

test('shows the progress of the page, then of the polls; a failed poll changes nothing', async () => {
  jest.useFakeTimers();
  const data = { status: 'checking', progress: 60, total: 100, running: true };
  const fetching = jest
    .fn()
    .mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({ status: true, data }) })
    .mockResolvedValue({ ok: false });
  Object.defineProperty(globalThis, 'fetch', { value: fetching, configurable: true });
  const job = { id: 7, status: 'checking', progress: 20, total: 100 } as const;
  render(<ImportProgress job={job} at="/import?job=7" />, {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toContain('20');
  for (const polls of [1, 2, 3]) {
    await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
    expect(fetching).toHaveBeenCalledTimes(polls);
    expect(shown()).toContain('60');
  }
  expect(fetching.mock.calls[0][0]).toBe('/api/v1/imports/7');
  jest.useRealTimers();
});
