'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { saveAboutAction } from '../website.actions';
import { HtmlField } from './html-field';

/** Form for the text of the about page. */
export function AboutForm({ about }: { about: string }) {
  return (
    <ActionForm action={saveAboutAction} fields={{ seen: about }} className="grid max-w-read gap-6">
      <HtmlField name="about" label={words['settings.about']} value={about} />
      <SubmitRow>{words['settings.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
