import routes from '../routes.json' with { type: 'json' };
import { type Answer, type Form, openPlainReader } from '../support/plain-reader';
import { type SignedInRole, signedInRoles, signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { WALK } from '../support/walk';

type Asker = SignedInRole | 'visitor';

const askers: readonly Asker[] = ['visitor', ...signedInRoles];

/** All URLs of an area, with an id where required, including those that the product adds. */
const listAddresses = (role: SignedInRole): string[] => {
  const own =
    role === 'member'
      ? routes.more.member
      : routes.more['every staff area'].map((name) => `${routes.roles[role]}/${name}`);
  const reports =
    role === 'college' || role === 'VecProvince' || role === 'iven' ? [`${routes.roles[role]}/reports`] : [];
  const voices =
    role === 'member' || role === 'usercollege' || role === 'newseditors'
      ? []
      : routes.more['areas of offices'].map((name) => `${routes.roles[role]}/${name}`);
  const administrators = role === 'VecAdmin' ? routes.more.VecAdmin : [];
  const editors = role === 'newseditors' ? routes.more.newseditors : [];
  return [...routes[role], ...own, ...reports, ...voices, ...administrators, ...editors].map((address) =>
    address.replace('{id}', '1'),
  );
};

/** Access to a URL by the table of rights: one's own area opens, all others reveal nothing. */
function verdict(asker: Asker, owner: SignedInRole, { status, location, body }: Answer, form: Form): string {
  const root = routes.roles[owner];
  if (asker === owner) return status === 200 ? 'opens' : `${status}`;
  if (new RegExp(`href":?="?${root}/`).test(body)) return 'tells of the area';
  if (asker !== 'visitor') return status === 403 ? 'forbidden' : `${status}`;
  // The payload of a redirect has status 200 and contains the target.
  const target = location || (form === 'page' ? '' : body);
  return target.includes('/login/?next=') ? 'login' : `${status} ${location}`;
}

const expected = (asker: Asker, owner: SignedInRole): string => {
  if (asker === owner) return 'opens';
  return asker === 'visitor' ? 'login' : 'forbidden';
};

for (const asker of askers) {
  test(`P-038: every staff and member URL as ${asker}`, WALK, async ({ request, baseURL }) => {
    test.setTimeout(240_000);
    if (asker !== 'visitor') await signInAs(request, asker);
    const read = await openPlainReader(request, baseURL);
    const wrong: string[] = [];
    for (const owner of signedInRoles) {
      for (const address of listAddresses(owner)) {
        for (const form of ['page', 'payload'] as const) {
          const found = verdict(asker, owner, await read(address, form), form);
          if (found !== expected(asker, owner)) wrong.push(`${address} ${form}: ${found}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test(`every public URL as ${asker}`, async ({ request, baseURL }) => {
    if (asker !== 'visitor') await signInAs(request, asker);
    const read = await openPlainReader(request, baseURL);
    for (const address of routes.public.filter((route) => !route.includes('{'))) {
      expect([address, (await read(address)).status]).toEqual([address, 200]);
    }
  });
}

test('P-047: data that a browser stores about its user opens nothing', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    sessionStorage.setItem('user', JSON.stringify({ id: 1, name: 'ผู้ดูแลระบบ', type: 'VecAdmin' })),
  );
  await page.goto('/administrator');
  await expect(page).toHaveURL(/\/login\/\?next=%2Fadministrator$/);
  expect(await page.content()).not.toContain('/administrator/statistics');
});
