import { ExternalLink, Pencil } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { findOrganisationListScope } from '@/features/organisations/list/list.rules';
import { statisticsMessages } from '@/features/statistics/statistics.messages';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import { findScreenHref } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { organisationPageMessages as words } from '../page.messages';
import type { OverviewedOrganisation } from '../page.queries';

type Props = { viewer: Viewer; organisation: OverviewedOrganisation };

/** Name, kind, place and state of an organisation, with the ways to its public page and to its form. */
export function OrganisationHeader({ viewer, organisation }: Props) {
  const { id, name, kind, status, code, province } = organisation;
  const edit = findEditHref(viewer, organisation);
  const lead = [statisticsMessages[`statistics.kind.${kind}`].th, code, province].filter(Boolean).join(' · ');
  return (
    <>
      <ScreenHeader title={name} lead={lead} tight>
        {status === 'open' && (
          <LinkButton href={`/organisations/${id}/`} size="sm" icon={ExternalLink}>
            {words['organisationPage.public']}
          </LinkButton>
        )}
        {edit && (
          <LinkButton href={edit} size="sm" icon={Pencil}>
            {words['organisationPage.edit']}
          </LinkButton>
        )}
      </ScreenHeader>
      <p className="mt-2">
        <Badge tone={status === 'open' ? 'ok' : 'muted'}>{words[`organisationPage.status.${status}`]}</Badge>
      </p>
    </>
  );
}

/** Address of the form of an organisation: for its own office in its account, for others in the list of its kind. */
function findEditHref(viewer: Viewer, { id, kind, own }: OverviewedOrganisation): string | undefined {
  const { role } = viewer;
  if (own) return findScreenHref(viewer, 'account');
  if (role === 'visitor' || !can(viewer, 'organisations.edit')) return undefined;
  const row = areas[role].rows.find(
    ({ screen, scope }) => screen === 'organisations' && findOrganisationListScope(scope)?.kind === kind,
  );
  return row && `${buildRowHref(areas[role], row)}/${id}`;
}
