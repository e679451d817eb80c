'use client';

import { ActionForm } from '@/components/ui/action-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { WarnUnsaved } from '@/components/ui/warn-unsaved';
import { organisationEditorMessages as words } from '@/lib/organisation-editor/messages';
import type { OwnProfileForm } from '@/lib/organisation-editor/schema';
import { saveProfile } from '@/lib/organisation-profiles/actions';
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
