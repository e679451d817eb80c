import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { alertsMessages as words } from '../alerts.messages';
import type { OwnAlert } from '../alerts.schema';
import { stopLinked } from '../subscriptions/subscriptions.actions';
import { LinkedAlert } from './linked-alert';

/** The one button that stops an alert, and once it is stopped the one that takes it up again. */
export function StopForm({ token, alert }: { token: string; alert: OwnAlert }) {
  const { stopped } = alert;
  return (
    <ActionForm action={stopLinked} className="grid gap-5">
      {stopped && <Alert kind="ok">{words['alerts.stopped'].th}</Alert>}
      <LinkedAlert alert={alert} />
      <input type="hidden" name="token" value={token} />
      {stopped && <input type="hidden" name="resume" value="yes" />}
      <div>
        <SubmitButton look={stopped ? 'outline' : 'primary'}>
          {words[stopped ? 'alerts.resume' : 'alerts.stop'].th}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
