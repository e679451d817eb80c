'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { contactMessages as words } from '../contact.messages';
import { type Handler, type TaskStatus, taskStatuses } from '../tasks.schema';

type AssignProps = { task: { id: number; assignee?: Handler }; handlers: readonly Handler[]; assign: FormAction };
type Props = AssignProps & { task: { status: TaskStatus }; move: FormAction };

/** Forms for a task's status and assignee. */
export function HandlingForms({ move, ...props }: Props) {
  const { id, status } = props.task;
  return (
    <section className="grid gap-5 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{words['contact.handling']}</h2>
      <ActionForm action={move} fields={{ id, from: status }} className="grid gap-3">
        <SelectField
          name="status"
          label={words['contact.statuses']}
          defaultValue={status}
          choices={taskStatuses.map((one) => ({ value: one, label: words[`contact.status.${one}`] }))}
        />
        <SubmitRow look="outline" size="sm">
          {words['contact.saveStatus']}
        </SubmitRow>
      </ActionForm>
      <TaskAssignForm {...props} />
    </section>
  );
}

/** Form for a task's assignee. */
export function TaskAssignForm({ task: { id, assignee }, handlers, assign }: AssignProps) {
  return (
    <ActionForm action={assign} fields={{ id }} className="grid gap-3">
      <SelectField
        name="assigneeId"
        label={words['contact.whose']}
        defaultValue={assignee?.id ?? ''}
        choices={[
          { value: '', label: words['contact.nobody'] },
          ...handlers.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
      />
      <SubmitRow look="outline" size="sm">
        {words['contact.assign']}
      </SubmitRow>
    </ActionForm>
  );
}
