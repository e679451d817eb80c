import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import type { EntryAction } from '@/lib/site/rules';
import { deletePeriodAction, restorePeriodAction } from '../periods.actions';
import { periodsMessages as words } from '../periods.messages';
import type { PeriodEntry } from '../periods.schema';
import { CorrectionForm } from './correction-form';
import { PeriodForm } from './period-form';

type Props = { asked: EntryAction; entry?: PeriodEntry; years: readonly number[]; year: number; back: string };

/** Dialog requested by the query; none for an unknown period. */
export function PeriodDialogs({ asked: { kind, id }, entry, years, year, back }: Props) {
  const key = `${kind}${id}`;
  if (kind === 'edit' && entry?.state === 'closed') {
    return (
      <EditDialog key={key} title={words['periods.correctTitle']} closeHref={back} width="md">
        <CorrectionForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  if (kind === 'edit' && (entry || id === 'new')) {
    return (
      <EditDialog key={key} title={words[entry ? 'periods.edit' : 'periods.add']} closeHref={back} width="md">
        <PeriodForm entry={entry} years={years} year={year} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !entry) return null;
  return (
    <EditDialog key={key} title={words['periods.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={entry.id}
        name={entry.name}
        text={words['periods.deleteText']}
        submitLabel={words['periods.delete']}
        action={deletePeriodAction}
        restore={restorePeriodAction}
        back={back}
      />
    </EditDialog>
  );
}
