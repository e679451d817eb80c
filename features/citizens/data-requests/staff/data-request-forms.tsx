'use client';

import { CalendarPlus } from 'lucide-react';
import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { taskStatuses } from '../../contact/tasks.schema';
import { addDataRequestStepAction, extendDataRequestAction } from '../data-requests.actions';
import { dataRequestsMessages as words } from '../data-requests.messages';
import type { DataRequestDetail } from '../data-requests.queries';
import { NOTE_LENGTH } from '../data-requests.schema';

type Props = { request: DataRequestDetail };

/** Adds a step: a status, a note for the requester and an internal note. */
export function DataRequestStepForm({ request: { id, status, steps } }: Props) {
  const field = bindFields(words, 'rights');
  return (
    <ActionForm action={addDataRequestStepAction} fields={{ id, steps: steps.length }}>
      <SelectField
        name="status"
        label={words['rights.statuses']}
        defaultValue={status}
        choices={taskStatuses.map((one) => ({ value: one, label: words[`rights.status.${one}`] }))}
      />
      <TextAreaField {...field('note')} optional rows={6} maxLength={NOTE_LENGTH} />
      <TextAreaField
        {...field('internalNote')}
        hint={words['rights.internalHint']}
        optional
        rows={3}
        maxLength={NOTE_LENGTH}
      />
      <SubmitRow>{words['rights.addStep']}</SubmitRow>
    </ActionForm>
  );
}

/** Extends the deadline once, with a reason. */
export function DataRequestExtendForm({ request: { id, steps } }: Props) {
  return (
    <details className="rounded-sm border border-line px-4 py-3">
      <summary className="flex cursor-pointer items-center gap-3 font-normal text-sm">
        <CalendarPlus aria-hidden="true" className="size-5 text-gold-700" />
        {words['rights.extend']}
      </summary>
      <ActionForm action={extendDataRequestAction} fields={{ id, steps: steps.length }} className="mt-4 grid gap-4">
        <TextAreaField
          name="reason"
          label={words['rights.reason']}
          hint={words['rights.extendLead']}
          rows={3}
          maxLength={NOTE_LENGTH}
        />
        <SubmitRow look="outline" size="sm">
          {words['rights.extend']}
        </SubmitRow>
      </ActionForm>
    </details>
  );
}
