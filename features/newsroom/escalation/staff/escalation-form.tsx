'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { saveEscalationAction } from '../escalation.actions';
import { escalationMessages as words } from '../escalation.messages';

/** Form for the working days after which the office above is told of a waiting item. */
export function EscalationForm({ days }: { days: number }) {
  return (
    <ActionForm action={saveEscalationAction} className="grid max-w-read gap-5">
      <div className="max-w-md">
        <Field
          name="days"
          label={words['escalation.days']}
          hint={words['escalation.daysHint']}
          defaultValue={days}
          inputMode="numeric"
          className="tabular"
        />
      </div>
      <SubmitRow>{words['escalation.save']}</SubmitRow>
      <WarnUnsaved />
    </ActionForm>
  );
}
