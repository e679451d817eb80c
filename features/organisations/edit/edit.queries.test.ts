import { db } from '@/lib/db/db';
import { daysAgo } from '@/testing/builders';
import { aNeighbourhood, toOfficeViewer } from '@/testing/organisations';
import { aCollegeUser, anAdministrator } from '@/testing/people';
import { listOrganisations } from '../list/list.queries';
import { readOrganisationChoice } from '../list/list.rules';
import { findOrganisation } from './edit.queries';

type Wishes = { createdAt: Date; lastLoginAt?: Date };

/**
 * Idleness, on its page and in the list, of a college whose office login and one user have these times of creation and
 * last login.
 */
async function readIdle(wishes: Wishes) {
  const { college } = await aNeighbourhood();
  const id = college.organisation.id;
  const user = await aCollegeUser({ college: id });
  await db.account.updateMany({ where: { id: { in: [college.account.id, user.account.id] } }, data: wishes });
  await db.organisation.update({ where: { id }, data: { createdAt: wishes.createdAt } });
  const viewer = toOfficeViewer(await anAdministrator());
  const facts = (await findOrganisation(viewer, 'college', id))?.details;
  const choice = readOrganisationChoice({ search: college.organisation.code }, 'college');
  const { items, counts } = await listOrganisations(viewer, { kind: 'college', scope: 'kind' }, choice);
  return { office: facts?.office?.idle, people: facts?.idlePeople, row: items[0]?.idle, tab: counts.idle };
}

test.each([
  ['made just now and never used', { createdAt: daysAgo(0) }, false],
  ['made 91 days ago and never used', { createdAt: daysAgo(91) }, true],
  ['made long ago and used yesterday', { createdAt: daysAgo(400), lastLoginAt: daysAgo(1) }, false],
  ['made long ago and used 91 days ago', { createdAt: daysAgo(400), lastLoginAt: daysAgo(91) }, true],
])('an organisation %s: its page and the list agree on whether it is idle', async (_, wishes, idle) => {
  expect(await readIdle(wishes)).toEqual({ office: idle, people: idle ? 2 : 0, row: idle, tab: idle ? 1 : 0 });
});

test('an organisation without an office login counts by its own creation', async () => {
  const { college } = await aNeighbourhood();
  const id = college.organisation.id;
  await db.systemUser.updateMany({ where: { organisationId: id }, data: { isOffice: false } });
  const viewer = toOfficeViewer(await anAdministrator());
  const choice = readOrganisationChoice({ search: college.organisation.code }, 'college');
  const count = async () => (await listOrganisations(viewer, { kind: 'college', scope: 'kind' }, choice)).counts.idle;
  expect(await count()).toBe(0);
  await db.organisation.update({ where: { id }, data: { createdAt: daysAgo(91) } });
  expect(await count()).toBe(1);
});
