'use client';

import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveSynonymsAction } from '@/features/news/filter/synonyms.actions';
import { searchAdminMessages as words } from '../admin.messages';

type Props = {
  group?: { id: number; version: string };
  typed: readonly string[];
  finds: readonly { word: string; found: string }[];
  back: string;
};

/** Form of a synonym group, one word per line, with the number of items that each saved word finds. */
export function SynonymGroupForm({ group, typed, finds, back }: Props) {
  return (
    <DialogForm action={saveSynonymsAction} fields={{ id: group?.id, version: group?.version }} back={back}>
      <TextAreaField
        name="words"
        label={words['searchDesk.words']}
        hint={words['searchDesk.wordsHint']}
        rows={6}
        defaultValue={typed.map((word) => `${word}\n`).join('')}
        required={false}
      />
      {finds.length > 0 && (
        <section aria-labelledby="finds">
          <h3 id="finds" className="font-normal text-sm">
            {words['searchDesk.finds']}
          </h3>
          <dl className="mt-1 text-sm">
            {finds.map(({ word, found }) => (
              <div key={word} className="flex justify-between gap-4 border-line border-b py-1">
                <dt className="wrap-anywhere text-ink-2">{word}</dt>
                <dd className="tabular shrink-0">{found}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </DialogForm>
  );
}
