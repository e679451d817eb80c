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

  test('writes picture, programmes, opening hours and an e-mail address for readers', async () => {
    const office = await aStaffOffice('college');
    const { id } = office.organisation;
    const picture = await aStoredPicture({ organisationId: id, alt: 'อาคารอำนวยการ' });
    const more = {
      ...{ publicEmail: 'Info@College.example', openingHours: 'จันทร์–ศุกร์\n08.30–16.30 น.', pictureId: picture.id },
      programmes: { certificate: 'ช่างยนต์\r\n  ช่าง  ไฟฟ้า \n\nช่างยนต์', diploma: '', short: 'ตัดผม' },
    };
    await saveOwnProfile({ ...profile, ...more }, toOfficeViewer(office));
    expect(await findPublicOrganisation(id)).toMatchObject({
      email: 'info@college.example',
      openingHours: more.openingHours,
      picture: { alt: 'อาคารอำนวยการ', src: expect.stringContaining(picture.hash) },
      programmes: [
        { level: 'certificate', names: ['ช่างยนต์', 'ช่าง ไฟฟ้า'] },
        { level: 'short', names: ['ตัดผม'] },
      ],
    });
    const [entry] = await db.auditLog.findMany({ where: { action: 'organisation.profile', nounId: String(id) } });
    expect(entry?.after).toMatchObject({ pictureId: picture.id, programmes: { short: ['ตัดผม'] } });
    expect(entry?.after).not.toHaveProperty('programmeSearch');
  });

  test.each([
    ['a longer name', { certificate: 'ก'.repeat(151) }, 'organisations.longProgramme'],
    [
      'more names',
      { certificate: Array.from({ length: 61 }, (_, index) => `สาขา ${index}`).join('\n') },
      'organisations.manyProgrammes',
    ],
  ] as const)('is told about %s than a level may have', async (_, programmes, key) => {
    const office = await aStaffOffice('college');
    await expect(saveOwnProfile({ ...profile, programmes }, toOfficeViewer(office))).rejects.toMatchObject({
      fields: { 'programmes.certificate': organisationsMessages[key] },
    });
  });

  test('teaches nothing if it is a department', async () => {
    const office = await aStaffOffice('veccentraldep');
    await saveOwnProfile({ ...profile, programmes: { short: 'ตัดผม' } }, toOfficeViewer(office));
    expect((await findPublicOrganisation(office.organisation.id))?.programmes).toEqual([]);
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
    const picture = await aStoredPicture({ organisationId: other.organisation.id });
    const saved = saveOwnProfile({ ...profile, logoId: picture.id, pictureId: picture.id }, toOfficeViewer(office));
    const wrong = organisationsMessages['organisations.noPicture'];
    await expect(saved).rejects.toMatchObject({ fields: { logoId: wrong, pictureId: wrong } });
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
