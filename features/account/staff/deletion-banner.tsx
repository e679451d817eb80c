import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { formatDate } from '@/lib/time/format';
import { undoDeletionAction } from '../deletion/deletion.actions';
import { accountDeletionMessages as words } from '../deletion/deletion.messages';

/** Banner on every page of the area until a scheduled deletion: its day and a way to cancel it. */
export function DeletionBanner({ day }: { day: string }) {
  return (
    <div className="mb-6">
      <Alert
        kind="warn"
        action={
          <ActionForm action={undoDeletionAction} className="inline-block">
            <SubmitButton size="sm">{words['deletion.undo']}</SubmitButton>
          </ActionForm>
        }
      >
        {words['deletion.bar']} {formatDate(new Date(day))}
      </Alert>
    </div>
  );
}
