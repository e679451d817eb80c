'use client';

import { useCloseDialog } from '@/components/ordered/edit-dialog';
import { SaveButtons } from '@/components/ordered/save-buttons';
import { ActionForm } from '@/components/ui/action-form';
import { Alert } from '@/components/ui/alert';
import { DateTimeField } from '@/components/ui/date-time-field';
import { controlClass, Field, FieldFrame } from '@/components/ui/field';
import { WarnUnsaved } from '@/components/ui/warn-unsaved';
import { correct } from '@/lib/periods/actions';
import { periodsMessages as words } from '@/lib/periods/messages';
import { NAME_LENGTH, NOTE_LENGTH, type PeriodEntry } from '@/lib/periods/schema';

/** Extends a closed period or corrects its name, with the reason. */
export function CorrectionForm({ entry, back }: { entry: PeriodEntry; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={correct} onDone={close}>
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="version" value={entry.version} />
      <input type="hidden" name="year" value={entry.fiscalYear} />
      <Alert kind="warn">{words['periods.correctText'].th}</Alert>
      <Field name="name" label={words['periods.name'].th} defaultValue={entry.name} maxLength={NAME_LENGTH} />
      <DateTimeField
        name="closesAt"
        label={words['periods.newClosesAt'].th}
        value={entry.closesAt.toISOString()}
        time="16:30"
      />
      <FieldFrame name="note" label={words['periods.note'].th}>
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
