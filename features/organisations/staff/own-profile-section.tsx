import { ExternalLink } from 'lucide-react';
import { AccountSection } from '@/components/ui/page/account-section';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OwnProfileForm } from '../edit/edit.schema';
import { OrganisationProfileForm } from './organisation-profile-form';

/** What readers see of one's own organisation, on the account's page of its office. */
export function OwnProfileSection({ profile }: { profile: OwnProfileForm }) {
  return (
    <AccountSection
      wide
      title={words['organisationEditor.own'].th}
      lead={
        <>
          {words['organisationEditor.ownLead'].th}{' '}
          <a href={`/organisations/${profile.id}/`} className="inline-flex items-center gap-1 text-link underline">
            {words['organisationEditor.public'].th}
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        </>
      }
    >
      <OrganisationProfileForm profile={profile} />
    </AccountSection>
  );
}
