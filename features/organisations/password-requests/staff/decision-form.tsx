'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { approvePasswordRequestAction, refusePasswordRequestAction } from '../password-requests.actions';
import { passwordRequestsMessages } from '../password-requests.messages';
import type { PasswordRequest } from '../password-requests.queries';
import type { DecisionName } from '../password-requests.rules';

type Props = {
  request: PasswordRequest;
  decision: DecisionName;
  onDone?: () => void;
  /** Cancels: `onCancel` closes a dialog, `back` is the URL to which a page returns. */
  onCancel?: () => void;
  back?: string;
};

const actions = { approve: approvePasswordRequestAction, refuse: refusePasswordRequestAction } as const;
const REASON_LENGTH = 1_000;

/** Form of a decision: the request, the consequence or the field for the reason, and the button. */
export function DecisionForm({ request, decision, onDone, onCancel, back }: Props) {
  const cancel = passwordRequestsMessages['registrations.cancel'];
  return (
    <ActionForm action={actions[decision]} fields={{ id: request.id }} onDone={onDone}>
      <dl className="grid gap-1 text-sm">
        <dt className="sr-only">{passwordRequestsMessages['registrations.institution']}</dt>
        <dd className="font-strong">{request.institution}</dd>
        <dt className="sr-only">{passwordRequestsMessages['registrations.email']}</dt>
        <dd className="wrap-anywhere font-normal">{request.email}</dd>
      </dl>
      {decision === 'approve' ? (
        <p className="text-sm">{passwordRequestsMessages['registrations.approveText']}</p>
      ) : (
        <TextAreaField
          name="reason"
          label={passwordRequestsMessages['registrations.reasonLabel']}
          hint={passwordRequestsMessages['registrations.reasonHint']}
          maxLength={REASON_LENGTH}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {back ? <LinkButton href={back}>{cancel}</LinkButton> : <Button onClick={onCancel}>{cancel}</Button>}
        <SubmitButton>
          {passwordRequestsMessages[decision === 'approve' ? 'registrations.approve' : 'registrations.refuseGo']}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
