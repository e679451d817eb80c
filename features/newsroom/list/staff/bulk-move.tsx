'use client';

import { SubmitButton } from '@/components/ui/form/submit-button';
import { newsroomBulkMessages as words } from '../list.messages';

type Props = { categories: readonly { id: number; name: string }[]; onPress: () => void };

/** Select and button that move the chosen items to another category. */
export function BulkMove({ categories, onPress }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <select
        name="categoryId"
        aria-label={words['newsroomBulk.category']}
        defaultValue=""
        className="min-h-10 min-w-0 rounded-sm border border-line-strong bg-surface px-3 py-1.5 text-sm hover:border-ink-3 max-sm:flex-1 sm:max-w-44"
      >
        <option value="">{words['newsroomBulk.category']}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <SubmitButton name="event" value="move" size="sm" look="outline" onClick={onPress}>
        {words['newsroomBulk.move']}
      </SubmitButton>
    </span>
  );
}
