import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { confirm } from '../alerts.actions';
import { alertsMessages as words } from '../alerts.messages';
import type { OwnAlert } from '../alerts.schema';
import { LinkedAlert } from './linked-alert';

/** The button that starts an alert; opening the page starts nothing. */
export function ConfirmForm({ token, alert }: { token: string; alert: OwnAlert & { confirmed: boolean } }) {
  if (alert.confirmed) {
    return (
      <div className="grid gap-5">
        <Alert kind="ok">{words['alerts.confirmed'].th}</Alert>
        <LinkedAlert alert={alert} />
      </div>
    );
  }
  return (
    <ActionForm action={confirm} tell="message" className="grid gap-5">
      <LinkedAlert alert={alert} />
      <input type="hidden" name="token" value={token} />
      <div>
        <SubmitButton>{words['alerts.confirm'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
