import { act, render, screen } from '@testing-library/react';
import { LOADING, showLoading } from './loading';
import { LoadingBar } from './loading-bar';
import { LOADING_DELAYS, watchLoading } from './loading-bar-script';

beforeEach(() => {
  jest.useFakeTimers();
  render(<LoadingBar />);
  watchLoading(LOADING_DELAYS.show, LOADING_DELAYS.hide, LOADING.begins, LOADING.ends);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a partial update shows the bar after 200 ms, until it has loaded', () => {
  const end = showLoading();
  pass(199);
  expect(screen.queryByRole('progressbar')).toBeNull();
  pass(1);
  expect(screen.getByRole('progressbar')).toBeVisible();
  act(end);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a quick update shows no bar, and none stays longer than five seconds', () => {
  act(showLoading());
  pass(5_200);
  expect(screen.queryByRole('progressbar')).toBeNull();
  showLoading();
  pass(5_200);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
