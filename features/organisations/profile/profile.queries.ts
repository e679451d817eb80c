import { cache } from 'react';
import { db } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { toSafeTarget } from '@/lib/http/safe-target';
import { readId } from '@/lib/list/list';
import { dependsOn, tag } from '@/lib/request/context';
import { listVisibleLinks, toAboutHtml } from '../organisations.rules';

/** Public profile of an open organisation, or undefined; memoised per render. */
export const findPublicOrganisation = cache(async (id: number) => {
  dependsOn(tag.profile(id));
  const row = await db.organisation.findUnique({
    where: { id, status: 'open' },
    select: {
      ...{ id: true, name: true, address: true, phone: true, mapUrl: true, website: true, about: true },
      ...{ socialLinks: true, province: { select: { name: true } }, logo: { select: pictureColumns } },
    },
  });
  if (!row) return undefined;
  return {
    id,
    name: row.name,
    province: row.province?.name,
    logo: row.logo ? toPicture(row.logo, '') : undefined,
    address: row.address ?? undefined,
    phone: row.phone ?? undefined,
    mapUrl: toSafeTarget(row.mapUrl),
    website: toSafeTarget(row.website),
    about: toAboutHtml(row.about ?? ''),
    links: listVisibleLinks(row.socialLinks),
  };
});

/** The open organisation with the id in a URL; undefined for a closed or unknown one, and for an invalid id. */
export async function findPublicOrganisationByParam(raw: string) {
  const id = readId(raw);
  return id === undefined ? undefined : findPublicOrganisation(id);
}

/** Public profile of an organisation; `about` is safe HTML, empty without a description. */
export type PublicOrganisation = NonNullable<Awaited<ReturnType<typeof findPublicOrganisation>>>;
