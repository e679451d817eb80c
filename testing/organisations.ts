import { randomInt } from 'node:crypto';
import type { Viewer } from '@/lib/auth/viewer';
import { aStaffOffice } from './people';

type Office = Awaited<ReturnType<typeof aStaffOffice>>;

/** Viewer of an office's login. */
export const toOfficeViewer = ({ account, organisation, systemUser }: Office): Viewer => ({
  role: account.role,
  accountId: account.id,
  ownId: systemUser.id,
  organisationId: organisation.id,
  name: account.displayName,
});

/** Random code of an organisation. */
export const aCode = (): string => `9${randomInt(1e9, 9e9)}`;

/** A college with its institute and province, and an unrelated college. */
export async function aNeighbourhood() {
  const institute = await aStaffOffice('iven');
  const province = await aStaffOffice('VecProvince');
  const provinceId = province.organisation.provinceId ?? 0;
  const college = await aStaffOffice('college', {
    organisation: { provinceId, instituteId: institute.organisation.id },
  });
  return { institute, province, provinceId, college, stranger: await aStaffOffice('college') };
}
