'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OwnProfileForm } from '../edit/edit.rows';
import { saveOwnProfileAction } from '../profile/profile.actions';
import { ContactFields, PresentationFields } from './profile-fields';

/** Form of the public profile of the viewer's own organisation. */
export function OrganisationProfileForm({ profile }: { profile: OwnProfileForm }) {
  return (
    <ActionForm
      action={saveOwnProfileAction}
      fields={{ version: profile.version }}
      className="grid max-w-read grid-cols-1 gap-5"
    >
      <ContactFields profile={profile} />
      <PresentationFields profile={profile} />
      <SubmitRow look="outline">{words['organisationEditor.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
