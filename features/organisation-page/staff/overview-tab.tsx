import { ListDateTime } from '@/components/ui/list/list-date-time';
import { Facts } from '@/components/ui/page/facts';
import { SectionHeading } from '@/components/ui/section-heading';
import { HealthSection } from '@/features/organisations/staff/health-section';
import { organisationPageMessages as words } from '../page.messages';
import type { OverviewedOrganisation } from '../page.queries';
import type { TabProps } from './tab-props';

/** The health of an organisation with its method, and its data. */
export function OverviewTab({ viewer, organisation }: TabProps) {
  return (
    <>
      <HealthSection viewer={viewer} organisationId={organisation.id} />
      <section aria-labelledby="organisation-facts" className="mt-10">
        <SectionHeading id="organisation-facts" size="lg">
          {words['organisationPage.facts']}
        </SectionHeading>
        <OrganisationFacts organisation={organisation} />
      </section>
    </>
  );
}

function OrganisationFacts({ organisation }: { organisation: OverviewedOrganisation }) {
  const { code, userName, province, region, above, phone, email, publicEmail, address, website } = organisation;
  const { lastLoginAt } = organisation;
  const rows = [
    ['organisationPage.code', code],
    ['organisationPage.userName', userName],
    ['organisationPage.province', province],
    ['organisationPage.region', region],
    ['organisationPage.above', above.map(({ name }) => name).join(' · ')],
    ['organisationPage.phone', phone],
    ['organisationPage.email', email],
    ['organisationPage.publicEmail', publicEmail],
    ['organisationPage.address', address],
    ['organisationPage.website', website],
  ] as const;
  return (
    <Facts
      rows={[
        ...rows.flatMap(([key, value]) => (value ? [[words[key], value] as const] : [])),
        [
          words['organisationPage.lastLogin'],
          lastLoginAt ? <ListDateTime key="login" at={lastLoginAt} /> : words['organisationPage.never'],
        ],
      ]}
    />
  );
}
