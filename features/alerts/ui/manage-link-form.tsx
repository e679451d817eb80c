'use client';

import { EmailField } from '@/components/ui/form/email-field';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { askForLink } from '../alerts.actions';
import { alertsMessages as words } from '../alerts.messages';

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
