import type { Prisma } from '@/lib/db/db';
import { cleanTypedHtml } from '@/lib/rich-text/typed-html';
import { toSearchText } from '@/lib/text/search-text';
import type { OrganisationContact, OrganisationInput, OrganisationProfile } from './organisations.schema';

const emptyToNull = (typed: string): string | null => (typed === '' ? null : typed);

/** Columns of the public profile; links without a target are left out. */
export const toProfileColumns = ({ socialLinks, about, logoId, ...lines }: OrganisationProfile) => ({
  phone: emptyToNull(lines.phone),
  address: emptyToNull(lines.address),
  mapUrl: emptyToNull(lines.mapUrl),
  website: emptyToNull(lines.website),
  about: emptyToNull(cleanTypedHtml(about, 'about')),
  socialLinks: Object.fromEntries(Object.entries(socialLinks).filter(([, target]) => target !== '')),
  logoId,
});

/** Columns of the public profile and the e-mail address. */
export const toContactColumns = ({ email, ...profile }: OrganisationContact) => ({
  ...toProfileColumns(profile),
  email: emptyToNull(email),
});

/** All columns that a form or an import writes. */
export function toOrganisationColumns({ userName: _, ...input }: OrganisationInput) {
  const { kind, code, name, shortName, provinceId, instituteId, departmentId, ...contact } = input;
  const nameSearch = toSearchText(`${name} ${shortName}`);
  return {
    ...toContactColumns(contact),
    ...{ kind, code, name, shortName, nameSearch, provinceId, instituteId, departmentId },
  } satisfies Prisma.OrganisationUncheckedCreateInput;
}
