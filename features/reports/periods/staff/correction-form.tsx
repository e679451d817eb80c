'use client';

import { Alert } from '@/components/ui/alert';
import { ActionForm } from '@/components/ui/form/action-form';
import { DateTimeField } from '@/components/ui/form/date-time-field';
import { controlClass, Field, FieldFrame } from '@/components/ui/form/field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { correctPeriodAction } from '../periods.actions';
import { periodsMessages as words } from '../periods.messages';
import { MAX_PERIOD_NAME, NOTE_LENGTH, type PeriodEntry } from '../periods.schema';

/** Extends a closed period or corrects its name, with the reason. */
export function CorrectionForm({ entry, back }: { entry: PeriodEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={correctPeriodAction} onDone={close}>
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="version" value={entry.version} />
      <input type="hidden" name="year" value={entry.fiscalYear} />
      <Alert kind="warn">{words['periods.correctText']}</Alert>
      <Field name="name" label={words['periods.name']} defaultValue={entry.name} maxLength={MAX_PERIOD_NAME} />
      <DateTimeField
        name="closesAt"
        label={words['periods.newClosesAt']}
        value={entry.closesAt.toISOString()}
        time="16:30"
      />
      <FieldFrame name="note" label={words['periods.note']}>
        {({ value, ...wired }) => (
          <textarea
            name="note"
            required
            rows={3}
            maxLength={NOTE_LENGTH}
            defaultValue={value}
            className={controlClass}
            {...wired}
          />
        )}
      </FieldFrame>
      <SaveButtons back={back} />
      <WarnUnsaved />
    </ActionForm>
  );
}
