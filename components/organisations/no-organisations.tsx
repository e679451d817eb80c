import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { organisationListMessages as words } from '@/lib/organisation-list/messages';
import { isNarrowed, type OrganisationChoice, organisationHref } from '@/lib/organisation-list/rules';

type Props = { path: string; choice: OrganisationChoice; total: number; adds: boolean };

/** Why there is no row: the page is behind the last one, nothing fits, or there is nothing at all. */
export function NoOrganisations({ path, choice, total, adds }: Props) {
  if (total > 0) {
    const href = organisationHref(path, choice, { page: 1 });
    return (
      <EmptyState
        title={words['organisationList.pastEnd'].th}
        action={<LinkButton href={href}>{words['organisationList.firstPage'].th}</LinkButton>}
      />
    );
  }
  if (isNarrowed(choice) || choice.tab !== 'all') {
    return (
      <EmptyState
        title={words['organisationList.noMatch'].th}
        text={words['organisationList.noMatchText'].th}
        action={<LinkButton href={path}>{words['organisationList.clear'].th}</LinkButton>}
      />
    );
  }
  const text = words[adds ? 'organisationList.emptyAdd' : 'organisationList.emptyText'].th;
  return <EmptyState title={words['organisationList.empty'].th} text={text} />;
}
