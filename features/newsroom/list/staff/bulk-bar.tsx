'use client';

import type { ComponentProps } from 'react';
import { runBulkTaskAction } from '../list.actions';
import { BulkForm } from './bulk-form';

/** Bulk actions for the chosen rows of a newsroom list. */
export function BulkBar(props: Omit<ComponentProps<typeof BulkForm>, 'action'>) {
  return <BulkForm action={runBulkTaskAction} {...props} />;
}
