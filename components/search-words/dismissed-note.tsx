import { SmallForm } from '@/components/ordered/small-form';
import { Alert } from '@/components/ui/alert';
import { searchDeskMessages as words } from '@/lib/search-desk/messages';
import { dismiss } from '@/lib/search-misses/actions';
import type { SearchMiss } from '@/lib/search-misses/schema';
import { fieldMessages } from '@/lib/ui-fields/messages';

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
