import { RotateCw } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { mailMessages } from '@/lib/mail/messages';
import type { MailEntry } from '@/lib/mail/schema';
import { sendMailAgainAction } from '../outbox.actions';

/** Button that puts a failed mail back into the queue. */
export function ResendForm({ mail }: { mail: Pick<MailEntry, 'id' | 'recipient'> }) {
  return (
    <ActionForm action={sendMailAgainAction} fields={{ id: mail.id }} className="grid justify-items-start gap-2">
      <SubmitButton
        look="outline"
        size="sm"
        className="whitespace-nowrap"
        aria-label={`${mailMessages['mail.sendAgain']} ${mail.recipient}`}
      >
        <RotateCw aria-hidden="true" className="size-4" />
        {mailMessages['mail.sendAgain']}
      </SubmitButton>
    </ActionForm>
  );
}
