import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { toViewer } from '@/testing/imports';
import { aCollege, aCollegeUser } from '@/testing/people';
import { listPeople } from './list.queries';
import { buildListHref, buildPeopleList, buildPersonHref, readListQuery } from './list.rules';

const list = buildPeopleList(['users']);
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

async function aListedCollege(given: Readonly<Record<string, object>>) {
  const college = await aCollege();
  for (const [displayName, account] of Object.entries(given))
    await aCollegeUser({ college: college.organisation.id, account: { displayName, ...account } });
  const viewer = toViewer('college', college);
  const names = async (params: Record<string, string>) => {
    const { items } = await listPeople(viewer, list.read(params));
    return items.map(({ name }) => name).toSorted();
  };
  return { college, names };
}

test('“without a password” lists open accounts that no password opens', async () => {
  const { names } = await aListedCollege({
    none: { passwordHash: null },
    closed: { passwordHash: null, status: 'closed' },
    expired: { mustChangePassword: true, passwordExpiresAt: ago(1) },
    given: { mustChangePassword: true, passwordExpiresAt: ago(-1) },
    own: {},
  });
  expect(await names({ idle: 'none' })).toEqual(['expired', 'none']);
});

test('“not for 90 days” counts from the creation for accounts that never logged in', async () => {
  const { names } = await aListedCollege({
    oldNever: { createdAt: ago(91) },
    newNever: { createdAt: ago(89) },
    oldUsed: { createdAt: ago(400), lastLoginAt: ago(89) },
    oldIdle: { createdAt: ago(400), lastLoginAt: ago(91) },
  });
  expect(await names({ idle: '1' })).toEqual(['oldIdle', 'oldNever']);
});

test('the second factor is on or off', async () => {
  const { names } = await aListedCollege({ has: { totpConfirmedAt: ago(1) }, lacks: {}, begun: { totpSecret: '{}' } });
  expect(await names({ factor: 'on' })).toEqual(['has']);
  expect(await names({ factor: 'off' })).toEqual(['begun', 'lacks']);
  expect(await names({ factor: 'wrong' })).toEqual(['begun', 'has', 'lacks']);
});

test('each step of imported accounts counts those of the steps after it too', async () => {
  const importedAt = new Date();
  const never = { passwordHash: null, passwordChangedAt: null };
  const { names } = await aListedCollege({
    a: { importedAt, ...never },
    b: { importedAt },
    c: { importedAt, ...never, invitedAt: ago(1) },
    d: { importedAt, lastLoginAt: ago(1) },
    e: { importedAt, lastLoginAt: ago(1) },
    typed: { lastLoginAt: ago(1) },
  });
  const writer = await db.collegeUser.findFirstOrThrow({ where: { account: { displayName: 'e', importedAt } } });
  await aNews({ status: 'draft', collegeUserId: writer.id });
  expect(await names({ step: 'imported' })).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await names({ step: 'password' })).toEqual(['b', 'c', 'd', 'e']);
  expect(await names({ step: 'login' })).toEqual(['d', 'e']);
  expect(await names({ step: 'item' })).toEqual(['e']);
});

test('a person’s page leads back to the list as it was, and nowhere else', () => {
  const query = list.toQuery(list.read({ idle: 'none', search: 'ใจดี', page: '3' })).toString();
  const href = new URL(buildPersonHref('/colleges/college_user', 7, query), 'http://localhost');
  expect(href.pathname).toBe('/colleges/college_user/7');
  const params = Object.fromEntries(href.searchParams);
  expect(readListQuery(params, list)).toBe(query);
  expect(buildListHref('/colleges/college_user', query)).toBe(`/colleges/college_user?${query}`);
  expect(buildListHref('/administrator/usersystems', query, true)).toContain('?view=accounts&');
  expect(readListQuery({ list: 'next=//evil.example&idle=forged' }, list)).toBe('');
  expect(buildPersonHref('/a/b', 7, '')).toBe('/a/b/7');
});
