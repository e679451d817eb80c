'use client';

import type { ComponentProps } from 'react';
import { runBulkTaskAction } from '../list.actions';
import { BulkForm } from './bulk-form';

/** What can be done to the chosen rows of one of the newsroom's lists. */
export function BulkBar(props: Omit<ComponentProps<typeof BulkForm>, 'action'>) {
  return <BulkForm action={runBulkTaskAction} {...props} />;
}
