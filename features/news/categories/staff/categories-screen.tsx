import { AddDialogLink } from '@/components/ui/list/add-link';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { setStatus } from '@/lib/request/context';
import { type EntryAction, readEntryAction } from '@/lib/site/rules';
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
  const isGone = typeof asked?.id === 'number' && !entries.some(({ id }) => id === asked.id);
  if (isGone && asked.kind !== 'deleted') setStatus(404);
  return (
    <>
      <ScreenHeader title={words['categories.title']} lead={words['categories.lead']}>
        <AddDialogLink list={path}>{words['categories.add']}</AddDialogLink>
      </ScreenHeader>
      <CategoryDialogs asked={asked} entries={entries} back={path} />
      <OrderedList
        items={entries.map((entry) => ({
          id: entry.id,
          label: entry.name,
          content: <CategoryRow entry={entry} path={path} />,
        }))}
        action={orderCategoriesAction}
        label={words['categories.list']}
      />
    </>
  );
}

type DialogProps = { asked: EntryAction | undefined; entries: readonly CategoryEntry[]; back: string };

/** Dialogs that the URL requests. A category with items is emptied before it is deleted. */
function CategoryDialogs({ asked, entries, back }: DialogProps) {
  const entry = entries.find(({ id }) => id === asked?.id);
  if (entry && asked?.kind === 'hide') {
    return (
      <EditDialog key={`hide${entry.id}`} title={words['categories.hideTitle']} closeHref={back} alert>
        <HideCategoryForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  if (entry && asked?.kind === 'delete' && entry.items > 0) {
    const others = entries.filter(({ id, section }) => id !== entry.id && section === entry.section);
    return (
      <EditDialog key={`delete${entry.id}`} title={words['categories.moveTitle']} closeHref={back}>
        <MoveItemsForm entry={entry} others={others} back={back} />
      </EditDialog>
    );
  }
  return (
    <EntryDialogs
      key="entry"
      messages={words}
      prefix="categories"
      asked={asked}
      entry={entry}
      back={back}
      form={() => <CategoryForm entry={entry} back={back} />}
      remove={deleteCategoryAction}
      restore={restoreCategoryAction}
    />
  );
}
