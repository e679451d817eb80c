'use client';

import type { ComponentProps } from 'react';
import { TaskForm } from '@/components/ui/list/chosen/task-form';
import { TaskSelect } from '@/components/ui/list/chosen/task-select';
import { peopleBulkMessages as words } from '../list/bulk.messages';
import type { PeopleTask } from '../list/list.schema';
import type { OrganisationOption } from './form-fields';

type Props = {
  formId: string;
  /** Path and query of the list, and the number of accounts that it filters. */
  back: string;
  query: string;
  total: number;
  /** Organisations to move to. */
  places: readonly OrganisationOption[];
  /** Server action of the form. */
  action: ComponentProps<typeof TaskForm>['action'];
};

const buildTask = (task: PeopleTask) => ({
  ...{ task, label: words[`peopleBulk.${task}`] },
  ...{ ask: words[`peopleBulk.ask.${task}`], text: words[`peopleBulk.text.${task}`] },
});

/** Bulk actions for the chosen accounts of a list, or for all that it filters. */
export function PeopleBulkForm({ formId, back, query, total, places, action }: Props) {
  return (
    <TaskForm
      formId={formId}
      action={action}
      fields={{ back, query }}
      label={words['peopleBulk.bar']}
      tasks={[buildTask('print'), buildTask('mail'), buildTask('remind'), buildTask('close'), buildTask('open')]}
      total={total}
      choice={
        places.length > 1
          ? {
              task: buildTask('move'),
              field: <TaskSelect name="organisationId" label={words['peopleBulk.place']} choices={places} />,
            }
          : undefined
      }
    />
  );
}
