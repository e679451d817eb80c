import type { Role } from '@/lib/auth/roles';
import type { Prisma } from '@/lib/db/db';
import { cleanTypedHtml } from '@/lib/rich-text/typed-html';
import { searchText } from '@/lib/text/search-text';
import type {
  OrganisationContact,
  OrganisationInput,
  OrganisationKind,
  OrganisationProfile,
} from './organisations.schema';

/** What the office login of each kind may do. */
export const officeRoles = {
  college: 'college',
  institute: 'iven',
  province: 'VecProvince',
  department: 'veccentraldep',
  unit: 'veccentral',
} as const satisfies Record<OrganisationKind, Role>;

const orNull = (typed: string): string | null => (typed === '' ? null : typed);

/** The columns of what readers see; links without a target are left out. */
export const profileColumns = ({ socialLinks, about, logoId, ...lines }: OrganisationProfile) => ({
  phone: orNull(lines.phone),
  address: orNull(lines.address),
  mapUrl: orNull(lines.mapUrl),
  website: orNull(lines.website),
  about: orNull(cleanTypedHtml(about, 'about')),
  socialLinks: Object.fromEntries(Object.entries(socialLinks).filter(([, target]) => target !== '')),
  logoId,
});

/** The same with the address of mails. */
export const contactColumns = ({ email, ...profile }: OrganisationContact) => ({
  ...profileColumns(profile),
  email: orNull(email),
});

/** All columns that a form or an import writes. */
export function organisationColumns({ userName: _, ...input }: OrganisationInput) {
  const { kind, code, name, shortName, provinceId, instituteId, departmentId, ...contact } = input;
  const nameSearch = searchText(`${name} ${shortName}`);
  return {
    ...contactColumns(contact),
    ...{ kind, code, name, shortName, nameSearch, provinceId, instituteId, departmentId },
  } satisfies Prisma.OrganisationUncheckedCreateInput;
}
