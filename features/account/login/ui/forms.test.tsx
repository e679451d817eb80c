import { buildLoginHref, readLoginPageParams } from './forms';

test('the URL carries the open form, the target after login and the reason for the visit', () => {
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
])('forged values are ignored: %j', (params) => {
  expect(readLoginPageParams(params)).toEqual({});
});

test('a URL carries only the parameters that are set', () => {
  expect(buildLoginHref()).toBe('/login/');
  expect(buildLoginHref({ next: '/member?a=1&b=2' })).toBe('/login/?next=%2Fmember%3Fa%3D1%26b%3D2');
  expect(buildLoginHref({ form: 'member', next: undefined })).toBe('/login/?form=member');
});
