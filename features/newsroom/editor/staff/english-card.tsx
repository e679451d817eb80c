'use client';

import { useEffect, useId, useRef } from 'react';
import { controlClass } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { SUMMARY_LENGTH, TOPIC_LENGTH } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CardError } from './editor-card';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;

/** Headline and summary for the English pages, folded away until one of them is written. */
export function EnglishCard() {
  const { topicEn, summaryEn } = useSession().start.content;
  const errors = [useFieldError('topicEn'), useFieldError('summaryEn')];
  const isOpen = topicEn !== '' || summaryEn !== '' || errors.some((error) => error !== undefined);
  return (
    <details open={isOpen} className="rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-strong text-base">
        {t['editor.english']}
      </summary>
      <div className="grid gap-4 pb-4">
        <p className="text-ink-2 text-sm">{t['editor.englishHint']}</p>
        <EnglishField name="topicEn" label={t['editor.topicEn']} rows={2} maxLength={TOPIC_LENGTH} />
        <EnglishField name="summaryEn" label={t['editor.summaryEn']} rows={4} maxLength={SUMMARY_LENGTH} />
      </div>
    </details>
  );
}

type FieldProps = { name: 'topicEn' | 'summaryEn'; label: string; rows: number; maxLength: number };

function EnglishField({ name, label, ...size }: FieldProps) {
  const session = useSession();
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const filled = useEditor((snapshot) => snapshot.filled);
  const error = useFieldError(name);
  const sent = useFieldState(name).value;
  // Text typed before the script had loaded is in the field only.
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== session.read().content[name]) session.change({ [name]: typed });
  }, [session, name]);
  useEffect(() => {
    if (box.current && filled > 0) box.current.value = session.read().content[name];
  }, [session, filled, name]);
  return (
    <div data-field={name}>
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        name={name}
        lang="en"
        defaultValue={sent ?? session.start.content[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={(event) => session.change({ [name]: event.currentTarget.value })}
        className={controlClass}
        {...size}
      />
      <CardError id={`${id}-error`}>{error}</CardError>
    </div>
  );
}
