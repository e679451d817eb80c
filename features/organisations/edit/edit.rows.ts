import type { Prisma } from '@/lib/db/db';
import { getMediaUrl } from '@/lib/files/picture.schema';
import { readLinks, toAboutHtml } from '../organisations.rules';

/** Columns for the initial values of an organisation's forms. */
export const organisationFormColumns = {
  ...{ id: true, updatedAt: true, kind: true, code: true, name: true, shortName: true, email: true },
  ...{ provinceId: true, instituteId: true, departmentId: true, phone: true, address: true, mapUrl: true },
  ...{ website: true, about: true, socialLinks: true, status: true },
  logo: { select: { id: true, hash: true, extension: true, widths: true } },
} as const satisfies Prisma.OrganisationSelect;
export type FormRow = Prisma.OrganisationGetPayload<{ select: typeof organisationFormColumns }>;

/** Public profile of an organisation as its own office edits it; the version is the time of the row's last write. */
export type OwnProfileForm = ReturnType<typeof toProfileForm>;

/** Public profile of a row as form values. */
export const toProfileForm = ({ id, name, updatedAt, logo, ...row }: FormRow) => ({
  id,
  name,
  version: updatedAt.toISOString(),
  phone: row.phone ?? '',
  address: row.address ?? '',
  mapUrl: row.mapUrl ?? '',
  website: row.website ?? '',
  about: toAboutHtml(row.about ?? ''),
  socialLinks: readLinks(row.socialLinks),
  logo: logo ? { id: logo.id, src: getMediaUrl(logo, logo.widths.at(0)) } : undefined,
});
