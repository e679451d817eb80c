'use client';

import { type ComponentProps, type ReactNode, useContext, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { FormContext } from '@/components/ui/form/form-context';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { formatNumber } from '@/lib/time/format';
import { ChosenBar } from './chosen-bar';
import { ChosenResults } from './chosen-results';
import { chosenMessages as words } from './messages';
import { type RowTask, TaskDialog } from './task-dialog';
import { useAsked } from './use-asked';
import { useChosen } from './use-chosen';

type Props = {
  formId: string;
  /** Server action of the form, and its hidden fields. */
  action: ComponentProps<typeof ActionForm>['action'];
  fields: ComponentProps<typeof ActionForm>['fields'];
  /** Words that name the bar. */
  label: string;
  tasks: readonly [RowTask, ...RowTask[]];
  /** Number of rows that the list filters, if tasks may be done to all of them. */
  total?: number;
  /** A task of the chosen rows only, with a field before its button. */
  choice?: { task: RowTask; field: ReactNode };
};

/**
 * Bulk actions for the chosen rows of a list, or for all that it filters: the form that the rows' checkboxes belong to. With
 * script each task shows its rows and asks.
 */
export function TaskForm({ formId, action, fields, label, tasks, total = 0, choice }: Props) {
  const { chosen, topics, chooseNone } = useChosen(formId);
  const { asked, open, ask, close, hearAnswer } = useAsked<RowTask>(formId, tasks[0]);
  const [isWhole, setWhole] = useState(false);
  const sent = useRef<HTMLInputElement>(null);
  const clear = () => {
    setWhole(false);
    chooseNone();
  };
  const items = isWhole ? chosen : chosen.filter((row) => row.tasks.includes(asked.task));
  /** The form sends only rows on which the task may be run; without script it sends all, and the server refuses. */
  const send = () => {
    if (!sent.current) return;
    sent.current.value = JSON.stringify(items.map(({ id }) => String(id)));
    sent.current.disabled = false;
  };
  const isOffered = ({ task }: RowTask) =>
    chosen.length === 0 || isWhole || chosen.some((row) => row.tasks.includes(task));
  return (
    <ActionForm
      id={formId}
      action={action}
      fields={fields}
      onDone={clear}
      showError={false}
      className="mt-2 grid gap-3"
    >
      <input ref={sent} type="hidden" name="items" disabled />
      <TaskErrors />
      <ChosenResults topics={topics} onAnswer={hearAnswer} />
      <ChosenBar label={label} count={isWhole ? total : chosen.length} onClear={clear}>
        {total > chosen.length && (
          <label className="flex min-h-10 items-center gap-2 text-sm">
            <input
              {...{ type: 'checkbox', name: 'whole', value: 'yes', className: 'size-4.5 accent-red-800' }}
              checked={isWhole}
              onChange={({ target }) => setWhole(target.checked)}
            />
            {words['chosen.whole'].replace('{n}', formatNumber(total))}
          </label>
        )}
        {tasks.filter(isOffered).map((task, index) => (
          <TaskButton key={task.task} task={task} isFirst={index === 0} onAsk={ask} />
        ))}
        {choice && !isWhole && isOffered(choice.task) && (
          <span className="flex min-w-0 items-center gap-2 max-sm:w-full">
            {choice.field}
            <TaskButton task={choice.task} onAsk={ask} />
          </span>
        )}
      </ChosenBar>
      <TaskDialog
        task={asked}
        count={isWhole ? total : items.length}
        items={items}
        open={open}
        onClose={close}
        onConfirm={send}
      />
    </ActionForm>
  );
}

type ButtonProps = { task: RowTask; isFirst?: boolean; onAsk: (task: RowTask) => void };

/** Button of a task: with script it asks first, without it sends the form. */
function TaskButton({ task, isFirst, onAsk }: ButtonProps) {
  return (
    <SubmitButton
      name="task"
      value={task.task}
      size="sm"
      look={isFirst ? 'primary' : 'outline'}
      onClick={(event) => {
        event.preventDefault();
        onAsk(task);
      }}
    >
      {task.label}
    </SubmitButton>
  );
}

/** Error of the whole form; if there are results by row, these show their errors. */
function TaskErrors() {
  const { error, values } = useContext(FormContext);
  if (error === undefined || (values?.results !== undefined && values.results !== '[]')) return null;
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad">{error}</Alert>
    </div>
  );
}
