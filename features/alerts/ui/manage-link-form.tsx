'use client';

import { EmailField } from '@/components/ui/form/email-field';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { requestManageLinkAction } from '../alerts.actions';
import { alertsMessages as words } from '../alerts.messages';

const loadCheck = () => import('./check-alert').then(({ checkManageLink }) => checkManageLink);

/** Form to have the link to all alerts mailed. */
export function ManageLinkForm() {
  return (
    <FormWithProof
      loadCheck={loadCheck}
      submitLabel={words['alerts.manageSend'].th}
      look="outline"
      action={requestManageLinkAction}
      className="grid gap-5"
    >
      <EmailField label={words['alerts.email'].th} />
    </FormWithProof>
  );
}
