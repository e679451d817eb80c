import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { keepAccount } from '@/lib/account-deletion/actions';
import { accountDeletionMessages as words } from '@/lib/account-deletion/messages';
import { formatDate } from '@/lib/format';

/** Says on every page of the area until when a member who asked to go can still stay. */
export function LeavingBanner({ day }: { day: string }) {
  return (
    <div className="mb-6">
      <Alert
        kind="warn"
        action={
          <ActionForm action={keepAccount} className="inline-block">
            <SubmitButton size="sm">{words['deletion.undo'].th}</SubmitButton>
          </ActionForm>
        }
      >
        {words['deletion.bar'].th} {formatDate(new Date(day))}
      </Alert>
    </div>
  );
}
