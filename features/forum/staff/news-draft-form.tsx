'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { saveNewsAction } from '@/features/newsroom/item/save.actions';
import { forumMessages as words } from '../forum.messages';

type Draft = { topic: string; detail: string; content: string };
type Props = {
  draft: Draft;
  /** Names this saving, so that one sent twice makes one draft. */
  draftKey: string;
  categories: readonly { id: number; name: string }[];
  /** The list of news in which the draft opens. */
  list: string;
  back: string;
};

/** Makes a draft of news with a topic's title and its first text, and opens it for writing. */
export function NewsDraftForm({ draft, draftKey, categories, list, back }: Props) {
  return (
    <ActionForm action={saveNewsAction}>
      <input type="hidden" name="key" value={draftKey} />
      <input type="hidden" name="path" value={list} />
      {Object.entries(draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-sm">{words['forum.makeNewsText'].th}</p>
      <SelectField
        name="categoryId"
        label={words['forum.newsCategory'].th}
        choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SaveButtons back={back} go={words['forum.makeNewsGo'].th} />
    </ActionForm>
  );
}
