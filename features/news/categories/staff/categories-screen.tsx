import { Plus } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { setStatus } from '@/lib/request/context';
import { buildEntryActionHref, type EntryAction, readEntryAction } from '@/lib/site/rules';
import { deleteCategoryAction, orderCategoriesAction, restoreCategoryAction } from '../categories.actions';
import { categoriesMessages as words } from '../categories.messages';
import { listCategoryEntries } from '../categories.queries';
import type { CategoryEntry } from '../categories.schema';
import { CategoryForm } from './category-form';
import { CategoryRow } from './category-row';
import { HideCategoryForm } from './hide-category-form';
import { MoveItemsForm } from './move-items-form';

/** Admin screen: ordered list of categories, with dialogs to add, edit, hide and delete. */
export async function CategoriesScreen({ params, path, rest }: ScreenProps) {
  const entries = await listCategoryEntries();
  const asked = readEntryAction(params, rest);
  const isGone = asked && typeof asked.id === 'number' && !entries.some(({ id }) => id === asked.id);
  if (isGone && asked.kind !== 'deleted') setStatus(404);
  return (
    <>
      <ScreenHeader title={words['categories.title']} lead={words['categories.lead']}>
        <DialogLink href={buildEntryActionHref(path, 'edit', 'new')} className={getButtonClass({ look: 'primary' })}>
          <Plus aria-hidden="true" className="size-4" />
          {words['categories.add']}
        </DialogLink>
      </ScreenHeader>
      {asked?.kind === 'deleted' && typeof asked.id === 'number' && isGone && (
        <DeletedNote id={asked.id} words={words['categories.deleted']} restore={restoreCategoryAction} />
      )}
      {asked && <CategoryDialogs asked={asked} entries={entries} back={path} />}
      <OrderedList
        items={entries.map((entry) => ({
          id: entry.id,
          label: entry.name,
          content: <CategoryRow entry={entry} path={path} />,
        }))}
        action={orderCategoriesAction}
        label={words['categories.list']}
        className={listClass}
        itemClass={rowClass}
      />
    </>
  );
}

type DialogProps = { asked: EntryAction; entries: readonly CategoryEntry[]; back: string };

/** The dialog requested by the URL; none if the entry does not exist. */
function CategoryDialogs({ asked: { kind, id }, entries, back }: DialogProps) {
  const key = `${kind}${id}`;
  const entry = entries.find((one) => one.id === id);
  if (kind === 'edit' && (entry || id === 'new')) {
    const title = words[entry ? 'categories.edit' : 'categories.add'];
    return (
      <EditDialog key={key} title={title} closeHref={back} width="md">
        <CategoryForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  if (!entry) return null;
  if (kind === 'hide') {
    return (
      <EditDialog key={key} title={words['categories.hideTitle']} closeHref={back} alert>
        <HideCategoryForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete') return null;
  if (entry.items > 0) {
    const others = entries.filter(({ id: other, section }) => other !== entry.id && section === entry.section);
    return (
      <EditDialog key={key} title={words['categories.moveTitle']} closeHref={back}>
        <MoveItemsForm entry={entry} others={others} back={back} />
      </EditDialog>
    );
  }
  return (
    <EditDialog key={`${key} empty`} title={words['categories.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={entry.id}
        name={entry.name}
        text={words['categories.deleteText']}
        submitLabel={words['categories.delete']}
        action={deleteCategoryAction}
        restore={restoreCategoryAction}
        back={back}
      />
    </EditDialog>
  );
}
