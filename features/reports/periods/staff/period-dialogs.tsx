import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import type { EntryAction } from '@/lib/site/rules';
import { deletePeriodAction, restorePeriodAction } from '../periods.actions';
import { periodsMessages as words } from '../periods.messages';
import type { PeriodEntry } from '../periods.schema';
import { CorrectionForm } from './correction-form';
import { PeriodForm } from './period-form';

type Props = { asked?: EntryAction; entry?: PeriodEntry; years: readonly number[]; year: number; back: string };

/** Dialogs requested by the query. A closed period is corrected with a reason instead of edited. */
export function PeriodDialogs({ asked, entry, years, year, back }: Props) {
  if (asked?.kind === 'edit' && entry?.state === 'closed') {
    return (
      <EditDialog key={`edit${entry.id}`} title={words['periods.correctTitle']} closeHref={back} width="md">
        <CorrectionForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  return (
    <EntryDialogs
      messages={words}
      prefix="periods"
      asked={asked}
      entry={entry}
      back={back}
      form={() => <PeriodForm entry={entry} years={years} year={year} back={back} />}
      remove={deletePeriodAction}
      restore={restorePeriodAction}
    />
  );
}
