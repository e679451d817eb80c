'use client';

import { useId } from 'react';
import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveDisclosureAction } from '../disclosure.actions';
import { disclosureMessages as words } from '../disclosure.messages';
import type { DisclosureItem } from '../disclosure.queries';

type Props = {
  entry?: DisclosureItem;
  year: number;
  /** Parts already used in this year. */
  parts: readonly string[];
  documents: readonly { target: string; title: string }[];
  back: string;
};

/** Form for an item of a fiscal year's list; documents of the site can be chosen by title. */
export function DisclosureForm({ entry, year, parts, documents, back }: Props) {
  const field = bindFields(words, 'disclosure', entry);
  const id = useId();
  return (
    <DialogForm action={saveDisclosureAction} fields={{ id: entry?.id }} back={back}>
      <div className="grid grid-cols-2 gap-4">
        <Field
          name="fiscalYear"
          label={words['disclosure.year'].th}
          defaultValue={entry?.fiscalYear ?? year}
          inputMode="numeric"
        />
        <Field {...field('number')} defaultValue={entry && `O${entry.number}`} autoComplete="off" />
      </div>
      <Field {...field('part')} list={`${id}-parts`} optional />
      <datalist id={`${id}-parts`}>
        {parts.map((part) => (
          <option key={part} value={part} />
        ))}
      </datalist>
      <Field name="title" label={words['disclosure.name']} defaultValue={entry?.title} />
      <TextAreaField {...field('note')} rows={2} optional />
      <Field {...field('target')} list={`${id}-documents`} optional />
      <datalist id={`${id}-documents`}>
        {documents.map(({ target, title }) => (
          <option key={target} value={target} label={title} />
        ))}
      </datalist>
    </DialogForm>
  );
}
