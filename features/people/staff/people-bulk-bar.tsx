'use client';

import type { ComponentProps } from 'react';
import { runPeopleTaskAction } from '../list/bulk.actions';
import { PeopleBulkForm } from './people-bulk-form';

/** Bulk actions for the chosen accounts of a list. */
export function PeopleBulkBar(props: Omit<ComponentProps<typeof PeopleBulkForm>, 'action'>) {
  return <PeopleBulkForm action={runPeopleTaskAction} {...props} />;
}
