import routes from '@/e2e/routes.json';
import { areas } from './areas';
import { buildMenu } from './menu';
import { buildRowHref, findRow } from './navigation';
import type { AreaRole } from './schema';

const { more } = routes;
const all = Object.values(areas);
const staff = all.filter(({ role }) => role !== 'member');
const answering: readonly AreaRole[] = staff
  .map(({ role }) => role)
  .filter((role) => role !== 'newseditors' && role !== 'usercollege');
const reporting: readonly AreaRole[] = ['college', 'VecProvince', 'iven'];
const bringing: readonly AreaRole[] = ['college', 'VecProvince', 'iven', 'veccentral', 'veccentraldep'];
const sending: readonly AreaRole[] = ['college', 'iven', 'VecProvince', 'veccentraldep'];

/** Every address of a role in the list of routes, items written as `{id}`. */
function listAddresses(role: AreaRole): string[] {
  const { root } = areas[role];
  const further = [
    ...(role === 'member' ? more.member : more['every staff area'].map((path) => `${root}/${path}`)),
    ...(reporting.includes(role) ? more['areas of college, VecProvince, iven'].map((path) => `${root}/${path}`) : []),
    ...(answering.includes(role) ? more['areas of offices'].map((path) => `${root}/${path}`) : []),
    ...(sending.includes(role)
      ? more['areas of college, iven, VecProvince, veccentraldep'].map((path) => `${root}/${path}`)
      : []),
    ...(bringing.includes(role)
      ? more['areas of college, VecProvince, iven, veccentral, veccentraldep'].map((path) => `${root}/${path}`)
      : []),
    ...(role === 'VecAdmin' ? more.VecAdmin : []),
    ...(role === 'newseditors' ? more.newseditors : []),
  ];
  return [...routes[role], ...further];
}

describe.each(all.map((area) => [area.role, area] as const))('the area of %s', (role, area) => {
  test('has the root of the list of routes', () => {
    expect(area.root).toBe(routes.roles[role]);
  });

  test.each(listAddresses(role))('has %s', (address) => {
    expect(findRow(role, address.replace('{id}', '7').slice(area.root.length))).toBeDefined();
  });

  test('has no address that the list of routes does not name', () => {
    const addresses = area.rows.map((row) => buildRowHref(area, row));
    expect(addresses.filter((address) => !listAddresses(role).includes(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has a menu entry for every row except item details', () => {
    const shown = buildMenu(role).flatMap(({ entries }) => entries.flatMap(({ path }) => path ?? []));
    const hidden = area.rows.map(({ path }) => path).filter((path) => !shown.includes(path));
    const linked = ['lifestyledetail/lifestyledetails', 'move/proof', 'move/addresses'];
    expect(hidden.filter((path) => !linked.includes(path))).toEqual([]);
  });

  test('has a Thai and an English title and a Thai lead for every row', () => {
    for (const { title, lead } of area.rows) {
      expect(`${title.th} ${lead}`).toMatch(/\p{Script=Thai}/u);
      expect(title.en).toMatch(/^[A-Z]/);
    }
  });
});

test('each menu has the entries of the specification, in its order', () => {
  const specified: Record<AreaRole, readonly string[]> = {
    VecAdmin: [
      ...['', 'statistics', 'newscatagories', 'news', 'lifestyle', 'news_feed', 'forum', 'usersystems', 'contact_us'],
      ...['documents', 'reportsoutcome', 'notices'],
    ],
    newseditors: ['', 'statistics', 'lifestyle', 'college'],
    veccentral: ['', 'news', 'veccentral_news', 'forum'],
    veccentraldep: ['', 'news', 'veccentraldep_news', 'lifestyle', 'forum'],
    iven: ['', 'useriven_college', 'useriven_user', 'news', 'useriven_news', 'forum', 'statistics'],
    VecProvince: [
      ...['', 'procentral_college', 'procentral_user', 'news', 'procentral_news', 'procentral_Mnews', 'forum'],
      'statistics',
    ],
    college: ['', 'news', 'college_user', 'college_news', 'lifestyle', 'forum', 'statistics'],
    usercollege: ['', 'news', 'users_news'],
    member: ['', 'contact'],
  };
  for (const { role } of all) {
    const shown = buildMenu(role).flatMap(({ entries }) => entries.flatMap(({ path }) => path ?? []));
    expect(shown.filter((path) => specified[role].includes(path))).toEqual(specified[role]);
  }
});

test('the users group lists organisations and people, or the part of them that an editor sees', () => {
  const held = (role: AreaRole) =>
    buildMenu(role)
      .find(({ name }) => name === 'users')
      ?.entries.map(({ path }) => path);
  expect(held('VecAdmin')?.toSorted()).toEqual(
    [
      ...[
        'college',
        'college_user',
        'organisation',
        'user_provincealcentral',
        'usergeneral',
        'useriven',
        'veccentral',
        'veccentraldep',
      ],
    ].toSorted(),
  );
  expect(held('newseditors')?.toSorted()).toEqual(
    ['college', 'college_news', 'iven_news', 'pvc_news', 'veccentral_news', 'veccentraldep_news'].toSorted(),
  );
});

test('the menu of a member has news and documents after the home entry', () => {
  expect(buildMenu('member')[0]?.entries.map(({ href }) => href)).toEqual([
    '/member',
    '/news_group/',
    '/documents/',
    '/member/contact',
    '/member/alerts',
  ]);
});

test('every staff area has notices, media and an account', () => {
  for (const { role } of staff) {
    for (const path of ['notices', 'media', 'account']) expect(findRow(role, path)).toBeDefined();
  }
});
