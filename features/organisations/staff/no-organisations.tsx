import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { organisationListMessages as words } from '../list/list.messages';
import { type OrganisationChoice, organisationList } from '../list/list.rules';

type Props = { path: string; choice: OrganisationChoice; adds: boolean };

/** Empty state: nothing matches, or the list is empty. */
export function NoOrganisations({ path, choice, adds }: Props) {
  if (organisationList.isNarrowed(choice) || choice.tab !== 'all') {
    return (
      <EmptyState
        title={words['organisationList.noMatch']}
        text={words['organisationList.noMatchText']}
        action={<LinkButton href={path}>{words['organisationList.clear']}</LinkButton>}
      />
    );
  }
  const text = words[adds ? 'organisationList.emptyAdd' : 'organisationList.emptyText'];
  return <EmptyState title={words['organisationList.empty']} text={text} />;
}
