'use client';

import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { SelectField } from '@/components/ui/form/select-field';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { IconButton } from '@/components/ui/icon-button';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { returnReasons } from '../../workflow/workflow.schema';
import { MAX_POINTS, QUOTE_LENGTH, REMARK_LENGTH } from '../points.schema';
import { reviewMessages as words } from '../review.messages';
import { QuoteHighlights } from './quote-highlights';
import { type DraftPoint, useReturnDraft } from './return-scope';
import { QUOTABLE } from './selected-words';

const COMMENT_LENGTH = 1_000;
const reasons = returnReasons.map((value) => ({ value, label: newsroomMessages[`newsroom.reason.${value}`] }));
const reasonChoices = [{ value: '', label: newsroomMessages['newsroom.step.choose'] }, ...reasons];

type Props = {
  item: { id: number; version: number };
  /** Performs the step. */
  action: FormAction;
};

/** Return of an item, written beside its text: points, reason and comment. Ctrl+Enter sends it, Esc closes it. */
export function ReturnPanel({ item, action }: Props) {
  const draft = useReturnDraft();
  if (!draft) return null;
  // They say enough.
  const hasPoints = draft.points.some(isWritten);
  const close = () => {
    draft.close();
    document.querySelector<HTMLElement>('[data-key=return] a')?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.querySelector('form')?.requestSubmit();
  };
  return (
    <section
      aria-labelledby="return"
      // Kept while it is closed, with all that was typed.
      hidden={!draft.isOpen}
      onKeyDown={press}
      className="rounded-md border border-gold-500 bg-surface p-5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:rounded-b-none max-lg:shadow-lift lg:sticky lg:top-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <h2 id="return" className="text-lg">
        {words['review.return.title']}
      </h2>
      <p className="mt-1 mb-4 font-normal text-ink-2 text-sm">{words['review.return.hint']}</p>
      <ActionForm action={action} fields={{ ...item, event: 'return' }} className="grid gap-4">
        <WarnUnsaved />
        <QuoteHighlights quotes={draft.points.map(({ quote }) => quote)} within={QUOTABLE} name="review-draft" />
        <ol className="grid gap-3">
          {draft.points.map((point, index) => (
            <PointFields
              key={point.key}
              point={point}
              number={index + 1}
              place={draft.points.slice(0, index).filter(isWritten).length}
              isNewest={point.key === draft.newest}
            />
          ))}
        </ol>
        {draft.points.length < MAX_POINTS && (
          <div>
            <Button size="sm" icon={Plus} onClick={draft.add}>
              {words['review.return.add']}
            </Button>
          </div>
        )}
        <SelectField name="reason" label={words['review.return.reason']} choices={reasonChoices} optional={hasPoints} />
        <TextAreaField
          name="comment"
          label={words['review.return.comment']}
          rows={2}
          maxLength={COMMENT_LENGTH}
          optional={hasPoints}
        />
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-5 py-3">
          <Button onClick={close}>{words['review.return.close']}</Button>
          <SubmitButton>{words['review.return.send']}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  );
}

/** Points without any words are not sent. */
const isWritten = ({ quote, remark }: DraftPoint): boolean => `${quote}${remark}`.trim() !== '';

type FieldsProps = {
  point: DraftPoint;
  number: number;
  /** Place among those that are sent. */
  place: number;
  isNewest: boolean;
};

/** One point: quoted words and remark. */
function PointFields({ point, number, place, isNewest }: FieldsProps) {
  const id = useId();
  const refused = useFieldState(`points.${place}.remark`).error;
  const error = isWritten(point) && point.remark.trim() === '' ? refused : undefined;
  const draft = useReturnDraft();
  const remark = useRef<HTMLTextAreaElement>(null);
  const isOpen = draft?.isOpen ?? false;
  useEffect(() => {
    if (isOpen && isNewest) remark.current?.focus();
  }, [isOpen, isNewest]);
  const label = `${words['review.return.point']} ${number}`;
  return (
    <li className="grid gap-2 rounded-sm border border-line p-3">
      <div className="flex items-center justify-between gap-2 text-sm">
        <span className="font-strong">{label}</span>
        <IconButton
          label={`${words['review.return.remove']} (${number})`}
          onClick={() => draft?.remove(point.key)}
          className="-my-2 -me-2"
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <input
        type="text"
        name="quote"
        value={point.quote}
        maxLength={QUOTE_LENGTH}
        aria-label={`${words['review.return.quote']} (${label})`}
        placeholder={words['review.return.quote']}
        onChange={({ target }) => draft?.change(point.key, { quote: target.value })}
        className={`${controlClass} text-sm!`}
      />
      <textarea
        ref={remark}
        name="remark"
        rows={2}
        value={point.remark}
        maxLength={REMARK_LENGTH}
        aria-label={`${words['review.return.remark']} (${label})`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        placeholder={words['review.return.remark']}
        onChange={({ target }) => draft?.change(point.key, { remark: target.value })}
        className={`${controlClass} field-sizing-content min-h-16`}
      />
      {error && (
        <p id={id} className="font-normal text-bad text-sm">
          {error}
        </p>
      )}
    </li>
  );
}
