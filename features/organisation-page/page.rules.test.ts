import { staffRoles } from '@/lib/auth/roles';
import { buildTabHref, listPageTabs, readPageTab } from './page.rules';
import { pageTabs } from './page.schema';

test('roles without an organisation of their own kind have no tabs', () => {
  for (const role of ['visitor', 'member', 'usercollege', 'newseditors'] as const) {
    for (const own of [true, false]) expect(listPageTabs({ role }, { kind: 'college', own })).toEqual([]);
  }
});

test('a college’s own page, and what its province, its institute and the administrator see of it', () => {
  const college = { kind: 'college', own: true };
  const all = ['overview', 'people', 'news', 'notices', 'reports', 'voices', 'statistics'];
  expect(listPageTabs({ role: 'college' }, college)).toEqual(all);
  for (const role of ['VecProvince', 'iven'] as const) {
    expect(listPageTabs({ role }, { ...college, own: false })).toEqual(all);
  }
  expect(listPageTabs({ role: 'VecAdmin' }, { ...college, own: false })).toEqual(
    pageTabs.filter((tab) => tab !== 'members'),
  );
});

test('only the administrator reads log-ins, and only those who supervise have members', () => {
  for (const role of staffRoles) {
    for (const own of [true, false]) {
      const tabs = listPageTabs({ role }, { kind: 'province', own });
      expect(tabs.includes('logins')).toBe(role === 'VecAdmin');
      expect(tabs.includes('members')).toBe(own && ['VecAdmin', 'iven', 'VecProvince', 'veccentraldep'].includes(role));
    }
  }
});

test('a department has no reports and no statistics', () => {
  const tabs = listPageTabs({ role: 'veccentraldep' }, { kind: 'department', own: true });
  expect(tabs).toEqual(['overview', 'members', 'news', 'notices', 'voices']);
  expect(listPageTabs({ role: 'veccentral' }, { kind: 'unit', own: true })).toEqual([
    ...['overview', 'news', 'notices', 'voices'],
  ]);
});

test('a session that still owes its second factor has no tabs', () => {
  const session = { idHash: new Uint8Array(), pendingStep: 'secondFactor' } as const;
  expect(listPageTabs({ role: 'college', session }, { kind: 'college', own: true })).toEqual([]);
});

test('the address names a tab; one that the viewer lacks is none, a word that is no tab is ignored', () => {
  const tabs = ['overview', 'news'] as const;
  expect(readPageTab({}, tabs)).toBe('overview');
  expect(readPageTab({ tab: 'news' }, tabs)).toBe('news');
  expect(readPageTab({ tab: 'logins' }, tabs)).toBeUndefined();
  for (const tab of ['x', '__proto__', 'News']) expect(readPageTab({ tab }, tabs)).toBe('overview');
  expect(readPageTab({ tab: 'x' }, [])).toBeUndefined();
  expect(readPageTab({}, [])).toBeUndefined();
  expect([buildTabHref('/a/1', 'overview'), buildTabHref('/a/1', 'news')]).toEqual(['/a/1', '/a/1?tab=news']);
});
