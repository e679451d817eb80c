'use client';

import { type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { FormContext } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { ChosenBar } from '@/components/ui/list/chosen/chosen-bar';
import { ChosenResults } from '@/components/ui/list/chosen/chosen-results';
import { useChosen } from '@/components/ui/list/chosen/use-chosen';
import { formatNumber } from '@/lib/time/format';
import { runPeopleTaskAction } from '../list/bulk.actions';
import { peopleBulkMessages as words } from '../list/bulk.messages';
import type { PeopleTask } from '../list/list.schema';
import type { OrganisationOption } from './form-fields';
import { PeopleBulkDialog } from './people-bulk-dialog';

type Props = {
  formId: string;
  /** Path and query of the list, and the number of accounts that it filters. */
  back: string;
  query: string;
  total: number;
  /** Organisations to move to. */
  places: readonly OrganisationOption[];
  /** Server action of the form; by default that of the list. */
  action?: typeof runPeopleTaskAction;
};

const buttons = ['print', 'mail', 'remind', 'close', 'open'] as const satisfies readonly PeopleTask[];
/** Tasks that may be done to all accounts of the filtered list. */
const wholeTasks: readonly PeopleTask[] = buttons;

/**
 * Bulk actions for the chosen accounts of a list, or for all that it filters: the form that the rows' checkboxes belong to.
 * With script each task shows its accounts and asks.
 */
export function PeopleBulkForm({ formId, back, query, total, places, action = runPeopleTaskAction }: Props) {
  const { chosen, topics, chooseNone } = useChosen(formId);
  const [asked, setAsked] = useState<PeopleTask>('print');
  const [open, setOpen] = useState(false);
  const [whole, setWhole] = useState(false);
  const sent = useRef<HTMLInputElement>(null);
  const isAnswered = useRef(false);
  const hearAnswer = useCallback(() => {
    isAnswered.current = true;
    setOpen(false);
  }, []);
  const clear = () => {
    setWhole(false);
    chooseNone();
  };
  const closeAsk = () => {
    setOpen(false);
    if (isAnswered.current) document.querySelector<HTMLElement>(`#${formId} [data-form-message]`)?.focus();
  };
  const ask = (task: PeopleTask) => {
    isAnswered.current = false;
    setAsked(task);
    setOpen(true);
  };
  const isWhole = whole && wholeTasks.includes(asked);
  const items = isWhole ? chosen : chosen.filter(({ tasks }) => tasks.includes(asked));
  /** The form sends only rows on which the task may be run; without script it sends all, and the server refuses. */
  const send = () => {
    if (!sent.current) return;
    sent.current.value = JSON.stringify(items.map(({ id }) => String(id)));
    sent.current.disabled = false;
  };
  const isOffered = (task: PeopleTask) =>
    chosen.length === 0 || whole || chosen.some(({ tasks }) => tasks.includes(task));
  const count = whole ? total : chosen.length;
  return (
    <ActionForm
      id={formId}
      action={action}
      fields={{ back, query }}
      onDone={clear}
      showError={false}
      className="mt-2 grid gap-3"
    >
      <input ref={sent} type="hidden" name="items" disabled />
      <BulkErrors />
      <ChosenResults topics={topics} onAnswer={hearAnswer} />
      <ChosenBar label={words['peopleBulk.bar']} count={count} onClear={clear}>
        {total > chosen.length && (
          <label className="flex min-h-10 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="whole"
              value="yes"
              checked={whole}
              onChange={({ target }) => setWhole(target.checked)}
              className="size-4.5 accent-red-800"
            />
            {words['peopleBulk.whole'].replace('{n}', formatNumber(total))}
          </label>
        )}
        {buttons.filter(isOffered).map((task) => (
          <TaskButton key={task} task={task} onAsk={ask} />
        ))}
        {!whole && places.length > 1 && isOffered('move') && (
          <MoveField places={places}>
            <TaskButton task="move" onAsk={ask} />
          </MoveField>
        )}
      </ChosenBar>
      <PeopleBulkDialog
        asked={asked}
        count={isWhole ? total : items.length}
        items={items}
        open={open}
        onClose={closeAsk}
        onConfirm={send}
      />
    </ActionForm>
  );
}

/** Button of a task: with script it asks first, without it sends the form. */
function TaskButton({ task, onAsk }: { task: PeopleTask; onAsk: (task: PeopleTask) => void }) {
  return (
    <SubmitButton
      name="task"
      value={task}
      size="sm"
      look={task === 'print' ? 'primary' : 'outline'}
      onClick={(event) => {
        event.preventDefault();
        onAsk(task);
      }}
    >
      {words[`peopleBulk.${task}`]}
    </SubmitButton>
  );
}

function MoveField({ places, children }: { places: readonly OrganisationOption[]; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <select
        name="organisationId"
        aria-label={words['peopleBulk.place']}
        defaultValue=""
        className="min-h-10 min-w-0 rounded-sm border border-line-strong bg-surface px-3 py-1.5 text-sm hover:border-ink-3 max-sm:flex-1 sm:max-w-44"
      >
        <option value="">{words['peopleBulk.place']}</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {children}
    </span>
  );
}

/** Error of the whole form; if there are results per account, these show their errors. */
function BulkErrors() {
  const { error, values } = useContext(FormContext);
  if (error === undefined || (values?.results !== undefined && values.results !== '[]')) return null;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">{error}</Alert>
    </div>
  );
}
