'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
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
  const close = useCloseDialog();
  return (
    <ActionForm action={saveSynonymsAction} onDone={close}>
      <input type="hidden" name="id" value={group?.id ?? ''} />
      <input type="hidden" name="version" value={group?.version ?? ''} />
      <FieldFrame name="words" label={words['searchDesk.words']} hint={words['searchDesk.wordsHint']}>
        {({ value, ...wired }) => (
          <textarea
            name="words"
            rows={6}
            defaultValue={value ?? typed.map((word) => `${word}\n`).join('')}
            className={controlClass}
            {...wired}
          />
        )}
      </FieldFrame>
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
      <SaveButtons back={back} />
    </ActionForm>
  );
}
