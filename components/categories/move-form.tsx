'use client';

import { useRouter } from 'next/navigation';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { SelectField } from '@/components/ui/select-field';
import { moveNews } from '@/lib/categories/actions';
import { categoriesMessages as words } from '@/lib/categories/messages';
import type { CategoryEntry } from '@/lib/categories/schema';

type Props = { entry: CategoryEntry; others: readonly CategoryEntry[]; back: string };

/** A category with items can't be deleted: offers to move them to another one of its section. */
export function MoveForm({ entry, others, back }: Props) {
  const router = useRouter();
  const choices = others.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <ActionForm action={moveNews} onDone={() => router.refresh()}>
      <input type="hidden" name="id" value={entry.id} />
      <p className="font-strong">{entry.name}</p>
      <p className="text-sm">{words['categories.moveText'].th.replace('{n}', String(entry.items))}</p>
      <SelectField
        name="to"
        label={words['categories.moveTo'].th}
        choices={[{ value: '', label: words['categories.choose'].th }, ...choices]}
      />
      <SaveButtons back={back} go={words['categories.moveGo'].th} />
    </ActionForm>
  );
}
