'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OwnProfileForm } from '../edit/edit.schema';
import { saveProfile } from '../profile/profile.actions';
import { ReachFields, ShowFields } from './profile-fields';

/** The public profile of one's own organisation. */
export function ProfileForm({ profile }: { profile: OwnProfileForm }) {
  return (
    <ActionForm action={saveProfile} className="grid max-w-read grid-cols-1 gap-5">
      <input type="hidden" name="version" value={profile.version} />
      <ReachFields profile={profile} />
      <ShowFields profile={profile} />
      <div>
        <SubmitButton look="outline">{words['organisationEditor.save'].th}</SubmitButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
