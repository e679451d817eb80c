import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import type { Column } from '@/components/ui/list/list-table';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { passNewsAction } from '../undecided.actions';
import { undecidedMessages as words } from '../undecided.messages';

type DecidedRow = { id: number; version: number; topic: string; raisesTo?: number; mayPass: boolean };

/** Columns that a decision needs no room for. */
const LEFT_OUT = ['status', 'updated', 'reads'];

/** Columns of a list of undecided items: with the two decisions in each row. */
export function toUndecidedColumns<R extends DecidedRow>(columns: readonly Column<R>[]): Column<R>[] {
  const kept = columns.filter(({ key }) => !LEFT_OUT.includes(key));
  const decide: Column<R> = { key: 'decide', title: words['undecided.decide'], cell: (row) => <Decide row={row} /> };
  return [...kept.filter(({ key }) => key !== 'actions'), decide, ...kept.filter(({ key }) => key === 'actions')];
}

function Decide({ row: { id, version, topic, raisesTo, mayPass } }: { row: DecidedRow }) {
  const raise = words[raisesTo === 3 ? 'undecided.raise.3' : 'undecided.raise.2'];
  return (
    <div className="flex flex-wrap gap-2 max-md:justify-end md:flex-nowrap">
      {raisesTo !== undefined && (
        <ActionForm action={transitionNewsAction} fields={{ id, version, event: 'lift', level: raisesTo }}>
          <SubmitButton look="outline" size="sm" aria-label={`${raise} ${topic}`} className="whitespace-nowrap">
            {raise}
          </SubmitButton>
        </ActionForm>
      )}
      {mayPass && (
        <ActionForm action={passNewsAction} fields={{ id, version, pass: 'yes' }}>
          <SubmitButton
            look="quiet"
            size="sm"
            aria-label={`${words['undecided.pass']} ${topic}`}
            className="whitespace-nowrap"
          >
            {words['undecided.pass']}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  );
}
