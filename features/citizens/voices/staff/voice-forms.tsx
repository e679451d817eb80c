'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { contactMessages } from '../../contact/contact.messages';
import type { VoiceDetail } from '../detail.queries';
import { answerVoiceAction, noteVoiceAction } from '../voices.actions';
import { voicesMessages as words } from '../voices.messages';
import { ANSWER_LENGTH, givenStatuses } from '../voices.schema';

type AnswerProps = { voice: Pick<VoiceDetail, 'id' | 'status' | 'seen' | 'isAnswerable'> };

/** Answer to the sender with the new status; for a voice without a sender's address the status alone. */
export function VoiceAnswerForm({ voice: { id, status, seen, isAnswerable } }: AnswerProps) {
  return (
    <ActionForm action={answerVoiceAction} fields={{ id, seen }}>
      {isAnswerable ? (
        <TextAreaField
          name="body"
          label={words['voices.body']}
          hint={words['voices.bodyHint']}
          optional
          rows={6}
          maxLength={ANSWER_LENGTH}
        />
      ) : (
        <p className="text-ink-2 text-sm">{words['voices.noReader']}</p>
      )}
      <SelectField
        name="status"
        label={words['voices.status']}
        defaultValue={status === 'new' ? 'done' : status}
        choices={givenStatuses.map((one) => ({ value: one, label: contactMessages[`contact.status.${one}`] }))}
      />
      <SubmitRow>{words['voices.save']}</SubmitRow>
    </ActionForm>
  );
}

/** Adds an internal note. */
export function VoiceNoteForm({ id }: { id: number }) {
  return (
    <ActionForm action={noteVoiceAction} fields={{ id }} className="mt-4 grid gap-3">
      <TextAreaField
        name="body"
        label={words['voices.note']}
        hint={words['voices.noteHint']}
        rows={3}
        maxLength={ANSWER_LENGTH}
      />
      <SubmitRow look="outline" size="sm">
        {words['voices.saveNote']}
      </SubmitRow>
    </ActionForm>
  );
}
