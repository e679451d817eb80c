'use client';

import { FormWithProof } from '@/components/proof/form-with-proof';
import { EmailField } from '@/components/ui/email-field';
import { askForLink } from '@/lib/alerts/actions';
import { alertsMessages as words } from '@/lib/alerts/messages';

const loadCheck = () => import('./check-alert').then(({ checkManage }) => checkManage);

/** Has the link to one's alerts sent to one's e-mail. */
export function ManageLinkForm() {
  return (
    <FormWithProof
      loadCheck={loadCheck}
      send={words['alerts.manageSend'].th}
      look="outline"
      action={askForLink}
      className="grid gap-5"
    >
      <EmailField label={words['alerts.email'].th} />
    </FormWithProof>
  );
}
