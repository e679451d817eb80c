import { SelectField } from '@/components/ui/form/select-field';
import { officeMoveMessages as words } from '../office.messages';

export type OfficeChoices = { mayPublish: boolean; categories: readonly { id: number; name: string }[] };

/** Fields for the state of the items that come, and for their category. */
export function WishFields({ mayPublish, categories }: OfficeChoices) {
  const ways = mayPublish ? (['drafts', 'published'] as const) : (['drafts'] as const);
  return (
    <>
      <SelectField
        name="as"
        label={words['officeMove.as']}
        hint={mayPublish ? undefined : words['officeMove.onlyDrafts']}
        choices={ways.map((way) => ({ value: way, label: words[`officeMove.as.${way}`] }))}
      />
      <SelectField
        name="categoryId"
        label={words['officeMove.category']}
        choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
}
