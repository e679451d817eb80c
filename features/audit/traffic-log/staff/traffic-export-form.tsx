'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { startTrafficExportAction } from '../traffic-log.actions';
import { trafficMessages as words } from '../traffic-log.messages';

/** Form of an export: a window of one day and the reason, which is audited before the download. */
export function TrafficExportForm() {
  return (
    <ActionForm action={startTrafficExportAction} className="grid max-w-read gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <Field
          name="day"
          label={words['traffic.day']}
          placeholder={fieldMessages['ui.dayPlace'].th}
          inputMode="numeric"
          autoComplete="off"
        />
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={words[`traffic.${name}`]}
            hint={words['traffic.timeHint']}
            optional
            placeholder={fieldMessages['ui.timePlace']}
            autoComplete="off"
          />
        ))}
      </div>
      <Field
        name="reason"
        label={words['traffic.reason']}
        hint={words['traffic.reasonHint']}
        maxLength={500}
        autoComplete="off"
      />
      <SubmitRow>{words['traffic.download']}</SubmitRow>
    </ActionForm>
  );
}
