'use client';

import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { show } from '@/lib/categories/actions';
import { categoriesMessages as words } from '@/lib/categories/messages';
import type { CategoryEntry } from '@/lib/categories/schema';
import { formatNumber } from '@/lib/format';

/** Says how many items readers lose before a category is hidden. */
export function HideForm({ entry, back }: { entry: CategoryEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={show} onDone={close}>
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="visible" value="false" />
      <p className="font-strong">{entry.name}</p>
      <p className="text-sm">{words['categories.hideText'].th.replace('{n}', formatNumber(entry.readable))}</p>
      <SaveButtons back={back} go={words['categories.hide'].th} />
    </ActionForm>
  );
}
