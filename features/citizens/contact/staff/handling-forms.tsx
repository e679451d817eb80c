'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { contactMessages as words } from '../contact.messages';
import { type Handler, type TaskStatus, taskStatuses } from '../contact.schema';

type Props = {
  task: { id: number; status: TaskStatus; assignee?: Handler };
  handlers: readonly Handler[];
  move: FormAction;
  assign: FormAction;
};

/** Forms for a task's status and assignee. */
export function HandlingForms({ task: { id, status, assignee }, handlers, move, assign }: Props) {
  return (
    <section className="grid gap-5 rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">{words['contact.handling']}</h2>
      <ActionForm action={move} className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={status} />
        <SelectField
          name="status"
          label={words['contact.statuses']}
          defaultValue={status}
          choices={taskStatuses.map((one) => ({ value: one, label: words[`contact.status.${one}`] }))}
        />
        <div>
          <SubmitButton look="outline" size="sm">
            {words['contact.saveStatus']}
          </SubmitButton>
        </div>
      </ActionForm>
      <ActionForm action={assign} className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <SelectField
          name="assigneeId"
          label={words['contact.whose']}
          defaultValue={assignee?.id ?? ''}
          choices={[
            { value: '', label: words['contact.nobody'] },
            ...handlers.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
        <div>
          <SubmitButton look="outline" size="sm">
            {words['contact.assign']}
          </SubmitButton>
        </div>
      </ActionForm>
    </section>
  );
}
