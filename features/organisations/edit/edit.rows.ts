import type { Prisma } from '@/lib/db/db';
import { getMediaUrl } from '@/lib/files/picture.schema';
import { readLinks, toAboutHtml } from '../organisations.rules';
import { readProgrammes } from '../profile/programmes.rules';
import { programmeLevels, teachingKinds } from '../profile/programmes.schema';

const fileColumns = { select: { id: true, hash: true, extension: true, widths: true } } as const;

/** Columns for the initial values of an organisation's forms. */
export const organisationFormColumns = {
  ...{ id: true, updatedAt: true, kind: true, code: true, name: true, shortName: true, email: true },
  ...{ provinceId: true, instituteId: true, departmentId: true, phone: true, address: true, mapUrl: true },
  ...{ website: true, about: true, socialLinks: true, status: true, publicEmail: true, openingHours: true },
  ...{ programmes: true, logo: fileColumns, picture: fileColumns },
} as const satisfies Prisma.OrganisationSelect;
export type FormRow = Prisma.OrganisationGetPayload<{ select: typeof organisationFormColumns }>;

/** Public profile of an organisation as its own office edits it; the version is the time of the row's last write. */
export type OwnProfileForm = ReturnType<typeof toProfileForm>;

/** Public profile of a row as form values. */
export const toProfileForm = ({ id, name, updatedAt, logo, picture, ...row }: FormRow) => ({
  id,
  name,
  teaches: teachingKinds.includes(row.kind),
  version: updatedAt.toISOString(),
  phone: row.phone ?? '',
  address: row.address ?? '',
  mapUrl: row.mapUrl ?? '',
  website: row.website ?? '',
  about: toAboutHtml(row.about ?? ''),
  socialLinks: readLinks(row.socialLinks),
  publicEmail: row.publicEmail ?? '',
  openingHours: row.openingHours ?? '',
  programmes: toProgrammeLines(row.programmes),
  logo: toChosen(logo),
  picture: toChosen(picture),
});

/** Programmes of each level as the form has them, one a line. */
function toProgrammeLines(stored: unknown) {
  const programmes = readProgrammes(stored);
  return programmeLevels.map((level) => ({ level, names: programmes[level].join('\n') }));
}

/** A picture as its form field shows it. */
const toChosen = (file: FormRow['logo']) =>
  file ? { id: file.id, src: getMediaUrl(file, file.widths.at(0)) } : undefined;
