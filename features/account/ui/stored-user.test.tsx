import { render } from '@testing-library/react';
import { RememberUser } from '@/components/areas/remember-user';
import { forgetUser } from './stored-user';

const kept = (): unknown => JSON.parse(sessionStorage.getItem('user') ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  forgetUser();
});

test('the home area is stored for every tab of the browser, and cleared on the open page', () => {
  history.replaceState(null, '', '/member/saved');
  render(<RememberUser id={7} type="member" />);
  expect(document.cookie).toContain('area-home=/member');
  document.documentElement.dataset.home = '/member';
  document.body.innerHTML = '<a data-home-link href="/member">หน้าหลักของฉัน</a>';
  forgetUser();
  expect(document.cookie).not.toContain('area-home');
  expect([document.documentElement.dataset.home, document.querySelector('a')?.getAttribute('href')]).toEqual([
    undefined,
    '/login/',
  ]);
});

test('the public fields of the account are stored for the tab, and cleared', () => {
  render(<RememberUser id={7} name="วิทยาลัยเทคนิคดอยคำ" type="college" />);
  expect(kept()).toEqual({ id: 7, name: 'วิทยาลัยเทคนิคดอยคำ', type: 'college' });
  forgetUser();
  expect(kept()).toBeNull();
});

test('another user in the same tab replaces the stored one', () => {
  const { rerender } = render(<RememberUser id={7} name="หนึ่ง" type="college" />);
  rerender(<RememberUser id={8} name="สอง" type="iven" />);
  expect(kept()).toEqual({ id: 8, name: 'สอง', type: 'iven' });
});

test('a member’s saved lists start at login, and are cleared at logout and by another login', () => {
  const account = () => JSON.parse(localStorage.getItem('accountSaved') ?? 'null');
  render(<RememberUser id={7} name="สมหญิง" type="member" saves />);
  expect(account()).toMatchObject({ owner: 7 });
  forgetUser();
  expect(account()).toBeNull();
  const { rerender } = render(<RememberUser id={7} name="สมหญิง" type="member" saves />);
  rerender(<RememberUser id={7} name="หนึ่ง" type="college" />);
  expect(account()).toBeNull();
});
