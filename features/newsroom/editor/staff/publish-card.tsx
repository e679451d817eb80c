'use client';

import { useId } from 'react';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { editorMessages } from '../editor.messages';
import { CategoryField } from './category-field';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;

/** Category, publication times and pin of the item. */
export function PublishCard() {
  const session = useSession();
  const { mayPin, item } = session.start;
  const id = useId();
  const publishAt = useEditor(({ content }) => content.publishAt);
  const unpublishAt = useEditor(({ content }) => content.unpublishAt);
  const pinned = useEditor(({ content }) => content.pinned);
  const badStart = useFieldError('publishAt');
  const badEnd = useFieldError('unpublishAt');
  // A time that is still to be filled in is '', which the checklist counts as wrong.
  const timed = publishAt !== null;
  return (
    <section aria-label={t['editor.publishing']} className="rounded-md border border-line bg-surface p-4">
      <h2 className="mb-3 font-strong text-base">{t['editor.publishing']}</h2>
      <div className="grid gap-5">
        <CategoryField />
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
        {item?.canonicalUrl && (
          <p className="text-sm">
            <span className="block font-normal">{t['editor.source']}</span>
            <a
              href={item.canonicalUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="break-all text-link underline"
            >
              {item.canonicalUrl}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
