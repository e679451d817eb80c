import { render } from '@testing-library/react';
import { RememberUser } from '@/components/areas/remember-user';
import { forgetUser } from './stored-user';

const kept = (): unknown => JSON.parse(sessionStorage.getItem('user') ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  forgetUser();
});

test('where the area is, is kept for every tab of the browser, and forgotten on the page that is open', () => {
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

test('the public fields of the account are kept for the tab, and forgotten', () => {
  render(<RememberUser id={7} name="วิทยาลัยเทคนิคดอยคำ" type="college" />);
  expect(kept()).toEqual({ id: 7, name: 'วิทยาลัยเทคนิคดอยคำ', type: 'college' });
  forgetUser();
  expect(kept()).toBeNull();
});

test('somebody else in the same tab takes the place', () => {
  const { rerender } = render(<RememberUser id={7} name="หนึ่ง" type="college" />);
  rerender(<RememberUser id={8} name="สอง" type="iven" />);
  expect(kept()).toEqual({ id: 8, name: 'สอง', type: 'iven' });
});

test('a member’s saved lists begin with the login, and go with it and with anybody else’s', () => {
  const account = () => JSON.parse(localStorage.getItem('accountSaved') ?? 'null');
  render(<RememberUser id={7} name="สมหญิง" type="member" saves />);
  expect(account()).toMatchObject({ owner: 7 });
  forgetUser();
  expect(account()).toBeNull();
  const { rerender } = render(<RememberUser id={7} name="สมหญิง" type="member" saves />);
  rerender(<RememberUser id={7} name="หนึ่ง" type="college" />);
  expect(account()).toBeNull();
});
