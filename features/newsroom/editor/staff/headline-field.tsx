'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFieldState } from '@/components/ui/form/form-context';
import { formatNumber } from '@/lib/time/format';
import { TOPIC_ADVISED, TOPIC_LENGTH } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CardError } from './editor-card';
import { focusField } from './focus-field';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;

/** Enter goes on to the text; a headline has one line. */
function goOnToText(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  focusField('detail');
}

/** The headline, as large as readers see it; it grows with what is typed. */
export function HeadlineField() {
  const session = useSession();
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const length = useEditor(({ content }) => content.topic.length);
  const filled = useEditor((snapshot) => snapshot.filled);
  const error = useFieldError('topic');
  const sent = useFieldState('topic').value;
  // Text typed before the script had loaded is in the field only.
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== session.read().content.topic) session.change({ topic: typed });
  }, [session]);
  useEffect(() => {
    if (box.current && filled > 0) box.current.value = session.read().content.topic;
  }, [session, filled]);
  const tone = length > TOPIC_LENGTH ? 'text-bad' : length > TOPIC_ADVISED ? 'text-warn' : 'text-ink-3';
  return (
    <div data-field="topic">
      <label htmlFor={id} className="sr-only">
        {t['editor.topic'].th}
      </label>
      <textarea
        ref={box}
        id={id}
        name="topic"
        rows={1}
        required
        maxLength={TOPIC_LENGTH}
        defaultValue={sent ?? session.start.content.topic}
        placeholder={t['editor.topicPlace']}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-length${error ? ` ${id}-error` : ''}`}
        onInput={(event) => session.change({ topic: event.currentTarget.value })}
        // biome-ignore lint/a11y/noAutofocus: writing begins with the headline
        autoFocus
        onKeyDown={goOnToText}
        className={clsx(
          'field-sizing-content block w-full resize-none border-line border-b bg-transparent py-2 font-strong text-2xl text-ink leading-[1.45]',
          'placeholder:font-normal placeholder:text-ink-3 hover:border-line-strong aria-invalid:border-bad',
        )}
      />
      <div className="flex items-start justify-between gap-4">
        <div id={`${id}-error`}>
          <CardError>{error}</CardError>
        </div>
        <p id={`${id}-length`} className={clsx('tabular mt-1.5 shrink-0 text-xs', tone)}>
          {formatNumber(length)} / {TOPIC_ADVISED} {t['editor.advised']} · {t['editor.atMost']} {TOPIC_LENGTH}
        </p>
      </div>
    </div>
  );
}
