'use client';

import { ActionForm } from '@/components/ui/action-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { savePicture } from '@/lib/site/actions';
import { settingsMessages as words } from '@/lib/site/messages';
import { PictureField } from './picture-field';

/** The logo in the masthead. */
export function LogoForm({ chosen }: { chosen?: { id: number; src: string } }) {
  return (
    <ActionForm action={savePicture} className="grid max-w-read gap-6">
      <PictureField
        name="mediaId"
        label={words['settings.logo'].th}
        hint={words['settings.logoDefault'].th}
        chosen={chosen}
        shape="square"
      />
      <div>
        <SubmitButton>{words['settings.save'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
