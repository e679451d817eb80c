import { act, render, screen } from '@testing-library/react';
import { showLoading } from './loading';
import { LoadingBar } from './loading-bar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a partial update shows the bar after 200 ms, until it has loaded', () => {
  render(<LoadingBar />);
  const end = showLoading();
  pass(199);
  expect(screen.queryByRole('progressbar')).toBeNull();
  pass(1);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  act(end);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a quick update shows no bar, and none stays longer than five seconds', () => {
  render(<LoadingBar />);
  act(showLoading());
  pass(5_000);
  expect(screen.queryByRole('progressbar')).toBeNull();
  showLoading();
  pass(5_000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
