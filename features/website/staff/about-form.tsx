'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { saveAboutAction } from '../website.actions';
import { HtmlField } from './html-field';

/** Form for the text of the about page. */
export function AboutForm({ about }: { about: string }) {
  return (
    <ActionForm action={saveAboutAction} className="grid max-w-read gap-6">
      <input type="hidden" name="seen" value={about} />
      <HtmlField name="about" label={words['settings.about']} value={about} />
      <div>
        <SubmitButton>{words['settings.save']}</SubmitButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
