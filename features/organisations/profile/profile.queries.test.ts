import { db } from '@/lib/db/db';
import { requestContext } from '@/lib/request/context';
import { aNeighbourhood } from '@/testing/organisations';
import { aStaffOffice } from '@/testing/people';
import { findPublicOrganisation, listMembers } from './profile.queries';

test('a college names the open institute above it, and changes with it', async () => {
  const { institute, college } = await aNeighbourhood();
  const { id } = college.organisation;
  const tags = new Set<string>();
  const above = async () =>
    (await requestContext.run({ tags }, () => findPublicOrganisation(id)))?.above.map((one) => one.id);
  expect(await above()).toEqual([institute.organisation.id]);
  expect([...tags]).toEqual([`profile:${id}`, `profile:${institute.organisation.id}`]);
  await db.organisation.update({ where: { id: institute.organisation.id }, data: { status: 'closed' } });
  expect(await above()).toEqual([]);
});

test('an institute, a provincial office and a department list the open organisations below them', async () => {
  const { institute, province, college, stranger } = await aNeighbourhood();
  const list = async (id: number) => {
    const organisation = await findPublicOrganisation(id);
    return organisation && (await listMembers(organisation)).map((one) => one.id);
  };
  expect(await list(institute.organisation.id)).toEqual([college.organisation.id]);
  expect(await list(province.organisation.id)).toEqual([college.organisation.id]);
  expect(await list(stranger.organisation.id)).toEqual([]);
  const unit = await aStaffOffice('veccentral');
  expect(await list(unit.organisation.departmentId ?? 0)).toEqual([unit.organisation.id]);
  await db.organisation.update({ where: { id: college.organisation.id }, data: { status: 'closed' } });
  expect(await list(institute.organisation.id)).toEqual([]);
});
