'use client';

import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveHouseWordAction } from '../house-style.actions';
import { houseStyleMessages as words } from '../house-style.messages';
import { HOUSE_WORD_LENGTH, type HouseWord, houseWordModes } from '../house-style.schema';

type Props = {
  word?: HouseWord & { version: string };
  categories: readonly { id: number; name: string }[];
  back: string;
};

/** Form of a word of the house style. */
export function WordForm({ word, categories, back }: Props) {
  const everywhere = { value: '', label: words['houseWord.everywhere'] };
  return (
    <DialogForm action={saveHouseWordAction} fields={{ id: word?.id, version: word?.version }} back={back}>
      <Field
        name="avoided"
        label={words['houseWord.avoided']}
        hint={words['houseWord.wrongHint']}
        maxLength={HOUSE_WORD_LENGTH}
        defaultValue={word?.avoided}
        autoComplete="off"
      />
      <Field
        name="right"
        label={words['houseWord.right']}
        maxLength={HOUSE_WORD_LENGTH}
        defaultValue={word?.right}
        autoComplete="off"
      />
      <SelectField
        name="mode"
        label={words['houseWord.mode']}
        choices={houseWordModes.map((mode) => ({ value: mode, label: words[`houseWord.mode.${mode}`] }))}
        defaultValue={word?.mode}
      />
      <SelectField
        name="categoryId"
        label={words['houseWord.scope']}
        optional
        choices={[everywhere, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        defaultValue={word?.categoryId ?? ''}
      />
    </DialogForm>
  );
}
