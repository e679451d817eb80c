import { db } from '@/lib/db/db';
import { aNews, makeUnique } from '@/testing/builders';
import { toViewer } from '@/testing/imports';
import { aCollege, aCollegeUser, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { findImportFunnel } from './funnel.queries';

const never = { passwordHash: null, passwordChangedAt: null };
const importedAt = new Date();

async function aProvinceOfRegion() {
  const region = await db.regionGroup.create({ data: { name: makeUnique('ภาค'), position: 1 } });
  const province = await aProvince();
  await db.province.update({ where: { id: province.id }, data: { regionGroupId: region.id } });
  return { region, place: { organisation: { provinceId: province.id } } };
}

test('users that files brought, by region and step; a region without imports has no figures, foreign ones are not counted', async () => {
  const institute = await aStaffOffice('iven');
  const instituteId = institute.organisation.id;
  const [one, two] = [await aProvinceOfRegion(), await aProvinceOfRegion()];
  const college = await aCollege({ organisation: { ...one.place.organisation, instituteId } });
  await aCollege({ organisation: { ...two.place.organisation, instituteId } });
  const foreign = await aCollege(one.place);
  const add = (account: object, organisation = college.organisation) =>
    aCollegeUser({ college: organisation.id, account });
  await add({ importedAt, ...never });
  await add({ importedAt });
  await add({ importedAt, ...never, invitedAt: importedAt });
  const writer = await add({ importedAt, lastLoginAt: importedAt });
  await add({ lastLoginAt: importedAt });
  await add({ importedAt }, foreign.organisation);
  await aNews({ status: 'draft', collegeUserId: writer.id });
  const figures = { imported: 4, password: 3, login: 1, item: 1 };
  const funnel = await findImportFunnel(toViewer('iven', institute), 'collegeUsers');
  const named = new Map(funnel.regions.map((region) => [region.name, region.figures]));
  expect(named).toEqual(
    new Map([
      [one.region.name, expect.objectContaining(figures)],
      [two.region.name, undefined],
    ]),
  );
  expect(funnel.total).toMatchObject(figures);
  expect(funnel.elsewhere).toBeUndefined();
  expect(await findImportFunnel(toViewer('college', await aCollege()), 'collegeUsers')).toMatchObject({
    total: undefined,
  });
});

test('staff accounts, and of organisations their offices', async () => {
  const { region, place } = await aProvinceOfRegion();
  const office = await aStaffOffice('VecProvince', place);
  const college = await aCollege({ ...place, account: { importedAt, ...never } });
  await db.systemUser.create({
    data: {
      ...{ userName: makeUnique('pr').replace(' ', '.'), organisation: { connect: { id: college.organisation.id } } },
      account: { create: { role: 'college' as const, displayName: 'สมหญิง ใจดี', importedAt } },
    },
  });
  const viewer = toViewer('VecProvince', office);
  const staff = await findImportFunnel(viewer, 'staff');
  expect(staff.total).toMatchObject({ imported: 2, password: 0, login: 0, item: 0 });
  const administrator = toViewer('VecAdmin', await anAdministrator());
  const colleges = await findImportFunnel(administrator, 'college');
  expect(colleges.regions.find(({ id }) => id === region.id)?.figures).toMatchObject({ imported: 1 });
  const institutes = await findImportFunnel(administrator, 'institute');
  expect(institutes.regions.find(({ id }) => id === region.id)).toBeUndefined();
});
