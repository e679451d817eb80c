import type { PendingStep, Viewer } from '@/lib/auth/viewer';
import { canEnterArea, checkAreaAccess } from './area-access';
import { areas } from './areas';

const roles = Object.values(areas).map(({ role }) => role);
const viewer = (role: Viewer['role'], demands?: PendingStep): Viewer => ({
  role,
  session: { idHash: new Uint8Array(32), pendingStep: demands },
});
const enter = (who: Viewer, path = 'news', address = '/administrator/news?page=2') =>
  checkAreaAccess(who, 'VecAdmin', path, address);

describe('a visitor', () => {
  test('is sent to the login page, and back afterwards', () => {
    expect(enter({ role: 'visitor' })).toEqual({
      kind: 'elsewhere',
      to: '/login/?next=%2Fadministrator%2Fnews%3Fpage%3D2',
    });
  });

  test('cannot tell which addresses exist', () => {
    expect(enter({ role: 'visitor' }, 'nothing')).toEqual(enter({ role: 'visitor' }));
  });

  test('with an ended session is told that it ended', () => {
    expect(enter({ role: 'visitor', ended: 'expired' })).toMatchObject({
      to: '/login/?notice=expired&next=%2Fadministrator%2Fnews%3Fpage%3D2',
    });
  });

  test('with a closed account is sent to the front page', () => {
    expect(enter({ role: 'visitor', ended: 'closed' })).toMatchObject({ to: '/?notice=closed' });
  });

  test('gets no area frame', () => {
    expect(roles.filter((role) => canEnterArea({ role: 'visitor' }, role))).toEqual([]);
  });
});

describe.each(roles)('%s', (role) => {
  const foreign = roles.filter((other) => other !== role);

  test('enters its own area and gets its frame', () => {
    expect(checkAreaAccess(viewer(role), role, '', areas[role].root)).toMatchObject({ kind: 'open' });
    expect(canEnterArea(viewer(role), role)).toBe(true);
  });

  test('gets nothing at an address outside its area', () => {
    expect(checkAreaAccess(viewer(role), role, 'nothing', '')).toEqual({ kind: 'missing' });
  });

  test('is refused in every other area at any address, and gets no frame there', () => {
    for (const other of foreign) {
      for (const path of ['', 'account', 'nothing']) {
        expect(checkAreaAccess(viewer(role), other, path, '')).toEqual({ kind: 'forbidden' });
      }
      expect(canEnterArea(viewer(role), other)).toBe(false);
    }
  });

  test.each(['password', 'enrolment'] as const)('with a pending %s opens the account screen only', (demand) => {
    const account = `${areas[role].root}/account`;
    for (const path of ['', 'nothing']) {
      expect(checkAreaAccess(viewer(role, demand), role, path, '')).toEqual({ kind: 'elsewhere', to: account });
    }
    expect(checkAreaAccess(viewer(role, demand), role, 'account', account)).toMatchObject({ kind: 'open' });
  });

  test('with a pending second factor opens nothing and gets no frame', () => {
    const owing = viewer(role, 'secondFactor');
    expect(checkAreaAccess(owing, role, 'account', `${areas[role].root}/account`)).toEqual({
      kind: 'elsewhere',
      to: `/login/code/?next=${encodeURIComponent(`${areas[role].root}/account`)}`,
    });
    expect(canEnterArea(owing, role)).toBe(false);
  });
});
