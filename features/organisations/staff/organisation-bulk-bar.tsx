'use client';

import type { ComponentProps } from 'react';
import { TaskForm } from '@/components/ui/list/chosen/task-form';
import { organisationBulkMessages as words } from '../bulk/bulk.messages';

type Task = 'print' | 'mail' | 'remind' | 'close' | 'open';

const buildTask = (task: Task) => ({
  ...{ task, label: words[`organisationBulk.${task}`] },
  ...{ ask: words[`organisationBulk.ask.${task}`], text: words[`organisationBulk.text.${task}`] },
});

type Props = {
  formId: string;
  /** Path of the list. */
  back: string;
  /** Server action of the form. */
  action: ComponentProps<typeof TaskForm>['action'];
  /** True for an action that also gives office logins their first passwords. */
  givesPasswords: boolean;
};

/** Bulk actions for the chosen organisations of a list: first passwords of their office logins, closing and opening. */
export function OrganisationBulkBar({ formId, back, action, givesPasswords }: Props) {
  const statuses = [buildTask('close'), buildTask('open')] as const;
  return (
    <TaskForm
      formId={formId}
      action={action}
      fields={{ back }}
      label={words['organisationBulk.bar']}
      tasks={givesPasswords ? [buildTask('print'), buildTask('mail'), buildTask('remind'), ...statuses] : statuses}
    />
  );
}
