'use client';

import { ProofOfWork } from '@/components/proof/proof-of-work';
import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { askForLink } from '@/lib/alerts/actions';
import { alertsMessages as words } from '@/lib/alerts/messages';

/** Has the link to one's alerts sent to one's e-mail. */
export function ManageLinkForm() {
  return (
    <ActionForm action={askForLink} tell="message" className="grid gap-5">
      <Field
        name="email"
        type="email"
        label={words['alerts.email'].th}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <ProofOfWork />
      <div>
        <SubmitButton look="outline">{words['alerts.manageSend'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
