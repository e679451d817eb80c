'use client';

import { SendWithProof } from '@/components/proof/send-with-proof';
import { ActionForm } from '@/components/ui/action-form';
import { EmailField } from '@/components/ui/email-field';
import { askForLink } from '@/lib/alerts/actions';
import { alertsMessages as words } from '@/lib/alerts/messages';

/** Has the link to one's alerts sent to one's e-mail. */
export function ManageLinkForm() {
  return (
    <ActionForm action={askForLink} tell="message" className="grid gap-5">
      <EmailField label={words['alerts.email'].th} />
      <SendWithProof look="outline">{words['alerts.manageSend'].th}</SendWithProof>
    </ActionForm>
  );
}
