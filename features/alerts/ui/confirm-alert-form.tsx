import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { confirmAlertAction } from '../alerts.actions';
import { alertsMessages as words } from '../alerts.messages';
import type { MyAlert } from '../alerts.queries';
import { AlertSummary } from './alert-summary';

/** The button that activates an alert; opening the page changes nothing. */
export function ConfirmAlertForm({ token, alert }: { token: string; alert: MyAlert & { confirmed: boolean } }) {
  if (alert.confirmed) {
    return (
      <div className="grid gap-5">
        <Alert kind="ok">{words['alerts.confirmed'].th}</Alert>
        <AlertSummary alert={alert} />
      </div>
    );
  }
  return (
    <ActionForm action={confirmAlertAction} feedback="message" className="grid gap-5">
      <AlertSummary alert={alert} />
      <input type="hidden" name="token" value={token} />
      <SubmitRow>{words['alerts.confirm'].th}</SubmitRow>
    </ActionForm>
  );
}
