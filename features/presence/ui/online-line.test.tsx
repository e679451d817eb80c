import { render, screen, waitFor } from '@testing-library/react';
import type { OnlineCounts } from '../presence.schema';
import { startOnlineCounters } from './online-counters';
import { OnlineLine } from './online-line';

/** Longer than a test. */
const POLL_MS = 60_000;

/** The page of readers with the front page's line, while the portal counts so many visitors. */
async function showLine(from: number, counts: OnlineCounts) {
  const answer = jest.fn(async () => ({ ok: true, json: async () => counts }));
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true });
  render(<OnlineLine from={from} />);
  startOnlineCounters(POLL_MS);
  await waitFor(() => expect(screen.getByText(String(counts.general))).toBeInTheDocument());
  return screen.getByText('ผู้ใช้งานออนไลน์ขณะนี้').closest('section');
}

test('figures that say nothing are not shown', async () => {
  expect(await showLine(20, { organisations: 0, colleges: 2, general: 17 })).not.toBeVisible();
});

test('they are shown from the number in the setting on', async () => {
  expect(await showLine(20, { organisations: 0, colleges: 2, general: 18 })).toBeVisible();
});

test('at 0 they are always shown', async () => {
  expect(await showLine(0, { organisations: 3, colleges: 4, general: 0 })).toBeVisible();
});

test('without figures there is no line', () => {
  render(<OnlineLine from={0} />);
  expect(screen.getByText('ผู้ใช้งานออนไลน์ขณะนี้').closest('section')).not.toBeVisible();
});
