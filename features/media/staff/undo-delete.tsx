import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { restoreMediaAction } from '../media.actions';
import { mediaMessages } from '../media.messages';

/** Notice that a file was deleted, with an undo button. */
export function UndoDelete({ id, back }: { id: string; back: string }) {
  return (
    <div className="mb-6">
      <Alert
        kind="ok"
        action={
          <ActionForm action={restoreMediaAction} fields={{ id, back }}>
            <SubmitButton look="outline" size="sm">
              {mediaMessages['media.restore']}
            </SubmitButton>
          </ActionForm>
        }
      >
        {mediaMessages['media.deleted']}
      </Alert>
    </div>
  );
}
