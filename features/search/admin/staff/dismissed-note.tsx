import { Alert } from '@/components/ui/alert';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { SmallForm } from '@/components/ui/ordered/small-form';
import { dismiss } from '../../zero-results/zero-results.actions';
import type { SearchMiss } from '../../zero-results/zero-results.schema';
import { searchDeskMessages as words } from '../admin.messages';

/** Says that a search was taken off the list and offers to bring it back, to browsers without script. */
export function DismissedNote({ miss }: { miss: SearchMiss }) {
  return (
    <div className="mb-6">
      <Alert
        kind="ok"
        action={
          <SmallForm action={dismiss} fields={miss}>
            {fieldMessages['ui.undo'].th}
          </SmallForm>
        }
      >
        {words['searchDesk.dismissed'].th}
      </Alert>
    </div>
  );
}
