'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { formatNumber } from '@/lib/time/format';
import { showCategoryAction } from '../categories.actions';
import { categoriesMessages as words } from '../categories.messages';
import type { CategoryEntry } from '../categories.schema';

/** Confirmation before hiding a category, with the number of items that readers lose. */
export function HideCategoryForm({ entry, back }: { entry: CategoryEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={showCategoryAction} onDone={close}>
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="visible" value="false" />
      <p className="font-strong">{entry.name}</p>
      <p className="text-sm">{words['categories.hideText'].replace('{n}', formatNumber(entry.readable))}</p>
      <SaveButtons back={back} go={words['categories.hide']} />
    </ActionForm>
  );
}
