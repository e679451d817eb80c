'use client';

import type { ComponentProps } from 'react';
import { TaskForm } from '@/components/ui/list/chosen/task-form';
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
      choice={places.length > 1 ? { task: buildTask('move'), field: <PlaceField places={places} /> } : undefined}
    />
  );
}

function PlaceField({ places }: { places: readonly OrganisationOption[] }) {
  return (
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
  );
}
