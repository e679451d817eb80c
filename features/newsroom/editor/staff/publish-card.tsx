'use client';

import { useEffect, useId, useRef } from 'react';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { controlClass } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { NO_CATEGORY } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import type { EditorStart } from '../editor.schema';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;

/** Category, publication times and pin of the item. */
export function PublishCard() {
  const session = useSession();
  const { categories, mayPin } = session.start;
  const id = useId();
  const category = useRef<HTMLSelectElement>(null);
  const filled = useEditor((snapshot) => snapshot.filled);
  const publishAt = useEditor(({ content }) => content.publishAt);
  const unpublishAt = useEditor(({ content }) => content.unpublishAt);
  const pinned = useEditor(({ content }) => content.pinned);
  const badStart = useFieldError('publishAt');
  const badEnd = useFieldError('unpublishAt');
  const badCategory = useFieldError('categoryId');
  const sent = useFieldState('categoryId').value;
  const mayLack = session.start.base.categoryId === NO_CATEGORY;
  // A category chosen before the script had loaded is in the field only.
  useEffect(() => {
    const typed = Number(category.current?.value);
    if (typed !== session.read().content.categoryId) session.change({ categoryId: typed });
  }, [session]);
  // A time that is still to be filled in is '', which the checklist counts as wrong.
  const timed = publishAt !== null;
  return (
    <section aria-label={t['editor.publishing']} className="rounded-md border border-line bg-surface p-4">
      <h2 className="mb-3 font-strong text-base">{t['editor.publishing']}</h2>
      <div className="grid gap-5">
        <div data-field="categoryId">
          <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
            {t['editor.category'].th}
          </label>
          <select
            key={filled}
            ref={category}
            id={id}
            name="categoryId"
            defaultValue={sent ?? (session.read().content.categoryId || '')}
            aria-invalid={badCategory ? true : undefined}
            aria-describedby={badCategory ? `${id}-error` : undefined}
            onChange={(event) => session.change({ categoryId: Number(event.target.value) })}
            className={controlClass}
          >
            {mayLack && <option value="">{t['editor.chooseCategory']}</option>}
            <CategoryOptions categories={categories} />
          </select>
          {badCategory && (
            <p id={`${id}-error`} className="mt-1.5 font-normal text-bad text-sm">
              {badCategory}
            </p>
          )}
        </div>
        <fieldset data-field="publishAt">
          <legend className="mb-1 font-normal text-sm">{t['editor.when'].th}</legend>
          <div className="noscript:hidden">
            {[false, true].map((atTime) => (
              <label key={String(atTime)} className="flex min-h-10 items-center gap-3 text-sm">
                <input
                  type="radio"
                  name={`${id}-when`}
                  checked={timed === atTime}
                  onChange={() => session.change({ publishAt: atTime ? '' : null })}
                  className="size-5 accent-red-800"
                />
                {t[atTime ? 'editor.atTime' : 'editor.atOnce']}
              </label>
            ))}
          </div>
          <div className={timed ? 'mt-2' : 'hidden noscript:block'}>
            <DateTimeField
              name="publishAt"
              label={t['editor.publishAt']}
              value={publishAt}
              onChange={(value) => session.change({ publishAt: value })}
              optional
              time="08:30"
              error={badStart}
            />
          </div>
        </fieldset>
        <div data-field="unpublishAt">
          <DateTimeField
            name="unpublishAt"
            label={t['editor.unpublishAt'].th}
            value={unpublishAt}
            onChange={(value) => session.change({ unpublishAt: value === '' ? null : value })}
            optional
            time="23:59"
            error={badEnd}
          />
        </div>
        {mayPin && (
          <label className="flex min-h-10 items-center gap-3 text-sm noscript:hidden">
            <input
              type="checkbox"
              checked={pinned}
              onChange={(event) => session.change({ pinned: event.target.checked })}
              className="size-5 accent-red-800"
            />
            {t['editor.pinned']}
          </label>
        )}
      </div>
    </section>
  );
}

/** The categories as options; the usual ones stand in a group of their own. */
function CategoryOptions({ categories }: Pick<EditorStart, 'categories'>) {
  const toOption = ({ id, name }: EditorStart['categories'][number]) => (
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
