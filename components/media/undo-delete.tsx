import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { bringBackMedia } from '@/lib/media/actions';
import { mediaMessages } from '@/lib/media/messages';

/** Says that a file was deleted, with the way back. */
export function UndoDelete({ id, back }: { id: string; back: string }) {
  return (
    <div className="mb-6">
      <Alert
        kind="ok"
        action={
          <ActionForm action={bringBackMedia}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="back" value={back} />
            <SubmitButton look="outline" size="sm">
              {mediaMessages['media.restore'].th}
            </SubmitButton>
          </ActionForm>
        }
      >
        {mediaMessages['media.deleted'].th}
      </Alert>
    </div>
  );
}
