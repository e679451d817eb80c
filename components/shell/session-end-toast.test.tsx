import { fireEvent, render, screen } from '@testing-library/react';
import { LogoutLink } from '@/features/account/ui/logout-link';
import { storeUser } from '@/features/account/ui/stored-user';
import { SessionEndToast } from './session-end-toast';

const kept = (): string | null => sessionStorage.getItem('user');
beforeEach(() => {
  sessionStorage.clear();
  storeUser({ id: 7, type: 'college' });
});

test.each(['left', 'expired', 'closed'])(
  'a page that is opened with notice=%s clears the stored user of the tab',
  (notice) => {
    history.replaceState(null, '', `/?notice=${notice}`);
    render(<SessionEndToast closed="บัญชีถูกปิด" />);
    expect([kept(), readHome()]).toEqual([null, null]);
  },
);

test('after a logout the front page’s address loses the notice', () => {
  history.replaceState(null, '', '/?notice=left&a=1');
  render(<SessionEndToast closed="" />);
  expect(location.search).toBe('?a=1');
});

test('any other notice leaves the stored user', () => {
  history.replaceState(null, '', '/about/?notice=other');
  render(<SessionEndToast closed="" />);
  expect([kept() === null, location.search]).toEqual([false, '?notice=other']);
});

test('the button that leaves instead of going on clears the stored user at once', () => {
  render(<LogoutLink />);
  fireEvent.submit(screen.getByRole('button').closest('form') ?? document.body);
  expect(kept()).toBeNull();
});

const readHome = (): string | null => /area-home=([^;]+)/.exec(document.cookie)?.[1] ?? null;
