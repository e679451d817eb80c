import type { Role } from '../auth/roles';
import { areas } from './areas';
import { findRow } from './navigation';
import { findListHref, findNewItemHref, getItemHref, getListPaths } from './news-hrefs';
import type { AreaRole } from './schema';

const ours = (kind: string, section: 'news' | 'lifestyle' = 'news') => ({ id: 7, section, kind, own: true }) as const;
const theirs = (kind: string, section: 'news' | 'lifestyle' = 'news') =>
  ({ id: 7, section, kind, own: false }) as const;

const opened = [
  ['usercollege', ours('college'), '/users/users_news/7'],
  ['college', ours('college'), '/colleges/college_news/7'],
  ['college', ours('college', 'lifestyle'), '/colleges/lifestyle/7'],
  ['iven', ours('institute'), '/useriven/useriven_news/7'],
  ['iven', theirs('college'), '/useriven/useriven_news/7'],
  ['VecProvince', ours('province'), '/provincealcentral/procentral_news/7'],
  ['VecProvince', theirs('college'), '/provincealcentral/procentral_Mnews/7'],
  ['veccentral', ours('unit'), '/veccentral/veccentral_news/7'],
  ['veccentraldep', ours('department'), '/veccentraldep/veccentraldep_news/7'],
  ['veccentraldep', theirs('unit'), '/veccentraldep/veccentraldep_news/7'],
  ['veccentraldep', ours('department', 'lifestyle'), '/veccentraldep/lifestyle/7'],
  ['newseditors', theirs('college'), '/newseditor/news/7'],
  ['newseditors', theirs('college', 'lifestyle'), '/newseditor/lifestyle/7'],
  ['VecAdmin', theirs('unit'), '/administrator/news/7'],
  ['VecAdmin', ours('agency', 'lifestyle'), '/administrator/lifestyle/7'],
] as const satisfies readonly (readonly [AreaRole, Parameters<typeof getItemHref>[1], string])[];

test.each(opened)('%s opens %o at %s', (role, item, href) => {
  expect(getItemHref({ role }, item)).toBe(href);
  expect(findRow(role, href.slice(areas[role].root.length))?.rest).toEqual(['7']);
});

test('an item is in every list whose scope covers it', () => {
  expect(getListPaths({ role: 'newseditors' }, theirs('college'))).toEqual(['news', 'college_news']);
  expect(getListPaths({ role: 'VecAdmin' }, ours('agency'))).toEqual(['news']);
  expect(getListPaths({ role: 'VecProvince' }, theirs('college'))).toEqual(['procentral_Mnews']);
});

test('an item that no list of the area shows opens at the home', () => {
  expect(getItemHref({ role: 'VecProvince' }, theirs('college', 'lifestyle'))).toBe('/provincealcentral');
  expect(findListHref({ role: 'member' }, theirs('college'))).toBeUndefined();
  expect(getItemHref({ role: 'visitor' }, theirs('college'))).toBe('/');
});

test.each([
  ['college', '/colleges/college_news/new', '/colleges/lifestyle/new'],
  ['usercollege', '/users/users_news/new', undefined],
  ['VecProvince', '/provincealcentral/procentral_news/new', undefined],
  ['newseditors', '/newseditor/news/new', '/newseditor/lifestyle/new'],
  ['member', undefined, undefined],
  ['visitor', undefined, undefined],
] as const satisfies readonly (readonly [Role, string | undefined, string | undefined])[])(
  '%s writes news at %s and lifestyle items at %s',
  (role, news, lifestyle) => {
    expect(findNewItemHref({ role }, 'news')).toBe(news);
    expect(findNewItemHref({ role }, 'lifestyle')).toBe(lifestyle);
  },
);
