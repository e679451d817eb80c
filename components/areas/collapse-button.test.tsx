import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollapseButton } from './collapse-button';
import { widthScript } from './sidebar-width';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.sidebar;
});

test('folds and unfolds the sidebar, and exposes its state', async () => {
  render(<CollapseButton />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(root.dataset.sidebar).toBe('narrow');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(button);
  expect(root.dataset.sidebar).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('the next page keeps the state of the sidebar', async () => {
  render(<CollapseButton />);
  await userEvent.click(screen.getByRole('button'));
  delete root.dataset.sidebar;
  // biome-ignore lint/security/noGlobalEval: the page runs this very text before its first paint.
  window.eval(widthScript);
  expect(root.dataset.sidebar).toBe('narrow');
});
