'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { type ModeratedKind, moderatedKinds } from '@/lib/site/schema';
import { saveModerationAction } from '../website.actions';

/** Form for the kinds of organisations that need approval before their items are public. */
export function ModerationForm({ kinds }: { kinds: readonly ModeratedKind[] }) {
  return (
    <ActionForm action={saveModerationAction} className="grid max-w-read gap-6">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-normal text-sm">{words['settings.moderation']}</legend>
        {moderatedKinds.map((kind) => (
          <CheckboxField key={kind} name={kind} label={words[`settings.kind.${kind}`]} checked={kinds.includes(kind)} />
        ))}
      </fieldset>
      <SubmitRow>{words['settings.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
