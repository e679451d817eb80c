import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { alertsMessages as words } from '../alerts.messages';
import { stopAllAlertsAction } from '../subscriptions/subscriptions.actions';

export function StopAllAlertsForm({ token }: { token?: string }) {
  return (
    <ActionForm action={stopAllAlertsAction} className="mt-8 grid gap-3">
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <p className="max-w-read text-ink-2 text-sm">{words['alerts.stopAllLead'].th}</p>
      <SubmitRow look="outline">{words['alerts.stopAll'].th}</SubmitRow>
    </ActionForm>
  );
}
