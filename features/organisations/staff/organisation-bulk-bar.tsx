'use client';

import type { ComponentProps } from 'react';
import { TaskForm } from '@/components/ui/list/chosen/task-form';
import { TaskSelect } from '@/components/ui/list/chosen/task-select';
import { organisationBulkMessages as words } from '../bulk/bulk.messages';
import { isMovable, mayBeUnplaced, NO_PLACE } from '../bulk/bulk.rules';
import type { AffiliationOption } from '../edit/edit.schema';
import type { OrganisationKind } from '../organisations.schema';

type Task = 'print' | 'mail' | 'remind' | 'close' | 'open' | 'move';

const buildTask = (task: Task) => ({
  ...{ task, label: words[`organisationBulk.${task}`] },
  ...{ ask: words[`organisationBulk.ask.${task}`], text: words[`organisationBulk.text.${task}`] },
});

type Props = {
  formId: string;
  kind: OrganisationKind;
  /** URL path of the list, its path in the area, its query, and the number of organisations that it filters. */
  list: { back: string; place: string; query: string; total: number };
  /** Organisations to move to; undefined where nothing is moved. */
  places?: readonly AffiliationOption[];
  /** Server action of the form. */
  action: ComponentProps<typeof TaskForm>['action'];
  /** True for an action that also gives office logins their first passwords. */
  givesPasswords: boolean;
};

/**
 * Bulk actions for the chosen organisations of a list, or for all that it filters: first passwords of their office logins,
 * closing and opening; moving for the chosen ones.
 */
export function OrganisationBulkBar({ formId, kind, list, places, action, givesPasswords }: Props) {
  const { total, ...fields } = list;
  const statuses = [buildTask('close'), buildTask('open')] as const;
  return (
    <TaskForm
      formId={formId}
      action={action}
      fields={fields}
      label={words['organisationBulk.bar']}
      tasks={givesPasswords ? [buildTask('print'), buildTask('mail'), buildTask('remind'), ...statuses] : statuses}
      total={total}
      choice={places && { task: buildTask('move'), field: <PlaceSelect kind={kind} places={places} /> }}
    />
  );
}

function PlaceSelect({ kind, places }: { kind: OrganisationKind; places: readonly AffiliationOption[] }) {
  if (!isMovable(kind)) return null;
  const none = mayBeUnplaced(kind) ? [{ id: NO_PLACE, name: words['organisationBulk.unplaced'] }] : [];
  return <TaskSelect name="to" label={words[`organisationBulk.place.${kind}`]} choices={[...none, ...places]} />;
}
