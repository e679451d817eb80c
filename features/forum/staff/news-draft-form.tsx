'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { saveNewsAction } from '@/features/newsroom/item/save.actions';
import { forumMessages as words } from '../forum.messages';

type Draft = { topic: string; detail: string; content: string };
type Props = {
  draft: Draft;
  /** Idempotency key: a form sent twice creates one draft. */
  draftKey: string;
  categories: readonly { id: number; name: string }[];
  /** Path of the news list in which the draft opens. */
  list: string;
  back: string;
};

/** Creates a news draft from a topic's title and first post, and opens it in the editor. */
export function NewsDraftForm({ draft, draftKey, categories, list, back }: Props) {
  return (
    <ActionForm action={saveNewsAction} fields={{ key: draftKey, path: list }}>
      {Object.entries(draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-sm">{words['forum.makeNewsText']}</p>
      <SelectField
        name="categoryId"
        label={words['forum.newsCategory']}
        choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SaveButtons back={back} go={words['forum.makeNewsGo']} />
    </ActionForm>
  );
}
