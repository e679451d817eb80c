'use client';

import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { moveCategoryItemsAction } from '../categories.actions';
import { categoriesMessages as words } from '../categories.messages';
import type { CategoryEntry } from '../categories.schema';

type Props = { entry: CategoryEntry; others: readonly CategoryEntry[]; back: string };

/** Form to move a category's items to another one of its section, as a category with items can't be deleted. */
export function MoveItemsForm({ entry, others, back }: Props) {
  const router = useRouter();
  const choices = others.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <ActionForm action={moveCategoryItemsAction} fields={{ id: entry.id }} onDone={() => router.refresh()}>
      <p className="font-strong">{entry.name}</p>
      <p className="text-sm">{words['categories.moveText'].replace('{n}', String(entry.items))}</p>
      <SelectField
        name="to"
        label={words['categories.moveTo']}
        choices={[{ value: '', label: words['categories.choose'] }, ...choices]}
      />
      <SaveButtons back={back} go={words['categories.moveGo']} />
    </ActionForm>
  );
}
