'use client';

import { Alert } from '@/components/ui/alert';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { correctPeriodAction } from '../periods.actions';
import { periodsMessages as words } from '../periods.messages';
import { MAX_PERIOD_NAME, NOTE_LENGTH, type PeriodEntry } from '../periods.schema';

/** Extends a closed period or corrects its name, with the reason. */
export function CorrectionForm({ entry, back }: { entry: PeriodEntry; back: string }) {
  return (
    <DialogForm
      action={correctPeriodAction}
      fields={{ id: entry.id, version: entry.version, year: entry.fiscalYear }}
      back={back}
    >
      <Alert kind="warn">{words['periods.correctText']}</Alert>
      <Field name="name" label={words['periods.name']} defaultValue={entry.name} maxLength={MAX_PERIOD_NAME} />
      <DateTimeField
        name="closesAt"
        label={words['periods.newClosesAt']}
        value={entry.closesAt.toISOString()}
        time="16:30"
      />
      <TextAreaField name="note" label={words['periods.note']} rows={3} maxLength={NOTE_LENGTH} />

      <WarnUnsaved />
    </DialogForm>
  );
}
