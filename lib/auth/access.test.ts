import { can, type Right, rights } from './access';
import { type Role, roles } from './roles';

const holders = (right: Right): readonly Role[] => roles.filter((role) => can({ role }, right));

test('everybody reads, counts and reports', () => {
  for (const right of ['news.read', 'news.count', 'news.report'] as const) expect(holders(right)).toEqual(roles);
});

describe('a visitor', () => {
  test('holds no right that needs an account', () => {
    const held = Object.entries(rights).filter(([, whose]) => new Set<Role>(whose).has('visitor'));
    expect(held.map(([right]) => right).sort()).toEqual([
      'account.register',
      'account.reset',
      'alerts.follow',
      'consent.keep',
      'contact.send',
      'documents.count',
      'email.confirm',
      'news.count',
      'news.read',
      'news.report',
      'participation.take',
      'presence.own',
      'rights.ask',
      'session.open',
    ]);
  });
});

describe('a college user', () => {
  test('writes news but does not publish it', () => {
    expect(can({ role: 'usercollege' }, 'news.write')).toBe(true);
    expect(can({ role: 'usercollege' }, 'news.publish')).toBe(false);
  });
});

test('only the administrator manages the site and moderates the forum', () => {
  expect(holders('site.manage')).toEqual(['VecAdmin']);
  expect(holders('forum.moderate')).toEqual(['VecAdmin']);
});

describe('a session that still asks for something', () => {
  const session = (pendingStep: 'password' | 'secondFactor' | 'enrolment') => ({
    role: 'VecAdmin' as const,
    session: { idHash: new Uint8Array(), pendingStep },
  });

  test('has the rights of a visitor and those that complete the step', () => {
    const held = (demand: 'password' | 'secondFactor' | 'enrolment') =>
      roles.length &&
      Object.keys(rights).filter(
        (right) => can(session(demand), right as Right) && !can({ role: 'visitor' }, right as Right),
      );
    expect(held('password')).toEqual(['password.own', 'session.end']);
    expect(held('secondFactor')).toEqual(['session.end', 'secondFactor.prove']);
    expect(held('enrolment')).toEqual(['session.end', 'secondFactor.own']);
  });
});
