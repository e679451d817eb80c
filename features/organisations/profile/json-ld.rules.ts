import type { CollegeOrUniversity, GovernmentOrganization, WithContext } from 'schema-dts';
import { organisationHref } from '../directory/directory.rules';
import type { PublicOrganisation } from './profile.queries';
import { teachingKinds } from './programmes.schema';

type Described = Pick<
  PublicOrganisation,
  'id' | 'kind' | 'name' | 'shortName' | 'province' | 'above' | 'address' | 'phone' | 'email' | 'mapUrl' | 'website'
> &
  Pick<PublicOrganisation, 'links' | 'logo' | 'picture' | 'programmes'>;

/** Structured data of an organisation: a college or institute that teaches, or an office of the government. */
export function toOrganisationJsonLd(
  organisation: Described,
  description: string | undefined,
  siteUrl: string,
): WithContext<CollegeOrUniversity> | WithContext<GovernmentOrganization> {
  const whole = (path: string) => new URL(path, siteUrl).href;
  const { id, kind, name, shortName, province, above, logo, picture } = organisation;
  const page = whole(organisationHref(id));
  const facts = {
    '@id': page,
    url: page,
    name,
    alternateName: shortName,
    description,
    logo: logo && whole(logo.src),
    image: picture && whole(picture.src),
    telephone: organisation.phone,
    email: organisation.email,
    sameAs: [organisation.website, ...organisation.links.map(({ target }) => target)].filter(
      (target) => target !== undefined,
    ),
    address: {
      '@type': 'PostalAddress',
      streetAddress: organisation.address,
      addressRegion: province?.name,
      addressCountry: 'TH',
    },
    parentOrganization: above.map((one) => ({
      '@type': 'Organization' as const,
      name: one.name,
      url: whole(organisationHref(one.id)),
    })),
    knowsAbout: [...new Set(organisation.programmes.flatMap(({ names }) => names))],
  } as const;
  const { mapUrl } = organisation;
  if (teachingKinds.includes(kind)) {
    return { '@context': 'https://schema.org', '@type': 'CollegeOrUniversity', ...facts, hasMap: mapUrl };
  }
  // An office is no place of its own to search engines.
  const location = mapUrl === undefined ? undefined : ({ '@type': 'Place', name, hasMap: mapUrl } as const);
  return { '@context': 'https://schema.org', '@type': 'GovernmentOrganization', ...facts, location };
}
