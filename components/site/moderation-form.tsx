'use client';

import { CheckField } from '@/components/ordered/check-field';
import { ActionForm } from '@/components/ui/action-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { WarnUnsaved } from '@/components/ui/warn-unsaved';
import { saveApproval } from '@/lib/site/actions';
import { settingsMessages as words } from '@/lib/site/messages';
import { type ModeratedKind, moderatedKinds } from '@/lib/site/schema';

/** Which kinds of organisations need approval before their items are public. */
export function ModerationForm({ kinds }: { kinds: readonly ModeratedKind[] }) {
  return (
    <ActionForm action={saveApproval} className="grid max-w-read gap-6">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-normal text-sm">{words['settings.moderation'].th}</legend>
        {moderatedKinds.map((kind) => (
          <CheckField key={kind} name={kind} label={words[`settings.kind.${kind}`].th} checked={kinds.includes(kind)} />
        ))}
      </fieldset>
      <div>
        <SubmitButton>{words['settings.save'].th}</SubmitButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
