import { ActionForm } from '@/components/ui/action-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { stopAll } from '@/lib/alert-pages/actions';
import { alertsMessages as words } from '@/lib/alerts/messages';

/** Ends all alerts at once. */
export function StopAllForm({ token }: { token?: string }) {
  return (
    <ActionForm action={stopAll} className="mt-8 grid gap-3">
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <p className="max-w-read text-ink-2 text-sm">{words['alerts.stopAllLead'].th}</p>
      <div>
        <SubmitButton look="outline">{words['alerts.stopAll'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
