'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { PictureField } from '@/features/media/staff/picture-field';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { saveLogoAction } from '../website.actions';

/** Form for the logo in the masthead. */
export function LogoForm({ chosen }: { chosen?: { id: number; src: string } }) {
  return (
    <ActionForm action={saveLogoAction} className="grid max-w-read gap-6">
      <PictureField
        name="mediaId"
        label={words['settings.logo']}
        hint={words['settings.logoDefault']}
        chosen={chosen}
        shape="square"
      />
      <SubmitRow>{words['settings.save']}</SubmitRow>
    </ActionForm>
  );
}
