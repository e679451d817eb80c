import { ExternalLink } from 'lucide-react';
import { AccountSection } from '@/components/ui/page/account-section';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OwnProfileForm } from '../edit/edit.rows';
import { OrganisationProfileForm } from './organisation-profile-form';

/** Public profile of the viewer's own organisation, on its office's account page. */
export function OwnProfileSection({ profile }: { profile: OwnProfileForm }) {
  return (
    <AccountSection
      wide
      title={words['organisationEditor.own']}
      lead={
        <>
          {words['organisationEditor.ownLead']}{' '}
          <a href={`/organisations/${profile.id}/`} className="inline-flex items-center gap-1 text-link underline">
            {words['organisationEditor.public']}
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        </>
      }
    >
      <OrganisationProfileForm profile={profile} />
    </AccountSection>
  );
}
