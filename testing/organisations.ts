import { randomInt } from 'node:crypto';
import type { Viewer } from '@/lib/auth/viewer';
import { aStaffOffice } from './people';

type Office = Awaited<ReturnType<typeof aStaffOffice>>;

/** The login of an office as whoever asks. */
export const toOfficeViewer = ({ account, organisation, systemUser }: Office): Viewer => ({
  role: account.role,
  accountId: account.id,
  ownId: systemUser.id,
  organisationId: organisation.id,
  name: account.displayName,
});

/** Digits that no other organisation has as its code. */
export const aCode = (): string => `9${randomInt(1e9, 9e9)}`;

/** A college with those who stand above it, and a college of others. */
export async function aNeighbourhood() {
  const institute = await aStaffOffice('iven');
  const province = await aStaffOffice('VecProvince');
  const provinceId = province.organisation.provinceId ?? 0;
  const college = await aStaffOffice('college', {
    organisation: { provinceId, instituteId: institute.organisation.id },
  });
  return { institute, province, provinceId, college, stranger: await aStaffOffice('college') };
}
