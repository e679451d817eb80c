import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { stopLinked } from '@/lib/alert-pages/actions';
import { alertsMessages as words } from '@/lib/alerts/messages';
import type { OwnAlert } from '@/lib/alerts/schema';
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
