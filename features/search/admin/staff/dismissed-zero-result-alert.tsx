import { Alert } from '@/components/ui/alert';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { dismissZeroResultAction } from '../../zero-results/zero-results.actions';
import type { ZeroResult } from '../../zero-results/zero-results.schema';
import { searchAdminMessages as words } from '../admin.messages';

/** Confirms the dismissal of a search and offers to undo it, for browsers without JavaScript. */
export function DismissedZeroResultAlert({ miss }: { miss: ZeroResult }) {
  return (
    <div className="mb-6">
      <Alert
        kind="ok"
        action={
          <ButtonForm action={dismissZeroResultAction} fields={miss}>
            {fieldMessages['ui.undo'].th}
          </ButtonForm>
        }
      >
        {words['searchDesk.dismissed']}
      </Alert>
    </div>
  );
}
