import type { Prisma } from '@/lib/db/db';
import { cleanTypedHtml } from '@/lib/rich-text/typed-html';
import { toNameColumns } from './organisations.rules';
import type { OrganisationContact, OrganisationInput, OrganisationProfile } from './organisations.schema';
import { toProgrammeColumns } from './profile/programmes.rules';

const emptyToNull = (typed: string): string | null => (typed === '' ? null : typed);

/** Columns of the public profile; links without a target are left out, and programmes of a kind that doesn't teach. */
export const toProfileColumns = (
  { socialLinks, about, programmes, logoId, pictureId, ...lines }: OrganisationProfile,
  kind: string,
) => ({
  phone: emptyToNull(lines.phone),
  address: emptyToNull(lines.address),
  mapUrl: emptyToNull(lines.mapUrl),
  website: emptyToNull(lines.website),
  publicEmail: emptyToNull(lines.publicEmail),
  openingHours: emptyToNull(lines.openingHours),
  about: emptyToNull(cleanTypedHtml(about, 'about')),
  socialLinks: Object.fromEntries(Object.entries(socialLinks).filter(([, target]) => target !== '')),
  ...toProgrammeColumns(programmes, kind),
  logoId,
  pictureId,
});

/** Columns of the public profile and the e-mail address. */
export const toContactColumns = ({ email, ...profile }: OrganisationContact, kind: string) => ({
  ...toProfileColumns(profile, kind),
  email: emptyToNull(email),
});

/** All columns that a form or an import writes. */
export function toOrganisationColumns({ userName: _, ...input }: OrganisationInput) {
  const { kind, code, name, shortName, provinceId, instituteId, departmentId, ...contact } = input;
  return {
    ...toContactColumns(contact, kind),
    ...toNameColumns({ name, shortName }),
    ...{ kind, code, provinceId, instituteId, departmentId },
  } satisfies Prisma.OrganisationUncheckedCreateInput;
}
