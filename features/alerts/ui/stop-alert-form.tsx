import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { alertsMessages as words } from '../alerts.messages';
import type { MyAlert } from '../alerts.queries';
import { stopAlertByLinkAction } from '../subscriptions/subscriptions.actions';
import { AlertSummary } from './alert-summary';

/** Button that stops an alert or, once it is stopped, resumes it. */
export function StopAlertForm({ token, alert }: { token: string; alert: MyAlert }) {
  const { stopped } = alert;
  return (
    <ActionForm action={stopAlertByLinkAction} className="grid gap-5">
      {stopped && <Alert kind="ok">{words['alerts.stopped'].th}</Alert>}
      <AlertSummary alert={alert} />
      <input type="hidden" name="token" value={token} />
      {stopped && <input type="hidden" name="resume" value="yes" />}
      <SubmitRow look={stopped ? 'outline' : 'primary'}>
        {words[stopped ? 'alerts.resume' : 'alerts.stop'].th}
      </SubmitRow>
    </ActionForm>
  );
}
