'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { contactMessages } from '../../contact/contact.messages';
import { taskStatuses } from '../../contact/tasks.schema';
import { addSuggestionStepAction } from '../../suggestions/suggestions.actions';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import type { SuggestionDetail } from '../../suggestions/suggestions.queries';
import { NOTE_LENGTH } from '../../suggestions/suggestions.schema';

const noteFields = [
  { name: 'note', label: words['suggestions.note'].th, hint: words['suggestions.noteHint'].th },
  { name: 'internalNote', label: words['suggestions.internalNote'].th, hint: words['suggestions.internalHint'].th },
] as const;

/** Adds a step: a status, a note for the sender and an internal note. */
export function SuggestionStepForm({ suggestion: { id, status, steps } }: { suggestion: SuggestionDetail }) {
  return (
    <ActionForm action={addSuggestionStepAction} fields={{ id, steps: steps.length }}>
      <SelectField
        name="status"
        label={words['suggestions.statuses'].th}
        defaultValue={status}
        choices={taskStatuses.map((one) => ({ value: one, label: contactMessages[`contact.status.${one}`] }))}
      />
      {noteFields.map(({ name, label, hint }) => (
        <TextAreaField key={name} name={name} label={label} hint={hint} optional rows={3} maxLength={NOTE_LENGTH} />
      ))}
      <SubmitRow>{words['suggestions.addStep'].th}</SubmitRow>
    </ActionForm>
  );
}
