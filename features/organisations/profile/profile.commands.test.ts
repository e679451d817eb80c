import { db } from '@/lib/db/db';
import { aCategory, aStoredPicture } from '@/testing/builders';
import { toOfficeViewer } from '@/testing/organisations';
import { aCollegeUser, aStaffOffice } from '@/testing/people';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { organisationsMessages } from '../organisations.messages';
import { saveOwnProfile } from './profile.commands';
import { findPublicOrganisation, findPublicOrganisationByParam } from './profile.queries';

const profile = {
  phone: '0 5399 0000',
  address: '1 หมู่ 2',
  mapUrl: 'https://maps.example/1',
  website: 'https://college.example/',
  about: '<h2>เรา</h2><script>alert(1)</script><p onclick="x()">สอน</p>',
  socialLinks: { video: 'https://youtube.com/@x', page: '' },
};

describe('the office of an organisation', () => {
  test('writes its public profile, sanitised, and nothing else', async () => {
    const office = await aStaffOffice('college');
    const { id, name, code } = office.organisation;
    const tags = await recordInvalidatedTags(() =>
      saveOwnProfile({ ...profile, name: 'x', code: 'x', email: 'x@x.x' }, toOfficeViewer(office)),
    );
    expect(tags).toEqual(['organisations', `profile:${id}`]);
    expect(await db.organisation.findUniqueOrThrow({ where: { id } })).toMatchObject({ name, code, email: null });
    expect(await findPublicOrganisation(id)).toMatchObject({
      name,
      phone: profile.phone,
      about: '<h2>เรา</h2><p>สอน</p>',
      links: [{ kind: 'video', target: 'https://youtube.com/@x' }],
    });
  });

  test('gets a conflict if somebody else saved meanwhile', async () => {
    const office = await aStaffOffice('veccentraldep');
    const version = office.organisation.updatedAt.toISOString();
    await saveOwnProfile({ ...profile, version }, toOfficeViewer(office));
    await expect(saveOwnProfile({ ...profile, version }, toOfficeViewer(office))).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  test('changes its logo on the drawn covers of all lists', async () => {
    const office = await aStaffOffice('college');
    const { id } = office.organisation;
    const logo = await aStoredPicture({ organisationId: id });
    const category = await aCategory();
    const save = () => saveOwnProfile({ ...profile, logoId: logo.id }, toOfficeViewer(office));
    expect(await recordInvalidatedTags(save)).toEqual(
      expect.arrayContaining(['home', 'lists', `lists:${category.id}`]),
    );
    expect(await recordInvalidatedTags(save)).toEqual(['organisations', `profile:${id}`]);
  });

  test('can not use a picture of another organisation’s library', async () => {
    const [office, other] = [await aStaffOffice('college'), await aStaffOffice('college')];
    const picture = await db.media.create({
      data: {
        ...{ kind: 'image', hash: `${'0'.repeat(63)}f`, extension: 'webp', mimeType: 'image/webp', bytes: 1 },
        ...{ widths: [320], originalName: 'a.webp', organisationId: other.organisation.id },
      },
    });
    const saved = saveOwnProfile({ ...profile, logoId: picture.id }, toOfficeViewer(office));
    await expect(saved).rejects.toMatchObject({ fields: { logoId: organisationsMessages['organisations.noPicture'] } });
  });
});

test('a person of an office and a college user write no profile', async () => {
  const office = await aStaffOffice('college');
  await db.systemUser.update({ where: { id: office.systemUser.id }, data: { isOffice: false } });
  await expect(saveOwnProfile(profile, toOfficeViewer(office))).rejects.toMatchObject({ kind: 'forbidden' });
  const { account } = await aCollegeUser({ college: office.organisation.id });
  const viewer = { role: 'usercollege' as const, accountId: account.id, organisationId: office.organisation.id };
  await expect(saveOwnProfile(profile, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('readers find open organisations only', async () => {
  const { organisation } = await aStaffOffice('college', { organisation: { status: 'closed' } });
  expect(await findPublicOrganisationByParam(String(organisation.id))).toBeUndefined();
  for (const odd of ['0', 'x', '1e3', '-1', '99999999999', '1 OR 1=1']) {
    expect(await findPublicOrganisationByParam(odd)).toBeUndefined();
  }
});
