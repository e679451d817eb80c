'use client';

import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { formatNumber } from '@/lib/time/format';
import { showCategoryAction } from '../categories.actions';
import { categoriesMessages as words } from '../categories.messages';
import type { CategoryEntry } from '../categories.schema';

/** Confirmation before hiding a category, with the number of items that readers lose. */
export function HideCategoryForm({ entry, back }: { entry: CategoryEntry; back: string }) {
  return (
    <DialogForm
      action={showCategoryAction}
      fields={{ id: entry.id, visible: 'false' }}
      back={back}
      submit={words['categories.hide']}
    >
      <p className="font-strong">{entry.name}</p>
      <p className="text-sm">{words['categories.hideText'].replace('{n}', formatNumber(entry.readable))}</p>
    </DialogForm>
  );
}
