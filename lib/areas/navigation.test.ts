import { areas } from './areas';
import { buildBreadcrumbs, findRow, getLandingHref, toSafeNext } from './navigation';

describe('an address of an area', () => {
  test.each(['news', '/news', 'news/', '/news/'])('is found as %s', (path) => {
    expect(findRow('VecAdmin', path)).toMatchObject({ row: { path: 'news' }, rest: [] });
  });

  test.each([
    ['news/17', ['17']],
    ['news/new', ['new']],
    ['college_news/2/', ['2']],
    ['lifestyledetail/lifestyledetails/7', ['7']],
  ])('opens an item below its list: %s', (path, rest) => {
    expect(findRow('VecAdmin', path)?.rest).toEqual(rest);
  });

  test('prefers an exact row to an item of the same path', () => {
    expect(findRow('VecAdmin', 'news/newscategory')?.row.path).toBe('news/newscategory');
  });

  test.each([
    ...['nothing', 'news/abc', 'news/0', 'news/-1', 'news/1/2', 'news/01', 'news/NEW', 'News', 'statistics/1'],
    ...['new', '7', 'news/12345678901', 'news//7', 'account/new', '__proto__', 'constructor'],
  ])('does not exist: %s', (path) => {
    expect(findRow('VecAdmin', path)).toBeUndefined();
  });

  test('has no `new` page in a list of supervised organisations', () => {
    expect(findRow('VecProvince', 'procentral_college/5')).toBeDefined();
    expect(findRow('VecProvince', 'procentral_college/new')).toBeUndefined();
    expect(findRow('VecProvince', 'procentral_Mnews/new')).toBeUndefined();
    expect(findRow('VecProvince', 'procentral_news/new')).toBeDefined();
  });

  test('belongs to one area only', () => {
    expect(findRow('VecAdmin', 'veccentral')).toBeDefined();
    expect(findRow('veccentral', 'usersystems')).toBeUndefined();
  });
});

describe('breadcrumbs', () => {
  const crumbs = (path: string) => {
    const open = findRow('VecProvince', path);
    return open && buildBreadcrumbs('VecProvince', open);
  };

  test('of the home are the home alone', () => {
    expect(crumbs('')).toEqual([{ label: 'หน้าหลัก' }]);
  });

  test('lead from the home through the list to the item', () => {
    expect(crumbs('procentral_news')).toEqual([{ label: 'หน้าหลัก', href: '/provincealcentral' }, { label: 'ข่าวจังหวัด' }]);
    expect(crumbs('procentral_news/12')).toEqual([
      { label: 'หน้าหลัก', href: '/provincealcentral' },
      { label: 'ข่าวจังหวัด', href: '/provincealcentral/procentral_news' },
      { label: 'รายการที่ 12' },
    ]);
    const open = findRow('VecProvince', 'procentral_news/12');
    expect(open && buildBreadcrumbs('VecProvince', open, 'ข่าวหนึ่ง').at(-1)).toEqual({ label: 'ข่าวหนึ่ง' });
    expect(crumbs('procentral_news/new')?.at(-1)).toEqual({ label: 'เพิ่มใหม่' });
  });
});

test('breadcrumbs of a screen without an entry in the sidebar lead through the one above it', () => {
  const open = findRow('VecAdmin', 'move/proof');
  expect(open && buildBreadcrumbs('VecAdmin', open)).toEqual([
    { label: 'หน้าหลัก', href: '/administrator' },
    { label: 'ย้ายจากเว็บเดิม', href: '/administrator/move' },
    { label: 'ตรวจเทียบกับเว็บเดิม' },
  ]);
  const item = findRow('VecAdmin', 'lifestyledetail/lifestyledetails');
  expect(item && buildBreadcrumbs('VecAdmin', item)).toHaveLength(2);
});

describe('the redirect after login', () => {
  test.each(Object.values(areas))('leads $role to its own area', ({ role, root }) => {
    expect(getLandingHref(role)).toBe(root);
    expect(toSafeNext(undefined, role)).toBe(root);
  });

  test.each([
    '/colleges',
    '/colleges/',
    '/colleges/college_news?status=wait&page=2',
    '/',
    '/?notice=x',
    '/news_group/?news_type=1001&search=a//b',
    '/readnews/news/?news_id=5#gallery',
    '/documents/?search=%E0%B8%97%E0%B8%B8%E0%B8%99',
  ])('may lead a college to %s', (next) => {
    expect(toSafeNext(next, 'college')).toBe(next);
  });

  test.each([
    ...['', 'colleges', 'https://example.org/', '//example.org', '///example.org', '/\\example.org', '\\\\example.org'],
    ...[
      '/.//example.org',
      '/%2e//example.org',
      '/about/..//example.org',
      '/colleges//example.org',
      'javascript:alert(1)',
    ],
    ...['/\texample.org', '/\n/example.org', '/\u0000', ' /colleges', '/colleges\u2028x', '/ /example.org'],
    ...['/%2F%2Fexample.org', '/@example.org', `/about?${'x'.repeat(2_000)}`],
    ...['/administrator', '/administrator/mail', '/collegesx', '/users', '/member', '/colleges/../administrator'],
    ...['/login/', '/api/v1/news', '/logotop.php', '/media/x', '/_next/static/x', '/%63olleges'],
  ])('never leads a college to %j', (next) => {
    expect(toSafeNext(next, 'college')).toBe('/colleges');
  });

  test('is resolved as a browser resolves it', () => {
    expect(toSafeNext('/colleges/x/../news', 'college')).toBe('/colleges/news');
  });

  test('leads a visitor to a public page', () => {
    expect(toSafeNext('/colleges', 'visitor')).toBe('/');
    expect(toSafeNext('/about/', 'visitor')).toBe('/about/');
  });
});
