import { requireAccount } from './require-account';
import { visitor } from './viewer';

const unauthenticated = expect.objectContaining({ kind: 'unauthenticated', key: 'errors.unauthenticated' });
const member = { role: 'member', accountId: 7 } as const;
const idHash = new Uint8Array();

test('a viewer with an account is returned', () => {
  expect(requireAccount(member)).toBe(member);
  expect(requireAccount(member, 'profile.own')).toBe(member);
});

test('a visitor, and a role without an account, is not signed in', () => {
  expect(() => requireAccount(visitor)).toThrow(unauthenticated);
  expect(() => requireAccount({ role: 'VecAdmin', name: 'npm run admin' })).toThrow(unauthenticated);
});

test('with a right, a viewer without it and one whose login is not complete are not signed in', () => {
  expect(() => requireAccount(member, 'news.write')).toThrow(unauthenticated);
  const pending = { ...member, session: { idHash, pendingStep: 'password' } } as const;
  expect(requireAccount(pending)).toBe(pending);
  expect(() => requireAccount(pending, 'profile.own')).toThrow(unauthenticated);
});
