'use client';

import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { getButtonClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { NO_CATEGORY } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import type { EditorStart } from '../editor.schema';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;
type Categories = EditorStart['categories'];

/** Category of the item: a list of all, and a button for each that the office uses most. */
export function CategoryField() {
  const session = useSession();
  const { categories, base } = session.start;
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const filled = useEditor((snapshot) => snapshot.filled);
  const chosen = useEditor(({ content }) => content.categoryId);
  const error = useFieldError('categoryId');
  const sent = useFieldState('categoryId').value;
  // A category chosen before the script had loaded is in the field only.
  useEffect(() => {
    const typed = Number(list.current?.value);
    if (typed !== session.read().content.categoryId) session.change({ categoryId: typed });
  }, [session]);
  const choose = (categoryId: number) => {
    if (list.current) list.current.value = `${categoryId}`;
    session.change({ categoryId });
  };
  return (
    <div data-field="categoryId">
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {t['editor.category'].th}
      </label>
      <select
        key={filled}
        ref={list}
        id={id}
        name="categoryId"
        defaultValue={sent ?? (session.read().content.categoryId || '')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => session.change({ categoryId: Number(event.target.value) })}
        className={controlClass}
      >
        {base.categoryId === NO_CATEGORY && <option value="">{t['editor.chooseCategory']}</option>}
        <CategoryOptions categories={categories} />
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-normal text-bad text-sm">
          {error}
        </p>
      )}
      <UsualCategories categories={categories.filter(({ usual }) => usual)} chosen={chosen} onChoose={choose} />
    </div>
  );
}

type UsualProps = { categories: Categories; chosen: number; onChoose: (id: number) => void };

/** The usual categories, each chosen by one press. */
function UsualCategories({ categories, chosen, onChoose }: UsualProps) {
  if (categories.length === 0) return null;
  return (
    <fieldset className="mt-2 noscript:hidden">
      <legend className="mb-1.5 text-ink-2 text-xs">{t['editor.chooseUsual']}</legend>
      <div className="flex flex-wrap gap-2">
        {categories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={getButtonClass(
              { size: 'sm' },
              clsx('px-3! text-start! text-xs!', id === chosen && 'border-red-800! bg-red-50! text-link!'),
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The categories as options; the usual ones stand in a group of their own. */
function CategoryOptions({ categories }: { categories: Categories }) {
  const toOption = ({ id, name }: Categories[number]) => (
    <option key={id} value={id}>
      {name}
    </option>
  );
  const usual = categories.filter((one) => one.usual);
  if (usual.length === 0) return categories.map(toOption);
  return (
    <>
      <optgroup label={t['editor.usualCategories']}>{usual.map(toOption)}</optgroup>
      <optgroup label={t['editor.otherCategories']}>{categories.filter((one) => !one.usual).map(toOption)}</optgroup>
    </>
  );
}
