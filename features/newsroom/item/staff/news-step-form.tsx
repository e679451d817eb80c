'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { useFieldState } from '@/components/ui/form/form-context';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { returnReasons } from '../../workflow/workflow.schema';
import type { ConfirmedStep } from './confirmed-steps';
import { StepProblems } from './step-problems';

type Props = {
  item: { id: number; version: number };
  event: ConfirmedStep;
  /** URL of the item's page. */
  href: string;
  onDone?: () => void;
  /** Closes the dialog; without it, cancelling leads back to `href`. */
  onCancel?: () => void;
};

const COMMENT_LENGTH = 1_000;
const OWN_FIELDS = ['reason', 'comment'];
const stepFields = { return: ReturnFields, hide: HideFields, bin: BinText } as const;

/** Form of a step that needs a confirmation. */
export function NewsStepForm({ item, event, href, onDone, onCancel }: Props) {
  const Part = stepFields[event];
  const cancel = newsroomMessages['newsroom.step.cancel'];
  return (
    <ActionForm
      action={transitionNewsAction}
      fields={{ id: item.id, version: item.version, event }}
      onDone={onDone}
      showError={false}
    >
      <StepProblems href={href} own={OWN_FIELDS} />
      <Part />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel ? <Button onClick={onCancel}>{cancel}</Button> : <LinkButton href={href}>{cancel}</LinkButton>}
        <SubmitButton>{newsroomMessages[`newsroom.event.${event}`]}</SubmitButton>
      </div>
    </ActionForm>
  );
}

function ReturnFields() {
  const reasons = returnReasons.map((value) => ({ value, label: newsroomMessages[`newsroom.reason.${value}`] }));
  return (
    <>
      <SelectField
        name="reason"
        label={newsroomMessages['newsroom.step.reason']}
        choices={[{ value: '', label: newsroomMessages['newsroom.step.choose'] }, ...reasons]}
      />
      <CommentField label={newsroomMessages['newsroom.step.comment']} />
    </>
  );
}

function HideFields() {
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-normal text-sm">{newsroomMessages['newsroom.step.hideHow']}</legend>
        <TombstoneRadio value="no" words={newsroomMessages['newsroom.step.hideGone']} />
        <TombstoneRadio value="yes" words={newsroomMessages['newsroom.step.hideStub']} />
      </fieldset>
      <CommentField
        label={newsroomMessages['newsroom.step.note']}
        hint={newsroomMessages['newsroom.step.noteHint']}
        optional
      />
    </>
  );
}

function TombstoneRadio({ value, words }: { value: 'no' | 'yes'; words: string }) {
  const { value: sent = 'no' } = useFieldState('stub');
  return (
    <label className="flex min-h-10 items-start gap-3 py-1.5 font-normal text-sm">
      <input
        type="radio"
        name="stub"
        value={value}
        defaultChecked={value === sent}
        className="mt-1 size-4 shrink-0 accent-red-800"
      />
      {words}
    </label>
  );
}

function BinText() {
  return <p className="text-sm">{newsroomMessages['newsroom.step.binText']}</p>;
}

function CommentField({ label, hint, optional }: { label: string; hint?: string; optional?: boolean }) {
  return <TextAreaField name="comment" label={label} hint={hint} optional={optional} maxLength={COMMENT_LENGTH} />;
}
