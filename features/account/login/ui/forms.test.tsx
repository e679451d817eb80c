import { buildLoginHref, readLoginPageParams } from './forms';

test('the address says which form is open, where to go on and why somebody is here', () => {
  expect(readLoginPageParams({ form: 'staff', next: '/newseditor', notice: 'expired', demo: 'editor' })).toEqual({
    form: 'staff',
    next: '/newseditor',
    notice: 'expired',
    demo: 'editor',
  });
});

test.each([
  { form: 'admin', notice: 'other', next: 'https://evil.example' },
  { form: ['staff', 'member'], notice: ['closed'], next: ['/a', '/b'], demo: ['x'] },
  { form: '__proto__', next: '' },
  {},
])('forged values count as not given: %j', (params) => {
  expect(readLoginPageParams(params)).toEqual({});
});

test('an address carries only what there is', () => {
  expect(buildLoginHref()).toBe('/login/');
  expect(buildLoginHref({ next: '/member?a=1&b=2' })).toBe('/login/?next=%2Fmember%3Fa%3D1%26b%3D2');
  expect(buildLoginHref({ form: 'member', next: undefined })).toBe('/login/?form=member');
});
