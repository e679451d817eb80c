import { findMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aStoredPicture } from '@/testing/builders';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport } from '@/testing/reports';
import { canOpen, findFileAccess } from './media-access.queries';

const enterAs = async (person: Parameters<typeof logInPerson>[0]): Promise<Viewer> =>
  (await logInPerson(person)).viewer;

test('a file of a report opens for its organisation, those above it and the administrator, for nobody else', async () => {
  const { id: provinceId } = await aProvince();
  const [institute, province] = [
    await aStaffOffice('iven'),
    await aStaffOffice('VecProvince', { organisation: { provinceId } }),
  ];
  const college = await aCollege({ organisation: { provinceId, instituteId: institute.organisation.id } });
  const { id: periodId } = await aPeriod();
  const { id: reportId } = await aReport({ periodId, organisationId: college.organisation.id });
  // A file of the agency's, so that only the report opens it for others.
  const file = await aStoredPicture();
  const open = async (person: Parameters<typeof logInPerson>[0]) =>
    canOpen(file.hash, await enterAs(person), undefined);
  expect([await open(college), await open(institute), await open(province)]).toEqual([false, false, false]);

  await db.reportFile.create({ data: { reportId, mediaId: file.id, title: 'x', position: 1 } });
  expect([await open(college), await open(institute), await open(province)]).toEqual([true, true, true]);
  const administrator = await anAdministrator();
  expect(await open(administrator)).toBe(true);
  for (const stranger of [
    await aCollege({ organisation: { provinceId } }),
    await aStaffOffice('iven'),
    await aStaffOffice('VecProvince'),
    await aStaffOffice('veccentraldep'),
    await aCollegeUser({ college: college.organisation.id }),
    await aMember(),
  ]) {
    expect(await open(stranger)).toBe(false);
  }
  expect((await findFileAccess(file.hash))?.public).toBe(false);
  expect(await findMedia(await enterAs(administrator), file.id)).toMatchObject({ uses: 1 });
});
